import { useFragment, useQuery } from "@apollo/client/react";
import { articleText } from "../../../app/text/home-text.ts";
import { FailedPart } from "../../../components/failed-state/FailedPart.tsx";
import { ArticleActionsFoot } from "../../../components/original-buttons/ArticleActions.tsx";
import { ArticleContent } from "../../../components/reading-pane/ArticleContent.tsx";
import { ARTICLE, ARTICLE_HEAD } from "../../../components/reading-pane/article-fragments.ts";
import { useTextSize } from "../../../components/reading-pane/use-text-size.ts";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import type { ArticleRef } from "../../../domain/home-address.ts";
import type { HomeModel } from "../use-home-model.ts";
import { ReadingBar } from "./ReadingBar.tsx";
import { ReadingFrame } from "./ReadingFrame.tsx";

/** The open article: its head at once where the list has it, its text when it arrives. */
export default function ReadingPane({ home, article }: { home: HomeModel; article: ArticleRef }) {
  const listed = home.list.articles.find(({ id }) => id === article.id) ?? null;
  const { data, error, loading, refetch } = useQuery(ARTICLE, {
    variables: { id: article.id, dataSection: article.dataSection },
  });
  const detail = data?.article.__typename === "ArticleDetail" ? data.article : null;
  const refused = data?.article.__typename === "Refusal" ? data.article : null;
  const head = useFragment({ fragment: ARTICLE_HEAD, from: listed ?? detail?.article ?? null });
  const shown = head.complete ? head.data : null;
  const [textSize, nextTextSize] = useTextSize();
  const bar = (
    <ReadingBar
      home={home}
      head={refused ? null : shown}
      articleId={article.id}
      textSize={textSize}
      onTextSize={nextTextSize}
    />
  );
  const foot = home.layout === "narrow" && !refused && (
    <ArticleActionsFoot head={shown} originals={home.originals} keys={listed ? "shown" : "own"} />
  );
  return (
    <ReadingFrame
      key={article.id}
      bar={bar}
      foot={foot}
      takesFocus={home.layout !== "wide" && home.navigation.openedHere}
    >
      {refused ? (
        <RefusedState message={refused.message} {...(shown ? { detail: `${shown.mediaName}\n${shown.title}` } : {})} />
      ) : error && !detail ? (
        <FailedPart
          title={articleText.failed}
          error={error}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <ArticleContent head={shown} detail={detail} textSize={textSize} level={home.layout === "wide" ? "h2" : "h1"} />
      )}
    </ReadingFrame>
  );
}
