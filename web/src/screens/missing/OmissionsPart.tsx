import { useQuery } from "@apollo/client/react";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { OmissionDecision, OmissionState, ThemeOmissionsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { PartNote, TablePart } from "../../components/data-table/TablePart.tsx";
import { Pager } from "../../components/pager/Pager.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate, timeLabel } from "../../domain/day.ts";
import classes from "./missing.module.css";
import { OmissionMonths } from "./OmissionMonths.tsx";
import { OmissionTrial } from "./OmissionTrial.tsx";
import { OMISSIONS } from "./omission-documents.ts";
import { omissionCauseLabel, omissionText as text } from "./omission-text.ts";
import { useOmissions } from "./use-omissions.ts";

const PAGE_SIZE = 20;
const SHOWS: readonly OmissionState[] = ["OPEN", "ADDED", "DISMISSED"];
type List = ThemeOmissionsQuery["omissions"];
export type Omission = List["omissions"][number];

/** もれ診断: terms that would take articles which the themes did not, with their trial, and what became of them by month. Admins only. */
export default function OmissionsPart() {
  return (
    <>
      <Suggestions />
      <OmissionMonths />
    </>
  );
}

function Suggestions() {
  const [params] = useSearchParams();
  const asked = /^[1-9]\d{0,9}$/.exec(params.get("theme") ?? "")?.[0] ?? "";
  const [filters, setFilters] = useState({ themeId: asked, state: "OPEN" as OmissionState, page: 1 });
  const { themeId, state, page } = filters;
  const query = useQuery(OMISSIONS, {
    variables: { themeId: themeId || null, state, page, pageSize: PAGE_SIZE },
    ...SHOWN,
  });
  const narrow = (changes: Partial<typeof filters>) => setFilters({ ...filters, page: 1, ...changes });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ omissions: list }) => (
        <TablePart title={text.title}>
          <p className="jp">{text.lead}</p>
          <div className={classes.filters}>
            <Segments
              label={text.show}
              labelHidden
              values={SHOWS}
              names={text.shows}
              value={state}
              onChoose={(value) => narrow({ state: value })}
            />
            <NativeSelect
              aria-label={text.theme}
              data={themeChoices(list, themeId)}
              value={themeId}
              onChange={({ currentTarget }) => narrow({ themeId: currentTarget.value })}
            />
          </div>
          <Rows list={list} isNarrowed={themeId !== "" || state !== "OPEN"} />
          {list.total > 0 && (
            <Pager page={page} pageSize={PAGE_SIZE} total={list.total} onPage={(next) => narrow({ page: next })} />
          )}
        </TablePart>
      )}
    </QueryState>
  );
}

/** Themes with open suggestions, and the chosen one where it has none any more. */
const themeChoices = ({ themes, omissions }: List, chosen: string) => [
  { value: "", label: text.allThemes },
  ...themes.map(({ themeId, name, open }) => ({ value: themeId, label: text.themeCount(name, open) })),
  ...(chosen === "" || themes.some(({ themeId }) => themeId === chosen)
    ? []
    : [{ value: chosen, label: omissions[0]?.themeName ?? text.chosenTheme }]),
];

function Rows({ list, isNarrowed }: { list: List; isNarrowed: boolean }) {
  const { busy, said, settle } = useOmissions();
  return (
    <>
      <SaidLine said={said} />
      {list.omissions.length === 0 ? (
        <PartNote>{isNarrowed ? text.noneHere : `${text.none}。${text.noneHelp}`}</PartNote>
      ) : (
        <CardTable label={text.title} columns={[text.term, text.theme, text.article, text.cause, text.settling]}>
          {list.omissions.map((omission) => (
            <OmissionRow key={omission.id} omission={omission} busy={busy} onSettle={settle} />
          ))}
        </CardTable>
      )}
    </>
  );
}

interface RowProps {
  omission: Omission;
  busy: boolean;
  onSettle: (omission: Omission, decision: OmissionDecision) => void;
}

function OmissionRow({ omission, busy, onSettle }: RowProps) {
  const [isTried, setTried] = useState(false);
  const { id, term, themeName, title, mediaName, day, articles, cause, message } = omission;
  return (
    <>
      <tr>
        <th scope="row" className={classes.what}>
          {term}
        </th>
        <td className="jp">{themeName}</td>
        <td className={classes.what}>
          <span className="jp">{title}</span>
          <small>
            <span>{mediaName}</span>
            <span>{slashDate(day)}</span>
            {articles > 1 && <span>{text.others(articles - 1)}</span>}
          </small>
        </td>
        <td className={classes.told}>
          <StateTag tone="plain">{omissionCauseLabel(cause)}</StateTag>
          <span className="jp">{message}</span>
        </td>
        <td>
          <Acts
            omission={omission}
            busy={busy}
            onSettle={onSettle}
            isTried={isTried}
            onTry={() => setTried(!isTried)}
          />
        </td>
      </tr>
      {isTried && (
        <tr>
          <td colSpan={5}>
            <OmissionTrial id={id} />
          </td>
        </tr>
      )}
    </>
  );
}

interface ActsProps extends RowProps {
  isTried: boolean;
  onTry: () => void;
}

function Acts({ omission, busy, onSettle, isTried, onTry }: ActsProps) {
  const { term, ownTerm, state, settledBy, settledAt } = omission;
  const act = (decision: OmissionDecision, name: string) => (
    <Button
      variant="default"
      size="xs"
      aria-disabled={busy}
      aria-label={text.of(name, term)}
      onClick={() => onSettle(omission, decision)}
    >
      {name}
    </Button>
  );
  if (state !== "OPEN")
    return (
      <div className={classes.acts}>
        <small>{settledAt && text.settledAt(settledBy ?? "", timeLabel(settledAt, "full"))}</small>
        {state === "DISMISSED" && act("REOPEN", text.reopen)}
      </div>
    );
  return (
    <div className={`${classes.acts} ${classes.decisions}`}>
      <Button
        variant="default"
        size="xs"
        aria-expanded={isTried}
        aria-label={text.of(isTried ? text.close : text.try, term)}
        onClick={onTry}
      >
        {isTried ? text.close : text.try}
      </Button>
      {act("ADD_WORD", text.addWord)}
      {ownTerm !== null && act("ADD_SYNONYM", text.addSynonym)}
      {act("DISMISS", text.dismiss)}
    </div>
  );
}
