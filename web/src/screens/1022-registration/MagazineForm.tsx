import "../../design/form-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, NativeSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { DataTable } from "../../components/data-table/DataTable.tsx";
import { TablePager } from "../../components/data-table/TablePager.tsx";
import { TableToolbar } from "../../components/data-table/TableToolbar.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { faultsText, refusal, sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { SeveralField } from "../../components/several-field/SeveralField.tsx";
import { isDay, todayInTokyo } from "../../domain/day.ts";
import { defaultPeriod } from "../../domain/period.ts";
import { REGISTER_MAGAZINE_ARTICLES, REGISTRABLE_MAGAZINES } from "./documents.ts";
import { MAGAZINE_COLUMNS } from "./magazine-columns.tsx";
import classes from "./registration.module.css";
import { registrationText, magazineText as text } from "./text.ts";
import type { Medium, RegistrableTheme } from "./use-registrations.ts";

interface MagazineFormProps {
  themes: readonly RegistrableTheme[];
  media: readonly Medium[];
}

/** Articles of magazines, ticked and registered to themes. */
export function MagazineForm({ themes, media }: MagazineFormProps) {
  const list = useMagazines();
  const { model, period, query } = list;
  return (
    <div className={classes.magazines}>
      <div className={classes.tools}>
        <TableToolbar model={model} filterLabel={text.words}>
          <NativeSelect
            aria-label={text.magazine}
            data={[
              { value: "", label: text.allMagazines },
              ...media.flatMap(({ code, name, source }) =>
                source === "MAGAZINE" ? [{ value: code, label: name }] : [],
              ),
            ]}
            value={list.mediaCode}
            onChange={({ currentTarget }) => list.chooseMedium(currentTarget.value)}
          />
          <PeriodDays label={registrationText.period} value={period} onChange={list.setPeriod} />
        </TableToolbar>
      </div>
      <div className={classes.said}>
        <SaidLine said={list.said} />
      </div>
      <DataTable
        label={registrationText.wayNames.magazine}
        model={model}
        unit={text.unit}
        rowName={({ title }) => title}
        batch={(ids, clear) => (
          <MagazineBatch themes={themes} count={ids.length} onRegister={(to) => list.register(ids, to, clear)} />
        )}
        isNarrowed={list.isNarrowed}
        failed={text.failed}
        error={query.data ? undefined : query.error}
        refused={list.fault}
        onRetry={() => void query.refetch().catch(() => undefined)}
        empty={<EmptyState title={text.none} />}
        noMatch={<EmptyState title={text.noMatch} message={text.noMatchHelp} />}
      />
      <div className={classes.pager}>
        <TablePager model={model} unit={text.unit} />
      </div>
    </div>
  );
}

interface MagazineBatchProps {
  themes: readonly RegistrableTheme[];
  count: number;
  onRegister: (themeIds: readonly string[]) => void;
}

function MagazineBatch({ themes, count, onRegister }: MagazineBatchProps) {
  const [themeIds, setThemes] = useState<readonly string[]>([]);
  return (
    <>
      <span className={classes.batchThemes}>
        <SeveralField
          label=""
          aria-label={registrationText.theme}
          placeholder={registrationText.addTheme}
          none={registrationText.noTheme}
          choices={themes.map(({ id, name }) => ({ value: id, label: name }))}
          value={themeIds}
          onChange={setThemes}
        />
      </span>
      <Button
        size="xs"
        disabled={themeIds.length === 0}
        leftSection={<IconCheck size={14} stroke={1.75} />}
        onClick={() => onRegister(themeIds)}
      >
        {text.register(count)}
      </Button>
    </>
  );
}

/** Milliseconds in which somebody types on. */
const TYPING = 300;

function useMagazines() {
  const view = useTableView("registrable-magazines");
  const [keyword] = useDebouncedValue(view.filter.trim().slice(0, 100), TYPING);
  const [mediaCode, setMedium] = useState("");
  const usual = defaultPeriod(todayInTokyo(new Date()));
  const [period, setPeriod] = useState<{ start: string; end: string }>(usual);
  const start = isDay(period.start) ? period.start : usual.start;
  const end = isDay(period.end) ? period.end : usual.end;
  const { page, pageSize } = view;
  const query = useQuery(REGISTRABLE_MAGAZINES, {
    variables: { keyword, mediaCode, start, end, page, pageSize },
    ...SHOWN,
  });
  const [send] = useMutation(REGISTER_MAGAZINE_ARTICLES, { refetchQueries: [REGISTRABLE_MAGAZINES] });
  const { said, act } = useAction();
  const answer = (query.data ?? query.previousData)?.registrableMagazines;
  const found = answer?.__typename === "RegistrableMagazinePage" ? answer : undefined;
  const model = useDataTable({
    view,
    columns: MAGAZINE_COLUMNS,
    rows: found?.articles,
    total: found?.total,
    rowId: ({ id }) => id,
  });
  return {
    ...{ model, query, period, setPeriod, mediaCode, said },
    chooseMedium(code: string) {
      view.change({ page: 1 });
      setMedium(code);
    },
    isNarrowed: keyword !== "" || mediaCode !== "",
    fault:
      answer === undefined || answer.__typename === "RegistrableMagazinePage"
        ? undefined
        : answer.__typename === "Refusal"
          ? answer.message
          : faultsText(answer.fieldErrors),
    register: (ids: readonly string[], themeIds: readonly string[], then: () => void) =>
      void act(async () => {
        const { data } = await send({ variables: { articleIds: [...ids], themeIds: [...themeIds] } });
        const done = data.registerMagazineArticles;
        if (done.__typename === "Refusal") return refusal(done);
        if (done.__typename === "InvalidForm") return sentence(faultsText(done.fieldErrors));
        then();
        return text.done(ids.length);
      }),
  };
}
