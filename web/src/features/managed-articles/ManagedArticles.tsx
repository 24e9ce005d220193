import {
  IconEye,
  IconEyeOff,
  IconFileText,
  IconFolderMinus,
  IconMessageOff,
  IconTag,
  IconUsers,
} from "@tabler/icons-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useLayout } from "../../browser/use-layout.ts";
import { DataTable } from "../../components/data-table/DataTable.tsx";
import type { RowAction } from "../../components/data-table/row-action.ts";
import { TablePager } from "../../components/data-table/TablePager.tsx";
import { TableToolbar } from "../../components/data-table/TableToolbar.tsx";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { SourceTabs } from "../../components/source-tabs/SourceTabs.tsx";
import type { HomeAddress } from "../../domain/home-address.ts";
import { countOf } from "../../domain/source.ts";
import { articleRefOf } from "../article-list/article-ref.ts";
import { readersAddress } from "../as-readers/AsReaders.tsx";
import { asReadersText } from "../as-readers/text.ts";
import { themeRemovalText } from "../theme-removal/text.ts";
import { type ThemeRemoval, useThemeRemoval } from "../theme-removal/use-theme-removal.ts";
import { ArticleBatch } from "./ArticleBatch.tsx";
import { articleColumns } from "./article-columns.tsx";
import { ManagedFilters } from "./ManagedFilters.tsx";
import { managedText as text } from "./text.ts";
import { type ArticleChanges, useArticleChanges } from "./use-article-changes.ts";
import { ARTICLE_STATES, type ManagedArticle, type ManagedList, useManagedList } from "./use-managed-list.ts";

const ArticleDialog = lazy(() =>
  loadChunk(() => import("./ArticleDialog.tsx").then(({ ArticleDialog: dialog }) => ({ default: dialog }))),
);

const AssessDialog = lazy(() => loadChunk(() => import("../assessment/AssessDialog.tsx")));

interface ManagedArticlesProps {
  title: string;
  /** Of its table: what is kept of it. */
  name: string;
  /** Offers search expressions beside plain words. */
  searches: boolean;
}

/** The administrators' lists of articles: what narrows them, tabs, states, and what is done with one or several. */
export function ManagedArticles({ title, name, searches }: ManagedArticlesProps) {
  const list = useManagedList(name);
  const { view, page, query, seen } = list;
  const changes = useArticleChanges(seen);
  const removal = useThemeRemoval(["ManagedArticles"]);
  const [opened, open] = useState<ManagedArticle | null>(null);
  const [assessed, assess] = useState<readonly ManagedArticle[] | null>(null);
  const columns = useMemo(() => articleColumns(open), []);
  const navigate = useNavigate();
  const isNarrow = useLayout() === "narrow";
  const rows = page?.articles;
  const model = useDataTable({ view, columns, rows, total: page?.total, rowId: ({ id }) => id });
  return (
    <>
      <Page
        title={title}
        lead={isNarrow ? text.phoneNote : undefined}
        width="flush"
        toolbar={
          <>
            <SaidLine said={changes.said} />
            <SaidLine said={removal.said} />
            <TableToolbar model={model} filterLabel={list.isExpression ? text.expression : text.filter}>
              <ManagedFilters list={list} searches={searches} />
            </TableToolbar>
          </>
        }
        bar={<TablePager model={model} unit={text.unit} />}
      >
        <SourceTabs
          sources={list.sources}
          active={list.source}
          countOf={(source) => (page ? countOf(page.counts, source) : null)}
          onChoose={list.chooseSource}
          aside={<States list={list} />}
        >
          {list.fault !== undefined ? (
            <EmptyState title={text.cannotFind} message={list.fault} />
          ) : (
            <DataTable
              label={title}
              model={model}
              unit={text.unit}
              isNarrowed={list.isNarrowed}
              rowName={(article) => article.title}
              onOpen={open}
              actions={(article) => [
                ...actionsOf(article, changes, open),
                ...readersOf(article, () => navigate(readersAddress(addressOf(article, list)))),
                { label: text.assessment, icon: IconTag, run: () => assess([article]) },
                ...removalOf(article, removal, list.themeId),
              ]}
              batch={
                isNarrow
                  ? undefined
                  : (ids, clear) => (
                      <ArticleBatch {...{ ids, clear, seen, changes, removal, assess }} themeId={list.themeId} />
                    )
              }
              failed={text.failed}
              error={page ? undefined : query.error}
              onRetry={() => void query.refetch().catch(() => undefined)}
              empty={<EmptyState title={text.none} message={text.noneHelp} />}
              noMatch={<EmptyState title={text.noMatch} message={text.noMatchHelp} />}
            />
          )}
        </SourceTabs>
      </Page>
      <Suspense>
        {assessed && <AssessDialog articles={assessed} refetch={["ManagedArticles"]} onClose={() => assess(null)} />}
      </Suspense>
      <Suspense>
        {opened && <ArticleDialog article={opened} asReaders={addressOf(opened, list)} onClose={() => open(null)} />}
      </Suspense>
    </>
  );
}

function States({ list: { page, state, chooseState } }: { list: ManagedList }) {
  const counts = page?.states;
  const named = (each: keyof typeof text.states, count: number | undefined) =>
    count === undefined || each === "ALL" ? text.states[each] : text.stateCount(text.states[each], count);
  return (
    <Segments
      label={text.state}
      labelHidden
      values={ARTICLE_STATES}
      names={{
        ALL: named("ALL", counts?.all),
        PUBLISHED: named("PUBLISHED", counts?.published),
        UNPUBLISHED: named("UNPUBLISHED", counts?.unpublished),
        COMMENTED: named("COMMENTED", counts?.commented),
      }}
      value={state}
      onChoose={chooseState}
    />
  );
}

/** What can be done with one article, by its state. */
function actionsOf(
  article: ManagedArticle,
  changes: ArticleChanges,
  open: (article: ManagedArticle) => void,
): RowAction[] {
  const { id, published, comment } = article;
  return [
    { label: text.open, icon: IconFileText, run: () => open(article) },
    published
      ? { label: text.unpublish, icon: IconEyeOff, run: () => void changes.setPublished([id], false) }
      : { label: text.publish, icon: IconEye, run: () => void changes.setPublished([id], true) },
    ...(comment === ""
      ? []
      : [{ label: text.removeComment, icon: IconMessageOff, run: () => void changes.removeComments([id]) }]),
  ];
}

/** Where readers see an article: in the theme and period that the list is narrowed to. */
const addressOf = (article: ManagedArticle, { themeId, source, period }: ManagedList): Partial<HomeAddress> => ({
  ...{ source, period, article: articleRefOf(article) },
  ...(themeId !== "" && { selection: { kind: "THEME", id: themeId } }),
});

/** Readers see nothing of what is unpublished or out of sale. */
const readersOf = ({ published, onSale }: ManagedArticle, run: () => void): RowAction[] =>
  published && onSale ? [{ label: asReadersText, icon: IconUsers, run }] : [];

/** Out of the theme that the list is narrowed to, and out of all. */
function removalOf({ id, themeNames }: ManagedArticle, removal: ThemeRemoval, themeId: string): RowAction[] {
  if (themeNames.length === 0) return [];
  const entry = (label: string, theme: string | null): RowAction => ({
    ...{ label, icon: IconFolderMinus, danger: true },
    run: () => void removal.remove([id], theme),
  });
  return [
    ...(themeId === "" ? [] : [entry(themeRemovalText.removeOne, themeId)]),
    entry(themeRemovalText.removeAll, null),
  ];
}
