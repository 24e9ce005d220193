import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { Effects } from "../../components/edit-form/Effects.tsx";
import { figure, meterName, UsageMeter } from "../../components/usage-meter/UsageMeter.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import type { Meter } from "../../domain/usage-meter.ts";
import { type GroupValues, toForm } from "./group-values.ts";
import { MailSection } from "./MailSection.tsx";
import { text } from "./text.ts";
import type { StoredGroup } from "./use-user-group.ts";
import classes from "./user-group.module.css";

interface GroupEffectsProps {
  stored: StoredGroup;
  values: GroupValues;
}

/** What saving changes for the group's users: tabs that come and go, caps that are full immediately, mails. */
export function GroupEffects({ stored, values }: GroupEffectsProps) {
  const { group } = stored;
  const sources = sourcesOf(stored, values);
  const full = fullCaps(stored, values);
  const effects = [...sourceEffects(sources), ...full.map(text.capReached)];
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
      {group.id !== null && (
        <>
          <CapMeters stored={stored} values={values} />
          <MailSection
            settings={stored.mailSettings}
            before={sources.before}
            after={sources.after}
            isCapFull={full.length > 0}
          />
        </>
      )}
    </Effects>
  );
}

/** This month's uses beside the caps as they stand in the form. */
function CapMeters({ stored: { group, choices }, values }: GroupEffectsProps) {
  const { useMaxCount1, useMaxCount2, useLines, demandId } = toForm(values);
  const unit = choices.demandUnits.find(({ id }) => id === demandId);
  const own = { name: null, lines: useLines.filter((line) => line > 0), forecast: null };
  const meters: Meter[] = [
    { ...own, cap: "NEWSPAPER_IMAGE", used: group.mc.count, max: shownCap(useMaxCount1) },
    { ...own, cap: "NEWSPAPER_TEXT", used: group.sc.count, max: shownCap(useMaxCount2) },
    ...(unit ? [unitMeter(unit)] : []),
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

const unitMeter = ({ name, uses }: StoredGroup["choices"]["demandUnits"][number]): Meter => ({
  ...{ cap: "DEMAND_UNIT", name, used: uses.count, max: uses.cap, lines: [], forecast: null },
});

/** A cap that is not a number yet has no meter. */
const shownCap = (cap: number | null | undefined): number | null =>
  typeof cap === "number" && Number.isFinite(cap) && cap >= 0 ? cap : null;

interface Sources {
  /** The contract's that the group's users see, as it is and as it would be saved. */
  before: readonly number[];
  after: readonly number[];
  /** The contract's. */
  shown: readonly number[];
}

function sourcesOf({ group, choices }: StoredGroup, values: GroupValues): Sources {
  const shown = DATA_SECTIONS.filter((section) => choices.sections.includes(section));
  const of = (sources: readonly { dataSection: number }[]) =>
    shown.filter((section) => sources.some(({ dataSection }) => dataSection === section));
  return { shown, before: group.id === null ? [] : of(group.sources), after: of(toForm(values).sources) };
}

function sourceEffects({ shown, before, after }: Sources): string[] {
  const nameOf = (section: number) => groupText.sources[section] ?? "";
  return [
    ...before.filter((section) => !after.includes(section)).map((section) => text.sourceGone(nameOf(section))),
    ...after.filter((section) => !before.includes(section)).map((section) => text.sourceComes(nameOf(section))),
    ...(shown.length === 0 || after.length > 0 ? [] : [text.noSource]),
  ];
}

/** Kinds of originals whose cap would be full as soon as it is saved. */
function fullCaps({ group }: StoredGroup, values: GroupValues): string[] {
  const { useMaxCount1, useMaxCount2 } = toForm(values);
  const isFull = (cap: number | null | undefined, { count }: { count: number }) =>
    typeof cap === "number" && group.id !== null && count >= cap;
  return [...(isFull(useMaxCount1, group.mc) ? [text.mc] : []), ...(isFull(useMaxCount2, group.sc) ? [text.sc] : [])];
}
