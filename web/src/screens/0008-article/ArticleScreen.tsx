import { useFragment, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { SCROLLED_BY_KEYS } from "../../browser/scrolled-by-keys.ts";
import { useLayout } from "../../browser/use-layout.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { type ArticleQuery, readArticleQuery } from "../../domain/article-query.ts";
import type { ArticleRef } from "../../domain/home-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { namedText } from "../../domain/text/article-screens-text.ts";
import { frameText } from "../../domain/text/frame-text.ts";
import { readingText } from "../../domain/text/reading-text.ts";
import { useReadMarks } from "../../features/article-list/use-read-marks.ts";
import { ArticleActions, ArticleActionsFoot } from "../../features/originals/buttons/ArticleActions.tsx";
import { useOpenKey } from "../../features/originals/buttons/use-open-key.ts";
import { useOriginals } from "../../features/originals/use-originals.tsx";
import { ArticleContent } from "../../features/reading-pane/ArticleContent.tsx";
import { ARTICLE, ARTICLE_HEAD } from "../../features/reading-pane/article-fragments.ts";
import { PrintFoot } from "../../features/reading-pane/PrintFoot.tsx";
import { useTextSize } from "../../features/reading-pane/use-text-size.ts";
import { ArticleBar } from "./ArticleBar.tsx";
import classes from "./article-screen.module.css";

/** Screen 0008: one article by its address, from a mail, a list or a link that somebody copied (spec section 2). */
export default function ArticleScreen() {
  const [params] = useSearchParams();
  const { article, ...from } = readArticleQuery(params);
  if (article) return <Article key={`${article.dataSection}-${article.id}`} article={article} from={from} />;
  return (
    <EmptyState title={namedText.noneNamed} message={namedText.noneNamedHelp}>
      <Button component={Link} to={pathOf("0002")}>
        {namedText.home}
      </Button>
    </EmptyState>
  );
}

interface ArticleProps {
  article: ArticleRef;
  from: Omit<ArticleQuery, "article">;
}

function Article({ article, from }: ArticleProps) {
  const { data, error, loading, refetch } = useQuery(ARTICLE, { variables: article });
  const detail = data?.article.__typename === "ArticleDetail" ? data.article : null;
  const refused = data?.article.__typename === "Refusal" ? data.article : null;
  const head = useFragment({ fragment: ARTICLE_HEAD, fragmentName: "ArticleHead", from: detail?.article ?? null });
  const shown = head.complete ? head.data : null;
  const [textSize, nextTextSize] = useTextSize();
  useReadMarks(detail ? article.id : null);
  useTitle(shown?.title ?? "");
  const originals = useOriginals(from);
  const narrow = useLayout() === "narrow";
  const doable = { head: refused ? null : shown, licence: detail, originals, keys: "own", first: from.use } as const;
  useOpenKey(doable.head);
  return (
    <div className={classes.page}>
      <ArticleBar
        article={article}
        actions={narrow ? null : <ArticleActions {...doable} />}
        textSize={textSize}
        onTextSize={nextTextSize}
      />
      <div className={classes.scroll} {...SCROLLED_BY_KEYS}>
        {refused ? (
          <RefusedState message={refused.message} />
        ) : error && !detail ? (
          <FailedPart
            title={readingText.failed}
            error={error}
            busy={loading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <ArticleContent head={shown} detail={detail} textSize={textSize} level="h1" />
        )}
        <PrintFoot />
      </div>
      {narrow && <ArticleActionsFoot {...doable} />}
      {originals.dialogs}
    </div>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    if (title !== "") document.title = frameText.windowTitle(title);
  }, [title]);
}
