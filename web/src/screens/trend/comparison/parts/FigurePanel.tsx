import { useQuery } from "@apollo/client/react";
import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { SHOWN } from "../../../../bff/fetch-policies.ts";
import { Pager } from "../../../../components/pager/Pager.tsx";
import { QueryState } from "../../../../components/query-state/QueryState.tsx";
import { periodLabel } from "../../../../domain/period.ts";
import { ArticleLines } from "../../parts/ArticleLines.tsx";
import classes from "../comparison.module.css";
import { FIGURES, keyOf } from "../comparison-address.ts";
import { COMPARED_ARTICLES } from "../comparison-documents.ts";
import { listOf } from "../list-of.ts";
import { comparisonText as text } from "../text.ts";
import type { Column, ComparisonModel } from "../use-comparison.ts";
import { SHOWN_FIGURES } from "./figures.ts";

interface FigurePanelProps {
  model: ComparisonModel;
  columns: readonly Column[];
  column: Column;
}

const PAGE_SIZE = 20;

/** The articles that a figure counts, of the period or of a bar, each leading to itself in home's list. */
export function FigurePanel({ model: { id, period, spans, address, go }, columns, column }: FigurePanelProps) {
  const { figure, day, page } = address;
  const span = (day !== null && spans.find(({ start, end }) => start <= day && day <= end)) || period;
  const variables = {
    ...{ id, figure, page, column: { dataKbn: column.dataKbn, id: column.targetId } },
    period: { start: span.start, end: span.end },
  };
  const query = useQuery(COMPARED_ARTICLES, { variables, ...SHOWN });
  return (
    <section className={classes.panel} aria-label={text.panel}>
      <header>
        <h2>{periodLabel(span)}</h2>
        <ActionIcon aria-label={text.close} onClick={() => go({ of: null })}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </header>
      <div className={classes.choices}>
        <NativeSelect
          aria-label={text.panelThing}
          data={columns.map((each) => ({ value: keyOf(each), label: each.name }))}
          value={keyOf(column)}
          onChange={({ currentTarget }) => go({ of: currentTarget.value, page: 1 })}
        />
        <NativeSelect
          aria-label={text.panelFigure}
          data={SHOWN_FIGURES.map((each) => ({ value: each.figure, label: each.name }))}
          value={figure}
          onChange={({ currentTarget }) =>
            go({ figure: FIGURES.find((each) => each === currentTarget.value) ?? "ARTICLE", page: 1 })
          }
        />
      </div>
      <QueryState query={query} failed={text.failed}>
        {({ comparedArticles }) => {
          const { articles, articleCount } = comparedArticles ?? { articles: [], articleCount: 0 };
          if (articleCount === 0) return <p className={classes.note}>{text.noArticles}</p>;
          return (
            <>
              <ArticleLines
                lines={articles.map((article) => ({
                  id: article.articleId,
                  title: article.title,
                  place: `${article.mediaName}　${article.place}`,
                  to: listOf(column, article),
                }))}
              />
              <Pager page={page} pageSize={PAGE_SIZE} total={articleCount} onPage={(to) => go({ page: to })} />
            </>
          );
        }}
      </QueryState>
    </section>
  );
}
