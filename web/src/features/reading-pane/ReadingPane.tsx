import { useFragment, useQuery } from "@apollo/client/react";
import { lazy, memo, Suspense } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useOffline } from "../../browser/offline-state.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import type { ArticleRef } from "../../domain/home-address.ts";
import { readingText } from "../../domain/text/reading-text.ts";
import type { ArticleReader } from "../article-list/article-reader.ts";
import { ArticleActionsFoot } from "../originals/buttons/ArticleActions.tsx";
import { ArticleContent } from "./ArticleContent.tsx";
import { ARTICLE, ARTICLE_HEAD } from "./article-fragments.ts";
import { ReadingBar } from "./ReadingBar.tsx";
import { ReadingFrame } from "./ReadingFrame.tsx";
import { useLeanCache } from "./use-lean-cache.ts";
import { useTextSize } from "./use-text-size.ts";

/** An original is never kept on the device. */
const NOT_OFFLINE = { showRefusal: readingText.offline, printRefusal: readingText.offline };

/** Comes after the text. */
const RelatedFold = lazy(() => loadChunk(() => import("../related-articles/RelatedFold.tsx")));

/** The open article: its head immediately where the list has it, its text when it arrives. */
export default memo(function ReadingPane({ reader, article }: { reader: ArticleReader; article: ArticleRef }) {
  const listed = reader.list.articles.find(({ id }) => id === article.id) ?? null;
  const { data, error, loading, refetch } = useQuery(ARTICLE, {
    variables: { ...article, selection: reader.selection, markedWords: reader.markedWords },
    // With the words of its list, however it was opened: so they are waited for.
    skip: reader.markedWords === null || (reader.selection === null && reader.list.state === "loading"),
  });
  const detail = data?.article.__typename === "ArticleDetail" ? data.article : null;
  const refused = data?.article.__typename === "Refusal" ? data.article : null;
  const head = useFragment({ fragment: ARTICLE_HEAD, from: listed ?? detail?.article ?? null });
  const shown = head.complete ? head.data : null;
  const licence = useOffline() ? NOT_OFFLINE : detail;
  const [textSize, nextTextSize] = useTextSize();
  useLeanCache(article.id);
  const bar = (
    <ReadingBar
      reader={reader}
      head={refused ? null : shown}
      licence={licence}
      articleId={article.id}
      textSize={textSize}
      onTextSize={nextTextSize}
    />
  );
  const foot = reader.layout === "narrow" && !refused && (
    <ArticleActionsFoot head={shown} licence={licence} originals={reader.originals} keys={listed ? "shown" : "own"} />
  );
  return (
    <ReadingFrame
      articleId={article.id}
      bar={bar}
      foot={foot}
      takesFocus={reader.layout !== "wide" && reader.navigation.openedHere}
    >
      {refused ? (
        <RefusedState message={refused.message} {...(shown ? { detail: `${shown.mediaName}\n${shown.title}` } : {})} />
      ) : error && !detail ? (
        <FailedPart
          title={readingText.failed}
          error={error}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <>
          <ArticleContent
            head={shown}
            detail={detail}
            textSize={textSize}
            level={reader.layout === "wide" ? "h2" : "h1"}
          />
          {detail && (
            <Suspense>
              <RelatedFold articleId={article.id} navigation={reader.navigation} />
            </Suspense>
          )}
        </>
      )}
    </ReadingFrame>
  );
});
