const KINDS = ["THEME", "THEME_GROUP", "TOPIC"] as const;
type Kind = (typeof KINDS)[number];

interface TargetOptionsProps<Target> {
  targets: readonly Target[];
  names: Readonly<Record<Kind, string>>;
  keyOf: (target: Target) => string;
}

/** What an edition can be of, as options of a select: themes, theme groups and topics. */
export function TargetOptions<Target extends { kind: string; id: string; name: string }>({
  targets,
  names,
  keyOf,
}: TargetOptionsProps<Target>) {
  return KINDS.map((kind) => {
    const own = targets.filter((target) => target.kind === kind);
    return own.length === 0 ? null : (
      <optgroup key={kind} label={names[kind]}>
        {own.map((target) => (
          <option key={target.id} value={keyOf(target)}>
            {target.name}
          </option>
        ))}
      </optgroup>
    );
  });
}
