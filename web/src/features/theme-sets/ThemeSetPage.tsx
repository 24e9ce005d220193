import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import "../../design/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { IconPencil, IconSearch, IconSortAZ, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useLayout } from "../../browser/use-layout.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { OrderBar } from "../../components/ordered-list/OrderBar.tsx";
import { OrderedList, OrderKeys } from "../../components/ordered-list/OrderedList.tsx";
import { type Order, useOrder } from "../../components/ordered-list/use-order.ts";
import { AddButton } from "../../components/page/AddButton.tsx";
import { Page } from "../../components/page/Page.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import { columnsFor } from "./columns.tsx";
import { OrderPreview } from "./OrderPreview.tsx";
import { setText as text } from "./text.ts";
import { isForNobody, type ThemeSetLine } from "./theme-set-line.ts";
import type { ThemeSetActs } from "./use-theme-set-acts.ts";

interface ThemeSetPageProps {
  /** テーマグループ or トピックス. */
  thing: string;
  lines: readonly ThemeSetLine[];
  acts: ThemeSetActs;
  /** Path of the form. */
  form: string;
  emptyHelp: string;
}

const idOf = ({ id }: ThemeSetLine) => id;
const nameOf = ({ name }: ThemeSetLine) => name;
const AUDIENCES = ["all", "nobody"] as const;

/** Theme groups or topics in the order in which users see them (1004, 1016): ordered by drag, keys and buttons. */
export function ThemeSetPage({ thing, lines, acts, form, emptyHelp }: ThemeSetPageProps) {
  const navigate = useNavigate();
  const isNarrow = useLayout() === "narrow";
  const order = useOrder({ rows: lines, idOf, nameOf });
  const { shown, filter, isFiltered } = useFilter(order, thing);
  const [asking, ask] = useState<ThemeSetLine | null>(null);
  const add = <AddButton onAdd={() => navigate(form)}>{text.add(thing)}</AddButton>;
  if (lines.length === 0)
    return (
      <Page title={thing} width="flush">
        <SaidLine said={acts.said} />
        <EmptyState title={`${thing}はまだありません`} message={emptyHelp}>
          {add}
        </EmptyState>
      </Page>
    );
  return (
    <Page
      title={thing}
      width="flush"
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconSortAZ size={16} stroke={1.75} />}
            onClick={() => order.arrange(byName(lines), text.sortedByName)}
          >
            {text.sortByName}
          </Button>
          {add}
        </>
      }
      toolbar={
        <>
          {filter}
          <OrderKeys />
        </>
      }
      aside={<OrderPreview thing={thing} lines={order.rows} />}
      bar={<OrderBar order={order} busy={acts.busy} onSave={(ids) => acts.order(ids, order.reset)} />}
    >
      <SaidLine said={acts.said} />
      {isFiltered && shown.length === 0 ? (
        <EmptyState title={text.noMatch(thing)} />
      ) : (
        <OrderedList
          label={text.order(thing)}
          order={order}
          shown={isFiltered ? shown : undefined}
          columns={columnsFor(thing, form, isNarrow)}
          actions={(line) => [
            { label: groupText.edit, icon: IconPencil, run: () => void navigate(`${form}?id=${line.id}`) },
            { label: groupText.remove, icon: IconTrash, danger: true, run: () => ask(line) },
          ]}
        />
      )}
      {asking && (
        <LazyDangerDialog
          title={text.removeTitle(asking.name)}
          goes={text.removeGoes(asking.name, asking.userGroupCount)}
          stays={text.removeHelp}
          confirm={groupText.remove}
          onConfirm={() => {
            ask(null);
            acts.remove(asking);
          }}
          onClose={() => ask(null)}
        />
      )}
    </Page>
  );
}

const collator = new Intl.Collator("ja", { numeric: true });
const byName = (lines: readonly ThemeSetLine[]): string[] =>
  lines.toSorted((a, b) => collator.compare(a.name, b.name)).map(idOf);

const folded = (given: string): string => given.normalize("NFKC").toLowerCase().trim();

function useFilter(order: Order<ThemeSetLine>, thing: string) {
  const [words, setWords] = useState("");
  const [audience, setAudience] = useState<(typeof AUDIENCES)[number]>("all");
  const shown = order.rows.filter(
    (line) => folded(line.name).includes(folded(words)) && (audience === "all" || isForNobody(line)),
  );
  const filter = (
    <>
      <TextInput
        type="search"
        aria-label={`${thing}を${text.filter}`}
        placeholder={text.filter}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Segments
        label={text.seenBy}
        labelHidden
        values={AUDIENCES}
        names={text.segments}
        value={audience}
        onChoose={setAudience}
      />
    </>
  );
  return { shown, filter, isFiltered: words.trim() !== "" || audience !== "all" };
}
