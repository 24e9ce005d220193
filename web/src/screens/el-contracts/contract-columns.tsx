import { Link } from "react-router";
import type { ContractsScreenQuery } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { ContractStateTag } from "../../components/state-tag/ContractStateTag.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import {
  familyNameOf,
  sectionNames,
  signInWayNames,
  stepNames,
  contractText as text,
} from "../../domain/text/contract-text.ts";
import classes from "./contracts.module.css";

export type ContractRow = ContractsScreenQuery["contracts"]["contracts"][number];

const MARKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SOON = 0.8;

export const contractPath = (id: string): string => `${pathOf("el-contract")}?id=${id}`;

/** Steps that are done as filled marks, and what is missing in words. */
function Steps({ stepsDone, missing, state }: ContractRow) {
  if (state !== "preparing") return "–";
  return (
    <span className={classes.steps} title={missing.map((step) => stepNames[step] ?? step).join("、")}>
      <span className={classes.dots} aria-hidden="true">
        {MARKS.map((mark) => (
          <i key={mark} data-done={mark <= stepsDone} />
        ))}
      </span>
      <span>
        <b>{text.done(stepsDone)}</b>
        {missing.length > 0 && ` ${text.missing(missing.length)}`}
      </span>
    </span>
  );
}

/** Uses of this month beside the caps. */
function Uses({ used, useMax }: ContractRow) {
  if (useMax === null) return text.items(used);
  const tone = used >= useMax ? "danger" : used >= useMax * SOON ? "warn" : "plain";
  const of = text.of(used, text.items(useMax));
  return (
    <span className={classes.uses} data-tone={tone}>
      {tone === "plain" ? of : <StateTag tone={tone}>{of}</StateTag>}
      <i aria-hidden="true">
        <i style={{ width: `${Math.min(1, used / Math.max(1, useMax)) * 100}%` }} />
      </i>
    </span>
  );
}

export const CONTRACT_COLUMNS: readonly Column<ContractRow>[] = [
  {
    id: "code",
    header: text.code,
    cell: ({ id, code }) => <Link to={contractPath(id)}>{code}</Link>,
  },
  { id: "name", header: text.company, cell: ({ name }) => <b>{name}</b>, card: "title", wraps: true },
  { id: "state", header: text.state, cell: ({ state }) => <ContractStateTag state={state} /> },
  { id: "steps", header: text.steps, cell: (row) => <Steps {...row} /> },
  {
    id: "users",
    header: text.users,
    numeric: true,
    cell: ({ users, userMax }) => (userMax === null ? text.people(users) : text.of(users, text.people(userMax))),
  },
  { id: "uses", header: text.uses, numeric: true, cell: (row) => <Uses {...row} /> },
  {
    id: "sections",
    header: text.sections,
    card: "none",
    cell: ({ sections }) => (
      <span className={classes.tags}>
        {sections.map((section) => (
          <StateTag key={section} tone="plain">
            {sectionNames[section] ?? section}
          </StateTag>
        ))}
      </span>
    ),
  },
  {
    id: "signIn",
    header: text.signIn,
    card: "none",
    cell: ({ signInWays }) => signInWays.map((way) => signInWayNames[way] ?? way).join("・"),
  },
  {
    id: "end",
    header: text.end,
    cell: ({ endDate, state }) =>
      endDate === null ? text.noEnd : <span data-soon={state !== "in_service"}>{endDate.replaceAll("-", "/")}</span>,
  },
  {
    id: "personInCharge",
    header: text.personInCharge,
    cell: ({ personInCharge: person }) => (person === null ? "–" : familyNameOf(person)),
  },
];
