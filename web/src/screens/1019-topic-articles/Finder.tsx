import { faultsText } from "../../components/form/outcome.ts";
import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { defaultPeriod, type Period } from "../../domain/period.ts";
import { countOf, type Source } from "../../domain/source.ts";
import { UnsearchedDays } from "../../features/search-form/UnsearchedDays.tsx";
import { FINDER_THEMES, FOUND_BY_THEME, FOUND_BY_WORDS } from "./documents.ts";
import { FoundList, PAGE_SIZE } from "./FoundList.tsx";
import { finderText as text } from "./text.ts";
import classes from "./topic-articles.module.css";

const BYS = ["words", "theme"] as const;
/** Of several words: all of them, or any. */
const OPERATORS = [1, 2] as const;
type Operator = (typeof OPERATORS)[number];
/** Milliseconds in which somebody types on. */
const TYPING = 400;

interface FinderProps {
  source: Source;
  /** Articles that the topic has already. */
  inTopic: ReadonlySet<string>;
  /** @param place from 1 in the list as it is shown; at the end without one */
  onAdd: (ids: readonly string[], place?: number) => void;
}

/** The search beside a topic: by words over all that the contract may see, or what a theme has found. */
export function Finder(props: FinderProps) {
  const [by, setBy] = useState<(typeof BYS)[number]>("words");
  const [typed, setTyped] = useState("");
  const [words] = useDebouncedValue(typed.trim(), TYPING);
  const [operator, setOperator] = useState<Operator>(1);
  const [themeId, setTheme] = useState("");
  const [period, setPeriod] = useState<Period>(() => defaultPeriod(todayInTokyo(new Date())));
  const key = [props.source, by, words, operator, themeId, period.start, period.end].join(" ");
  return (
    <section className={classes.finder} aria-label={text.label}>
      <div className={classes.tools}>
        <Segments label={text.by} labelHidden values={BYS} names={text.bys} value={by} onChoose={setBy} />
        {by === "words" ? (
          <>
            <TextInput
              type="search"
              className={classes.words}
              aria-label={text.words}
              placeholder={text.words}
              leftSection={<IconSearch size={16} stroke={1.75} />}
              maxLength={1000}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <NativeSelect
              className={classes.operator}
              aria-label={text.operator}
              data={OPERATORS.map((each) => ({ value: String(each), label: text.operators[each] }))}
              value={String(operator)}
              onChange={({ currentTarget }) => setOperator(currentTarget.value === "2" ? 2 : 1)}
            />
          </>
        ) : (
          <ThemeSelect value={themeId} onChoose={setTheme} />
        )}
        <PeriodDays label={text.period} value={period} onChange={setPeriod} />
      </div>
      {by === "words" && words !== "" && (
        <FoundByWords key={key} {...props} words={words} operator={operator} period={period} />
      )}
      {by === "theme" && themeId !== "" && <FoundByTheme key={key} {...props} themeId={themeId} period={period} />}
      {by === "words" && words === "" && <p className={classes.hint}>{text.hint}</p>}
      {by === "theme" && themeId === "" && <p className={classes.hint}>{text.hintTheme}</p>}
    </section>
  );
}

function ThemeSelect({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const { data } = useQuery(FINDER_THEMES, SHOWN);
  const themes = (data?.mailTargets.targets ?? []).filter(({ dataKbn }) => dataKbn === DATA_KBN.theme);
  return (
    <NativeSelect
      className={classes.words}
      aria-label={text.theme}
      data={[
        { value: "", label: text.chooseTheme },
        ...themes.flatMap(({ id, name }) => (id === null ? [] : [{ value: id, label: name }])),
      ]}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}

/** "" where a day is missing: the server's own end then. */
const ends = ({ start, end }: Period) => ({ ...(start && { start }), ...(end && { end }) });

interface WordsProps extends FinderProps {
  words: string;
  operator: Operator;
  period: Period;
}

function FoundByWords({ words, operator, period, source, ...rest }: WordsProps) {
  const [page, setPage] = useState(1);
  const variables = {
    form: { keyword1: words, operator, ...ends(period) },
    list: { source, page, pageSize: PAGE_SIZE },
  };
  const query = useQuery(FOUND_BY_WORDS, { variables, ...SHOWN });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ trialSearch: answer }) => {
        if (answer.__typename === "Refusal") return <RefusedState message={answer.message} />;
        if (answer.__typename === "InvalidForm") return <RefusedState message={faultsText(answer.fieldErrors)} />;
        const found = answer.headlines.map(({ articleId: id, issueDate: day, ...headline }) => ({
          id,
          day,
          ...headline,
        }));
        return (
          <>
            <UnsearchedDays days={answer.unsearchedDays} />
            <FoundList {...rest} found={found} total={countOf(answer.counts, source)} page={page} onPage={setPage} />
          </>
        );
      }}
    </QueryState>
  );
}

function FoundByTheme({ themeId, period, source, ...rest }: FinderProps & { themeId: string; period: Period }) {
  const [page, setPage] = useState(1);
  const list = {
    selection: { kind: "THEME" as const, id: themeId },
    period: ends(period),
    source,
    page,
    pageSize: PAGE_SIZE,
  };
  const query = useQuery(FOUND_BY_THEME, { variables: { list }, ...SHOWN });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ articleList }) =>
        articleList ? (
          <FoundList
            {...rest}
            found={articleList.articles.map(({ processDate: day, ...article }) => ({ day, ...article }))}
            total={articleList.totalCount}
            page={page}
            onPage={setPage}
          />
        ) : (
          <EmptyState title={text.none} message={text.noneHelp} />
        )
      }
    </QueryState>
  );
}
