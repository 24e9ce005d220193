import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { Effects } from "../../components/edit-form/Effects.tsx";
import { figure, meterName, UsageMeter } from "../../components/usage-meter/UsageMeter.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import type { Meter } from "../../domain/usage-meter.ts";
import { type GroupValues, toForm } from "./group-values.ts";
import { text } from "./text.ts";
import type { StoredGroup } from "./use-user-group.ts";
import classes from "./user-group.module.css";

interface GroupEffectsProps {
  stored: StoredGroup;
  values: GroupValues;
}

/** What saving changes for the group's users: tabs that come and go, caps that are reached at once. */
export function GroupEffects({ stored, values }: GroupEffectsProps) {
  const { group } = stored;
  const effects = effectsOf(stored, values);
  return (
    <Effects>
      <p>{group.id === null ? text.newGroup : text.holdsAtOnce(group.userCount)}</p>
      {effects.length === 0 ? (
        <p>{text.noChange}</p>
      ) : (
        <ul className={classes.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      {group.id !== null && <CapMeters group={group} values={values} />}
    </Effects>
  );
}

/** This month's uses beside the caps as they stand in the form. */
function CapMeters({ group, values }: { group: StoredGroup["group"]; values: GroupValues }) {
  const { useMaxCount1, useMaxCount2 } = toForm(values);
  const meters: Meter[] = [
    { cap: "NEWSPAPER_IMAGE", name: null, used: group.mc.count, max: shownCap(useMaxCount1) },
    { cap: "NEWSPAPER_TEXT", name: null, used: group.sc.count, max: shownCap(useMaxCount2) },
  ];
  return (
    <section className={classes.meters}>
      <h3>{text.capsNow}</h3>
      {meters.map((meter) => (
        <p key={meter.cap}>
          {meterName(meter)}
          <b>
            {meter.max === null
              ? text.usedWithoutCap(figure(meter.used))
              : text.usedOf(figure(meter.used), figure(meter.max))}
          </b>
          <UsageMeter meter={meter} size="card" />
        </p>
      ))}
    </section>
  );
}

/** A cap that is not a number yet has no meter. */
const shownCap = (cap: number | null | undefined): number | null =>
  typeof cap === "number" && Number.isFinite(cap) && cap >= 0 ? cap : null;

function effectsOf({ group, choices }: StoredGroup, values: GroupValues): string[] {
  const isNew = group.id === null;
  const before = isNew ? [] : group.sources.map(({ dataSection }) => dataSection);
  const form = toForm(values);
  const after = form.sources.map(({ dataSection }) => dataSection);
  const shown = DATA_SECTIONS.filter((section) => choices.sections.includes(section));
  const nameOf = (section: number) => groupText.sources[section] ?? "";
  const reached = (cap: number | null | undefined, { count }: { count: number }, kind: string) =>
    typeof cap === "number" && !isNew && count >= cap ? [text.capReached(kind)] : [];
  return [
    ...shown
      .filter((section) => before.includes(section) && !after.includes(section))
      .map((section) => text.sourceGone(nameOf(section))),
    ...shown
      .filter((section) => !before.includes(section) && after.includes(section))
      .map((section) => text.sourceComes(nameOf(section))),
    ...(shown.length === 0 || shown.some((section) => after.includes(section)) ? [] : [text.noSource]),
    ...reached(form.useMaxCount1, group.mc, text.mc),
    ...reached(form.useMaxCount2, group.sc, text.sc),
  ];
}
