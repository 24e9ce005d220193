import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AttentionContractsQuery, MorningArrivalsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { ContractStateTag } from "../../components/state-tag/ContractStateTag.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { stepNames } from "../../domain/text/contract-text.ts";
import classes from "./operator-home.module.css";
import { ATTENTION_CONTRACTS, MORNING_ARRIVALS } from "./operator-home-documents.ts";
import { ALARMS, SOURCES } from "./sources.ts";
import { operatorHomeText as text } from "./text.ts";

type Contract = AttentionContractsQuery["contracts"]["contracts"][number];

/** Contracts in these states wait for somebody. */
const WAITING: readonly string[] = ["preparing", "ending", "read_only"];
const MOST = 8;

/** What waits for somebody: media that did not come as they should, contracts before their first mail or near their end. */
export const Attention = () => (
  <div className={classes.attention}>
    <Media />
    <Contracts />
  </div>
);

interface PartProps {
  title: string;
  none: string;
  /** Where all of them are. */
  to: string;
  children: ReactNode[];
}

const Part = ({ title, none, to, children }: PartProps) => (
  <section className={classes.part} aria-label={title}>
    <h2>{title}</h2>
    {children.length === 0 ? <p>{none}</p> : <ul>{children.slice(0, MOST)}</ul>}
    {children.length > MOST && <Link to={to}>{text.allOf(children.length)}</Link>}
  </section>
);

function Media() {
  const query = useQuery(MORNING_ARRIVALS, SHOWN);
  return (
    <QueryState query={query} failed={text.mediaFailed}>
      {(data) => (
        <Part title={text.lateMedia} none={text.noLateMedia} to={pathOf("el-arrivals")}>
          {lateMedia(data).map(({ code, name, state, dueTime, source }) => (
            <li key={code}>
              <Link to={`${pathOf("el-arrivals")}?source=${source}`}>{name}</Link>
              <StateTag tone={state === "missing" ? "danger" : "warn"}>{text.mediumStates[state]}</StateTag>
              {dueTime !== null && <small>{text.due(dueTime)}</small>}
            </li>
          ))}
        </Part>
      )}
    </QueryState>
  );
}

const lateMedia = (data: MorningArrivalsQuery) =>
  SOURCES.flatMap(([key, source]) =>
    data[key].media.filter(({ state }) => ALARMS.includes(state)).map((medium) => ({ ...medium, source })),
  );

function Contracts() {
  const query = useQuery(ATTENTION_CONTRACTS, SHOWN);
  return (
    <QueryState query={query} failed={text.contractsFailed}>
      {({ contracts: { contracts } }) => (
        <Part title={text.waitingContracts} none={text.noWaitingContracts} to={pathOf("el-contracts")}>
          {contracts
            .filter(({ state }) => WAITING.includes(state))
            .map((contract) => (
              <li key={contract.id}>
                <Link to={`${pathOf("el-contract")}?id=${contract.id}`}>{contract.name}</Link>
                <ContractStateTag state={contract.state} />
                <small>{waitsFor(contract)}</small>
              </li>
            ))}
        </Part>
      )}
    </QueryState>
  );
}

function waitsFor({ state, endDate, missing }: Contract): string {
  if (state !== "preparing") return endDate === null ? "" : text.ends(slashDate(endDate));
  return text.lacks(missing.map((step) => stepNames[step] ?? step));
}
