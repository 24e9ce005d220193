import type { UserViewScreenQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { type Fact, Facts } from "../../components/facts/Facts.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import { roleNames } from "../../domain/text/role-names.ts";
import { NodeTable } from "./NodeTable.tsx";
import { text } from "./text.ts";
import classes from "./user-view.module.css";

type UserView = NonNullable<UserViewScreenQuery["userView"]>;
type ViewedUser = UserView["user"];

/** Whose view, the sources, what he may do with originals, and every topic, theme group and theme with its reason. */
export function ViewOfUser({ view }: { view: UserView }) {
  const { user } = view;
  return (
    <>
      <div className={classes.columns}>
        <section>
          <h2>{text.whose(user.name, user.userId)}</h2>
          <UserFacts user={user} />
        </section>
        <Sources view={view} />
      </div>
      {(["topics", "groups", "themes"] as const).map((kind) => (
        <NodeTable key={kind} kind={kind} nodes={view[kind]} group={user.userGroupName} />
      ))}
    </>
  );
}

function UserFacts({ user }: { user: ViewedUser }) {
  const flags = [
    ...(user.loginStopped ? [text.loginStopped] : []),
    ...(user.mailStopped ? [text.mailStopped] : []),
    ...(user.ipRestricted ? [text.ipRestricted] : []),
    ...(user.passwordChangeStopped ? [text.passwordChangeStopped] : []),
  ];
  const facts: Fact[] = [
    [text.group, user.userGroupName],
    [text.kind, roleNames[user.role]],
    [text.browsing, user.themeBrowsing ? text.browsesAll : text.browsesGroup],
    [text.mc, abilitiesOf(user.abilities.mc)],
    [text.sc, abilitiesOf(user.abilities.sc)],
    [text.flags, flags.join("、") || text.noFlag],
  ];
  return <Facts facts={facts} />;
}

const ABILITIES = ["viewPdf", "printPdf", "viewText", "printText"] as const;

const abilitiesOf = (abilities: ViewedUser["abilities"]["mc"]): string =>
  ABILITIES.flatMap((name) => (abilities[name] ? [text[name]] : [])).join("・") || text.nothing;

function Sources({ view: { sources, unlinked } }: { view: UserView }) {
  const yes = (holds: boolean) => (holds ? text.yes : text.no);
  return (
    <section>
      <h2>{text.sources}</h2>
      {unlinked && <p className={classes.muted}>{text.unlinked}</p>}
      <CardTable
        label={text.sources}
        columns={[text.source, text.seen, text.contract, text.userGroup, text.selectable]}
      >
        {sources.map((source) => (
          <tr key={source.dataSection}>
            <th scope="row">{groupText.sources[source.dataSection]}</th>
            <td>
              <StateTag tone={source.visible ? "ok" : "danger"}>
                {source.visible ? text.isSeen : text.isHidden}
              </StateTag>
            </td>
            <td>{yes(source.contract)}</td>
            <td>{yes(source.userGroup)}</td>
            <td>{source.userGroup && (source.allArticlesSelectable ? text.all : text.byTheme)}</td>
          </tr>
        ))}
      </CardTable>
    </section>
  );
}
