/** The row of a list, by its data-row, in which the focus is; null where it is elsewhere. */
export const rowWithFocus = (): string | null =>
  document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row ?? null;
