import { IconChevronDown, IconTimeline } from "@tabler/icons-react";
import { lazy, Suspense, useId } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Loading } from "../../components/loading/Loading.tsx";
import { readSwitch, useSetting } from "../../session/use-setting.ts";
import type { ListNavigation } from "../article-list/article-reader.ts";
import classes from "./related.module.css";
import { relatedText } from "./text.ts";

const RelatedParts = lazy(() => loadChunk(() => import("./RelatedParts.tsx")));

interface RelatedFoldProps {
  articleId: string;
  navigation: Pick<ListNavigation, "hrefOf" | "openArticle">;
}

/** Under an article: its life, similar articles and themes. It stays unfolded from article to article for who wants it so. */
export default function RelatedFold({ articleId, navigation }: RelatedFoldProps) {
  const [isOpen, store] = useSetting("related", readSwitch);
  const id = useId();
  return (
    <section className={classes.fold} aria-label={relatedText.open} data-print="hide">
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => store(isOpen ? "" : "on")}
      >
        <IconTimeline size={18} stroke={1.75} aria-hidden />
        <span className={classes.toggleText}>{relatedText.open}</span>
        <IconChevronDown size={16} stroke={1.75} className={classes.arrow} aria-hidden />
      </button>
      {isOpen && (
        <div id={id} className={classes.parts}>
          <Suspense fallback={<Loading />}>
            <RelatedParts key={articleId} articleId={articleId} navigation={navigation} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
