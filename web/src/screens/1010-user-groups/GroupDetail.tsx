import { useQuery } from "@apollo/client/react";
import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { Link } from "react-router";
import type { CapOutlookQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { figure } from "../../components/usage-meter/UsageMeter.tsx";
import { spokenDay, timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { groupText } from "../../domain/text/group-text.ts";
import { CAP_OUTLOOK } from "../../features/usage-inquiry/outlook-documents.ts";
import { editPath } from "./columns.tsx";
import { FULL_CAPS } from "./documents.ts";
import { text } from "./text.ts";
import type { DemandUnit, UserGroup } from "./use-user-groups.ts";
import classes from "./user-groups.module.css";

interface GroupDetailProps {
  group: UserGroup;
  /** All of the contract: those of the same demand unit are named. */
  groups: readonly UserGroup[];
  units: readonly DemandUnit[];
}

/** What the columns can't say of a group: its users by right, its caps, whom it shares a demand unit with, the articles to choose from. */
export const GroupDetail = ({ group, groups, units }: GroupDetailProps) => (
  <div className={classes.detail}>
    <Members group={group} />
    <Caps group={group} />
    <Unit
      unit={units.find(({ id }) => id === group.demandUnit?.id)}
      partners={groups.filter(({ id, demandUnit }) => id !== group.id && demandUnit?.id === group.demandUnit?.id)}
    />
    <Sources group={group} />
  </div>
);

function Members({ group: { id, userCount, adminCount, topicUserCount, stoppedCount } }: { group: UserGroup }) {
  const counts = [
    [text.admins, adminCount],
    [text.topicUsers, topicUserCount],
    [text.others, userCount - adminCount - topicUserCount],
  ] as const;
  return (
    <section>
      <h3>
        {text.members(groupText.people(userCount))}
        {stoppedCount > 0 && text.stopped(stoppedCount)}
      </h3>
      <dl>
        {counts.map(([name, count]) => (
          <Fact key={name} name={name} value={groupText.people(count)} />
        ))}
      </dl>
      <Link to={`${pathOf("1013")}?group=${id}`}>{text.seeUsers}</Link>
    </section>
  );
}

const KINDS = ["mc", "sc"] as const;
const isFull = ({ count, cap }: UserGroup["mc"]): boolean => cap !== null && Math.max(count, cap) > 0 && count >= cap;

function Caps({ group }: { group: UserGroup }) {
  const full = KINDS.filter((kind) => isFull(group[kind]));
  const { data } = useQuery(FULL_CAPS, { variables: { id: group.id }, skip: full.length === 0, ...SHOWN });
  const outlook = useQuery(CAP_OUTLOOK, { skip: full.length > 0, ...SHOWN });
  const fullAt = { mc: data?.userGroupForm?.mcFullAt, sc: data?.userGroupForm?.scFullAt };
  return (
    <section>
      <h3>{full.length === 0 ? text.capsHold : full.map((kind) => text.full(text.capKinds[kind])).join("　")}</h3>
      {full.length === 0 && <p className="jp">{outlook.data && forecastOf(group, outlook.data.capOutlook)}</p>}
      {full.map((kind) => (
        <p key={kind} className="jp">
          {fullAt[kind] && text.fullAt(figure(group[kind].cap ?? 0), timeLabel(fullAt[kind], "short"))}
          {text.fullHelp[kind]}
        </p>
      ))}
      <Link to={editPath(group)}>{text.changeCaps}</Link>
    </section>
  );
}

const CAPS = { mc: "NEWSPAPER_IMAGE", sc: "NEWSPAPER_TEXT" } as const;

function forecastOf(group: UserGroup, outlook: CapOutlookQuery["capOutlook"]): string {
  const coming = KINDS.flatMap((kind) => {
    const day = outlook.find(({ groupId, meter }) => groupId === group.id && meter.cap === CAPS[kind])?.meter.forecast;
    return day ? [text.forecast(text.capKinds[kind], spokenDay(day))] : [];
  });
  return coming.join("") || text.noForecast;
}

function Unit({ unit, partners }: { unit: DemandUnit | undefined; partners: readonly UserGroup[] }) {
  if (!unit)
    return (
      <section>
        <h3>{text.segments.noUnit}</h3>
        <p className="jp">{text.noUnitHelp}</p>
      </section>
    );
  const { count, cap } = unit.uses;
  return (
    <section>
      <h3>{unit.name}</h3>
      <p>
        <b>{cap === null ? text.unitUsesWithoutCap(figure(count)) : text.unitUses(figure(count), figure(cap))}</b>
      </p>
      <p className="jp">
        {partners.length > 0 && text.unitWith(partners.map(({ name }) => name).join("・"))}
        {cap !== null && text.unitHelp}
      </p>
    </section>
  );
}

function Sources({ group: { sources } }: { group: UserGroup }) {
  const uses = DATA_SECTIONS.flatMap((section) => sources.find(({ dataSection }) => dataSection === section) ?? []);
  return (
    <section>
      <h3>{text.selectable}</h3>
      {uses.length === 0 && <p className="jp">{text.noSourceHelp}</p>}
      <dl>
        {uses.map(({ dataSection, allArticlesSelectable }) => (
          <Fact
            key={dataSection}
            name={groupText.sources[dataSection] ?? ""}
            value={allArticlesSelectable ? text.selectableAll : text.selectableThemes}
          />
        ))}
      </dl>
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
