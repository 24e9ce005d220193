/** A theme, theme group or topic that a mail can be of. */
export interface MailTarget {
  /** 1 theme, 2 theme group, 3 topic, 5 every theme and theme group. */
  dataKbn: number;
  id: string;
  name: string;
}

export type TargetName = Pick<MailTarget, "dataKbn" | "id">;

/** `1.7`: how addresses and dropdowns name one. */
export const writeTarget = ({ dataKbn, id }: TargetName): string => `${dataKbn}.${id}`;

/** Null for what names none. */
export function readTarget(text: string | null): TargetName | null {
  const [, kind, id] = /^([1235])\.(\d{1,10})$/.exec(text ?? "") ?? [];
  return kind === undefined || id === undefined ? null : { dataKbn: Number(kind), id };
}

/** Topics, theme groups and themes, each with what there is of it. */
export const targetGroups = <Target extends MailTarget>(
  targets: readonly Target[],
): { dataKbn: 1 | 2 | 3; targets: Target[] }[] =>
  ([3, 2, 1] as const)
    .map((dataKbn) => ({ dataKbn, targets: targets.filter((target) => target.dataKbn === dataKbn) }))
    .filter((group) => group.targets.length > 0);
