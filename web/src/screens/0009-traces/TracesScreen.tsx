import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { readArticleQuery } from "../../domain/article-query.ts";
import type { ArticleRef } from "../../domain/home-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { namedText, tracesText as text } from "../../domain/text/article-screens-text.ts";
import { Pictures } from "./Pictures.tsx";
import { TRACES_SCREEN } from "./query.ts";

/** Screen 0009: an article's photos and figures, large (design.md 12; spec section 7, Text and PDF: trace images). */
export default function TracesScreen() {
  const [params] = useSearchParams();
  const { article, serialNo } = readArticleQuery(params);
  if (article) return <Traces key={article.id} article={article} serialNo={serialNo} />;
  return (
    <EmptyState title={namedText.noneNamed} message={namedText.noneNamedHelp}>
      <Button component={Link} to={pathOf("0002")}>
        {namedText.home}
      </Button>
    </EmptyState>
  );
}

function Traces({ article, serialNo }: { article: ArticleRef; serialNo: number | null }) {
  const { data, error, loading, refetch } = useQuery(TRACES_SCREEN, { variables: article });
  const head = data?.article.__typename === "ArticleDetail" ? data.article.article : null;
  if (data?.traces.__typename === "Refusal") return <RefusedState message={data.traces.message} />;
  if (data?.traces.__typename === "Traces") {
    const { images } = data.traces;
    return images.length === 0 ? (
      <EmptyState title={text.none} message={text.noneHelp} />
    ) : (
      <Pictures images={images} article={article} head={head} serialNo={serialNo} />
    );
  }
  return error ? (
    <FailedPart
      title={text.failed}
      error={error}
      busy={loading}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  ) : (
    <Loading fullHeight />
  );
}
