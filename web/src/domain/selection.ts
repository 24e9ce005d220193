/** What an article list is of: a theme, a theme group or a topic (spec section 3, data_kbn). */
export type SelectionKind = "THEME" | "THEME_GROUP" | "TOPIC";

export interface Selection {
  readonly kind: SelectionKind;
  readonly id: string;
}

export const sameSelection = (a: Selection | null, b: Selection | null): boolean =>
  a === b || (a !== null && b !== null && a.kind === b.kind && a.id === b.id);
