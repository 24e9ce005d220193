import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { namedText } from "../../domain/text/article-screens-text.ts";
import { NamedFrame } from "./parts/NamedFrame.tsx";
import { PaperCards } from "./parts/PaperCards.tsx";
import { papersOf, useNamedArticles } from "./use-named-articles.ts";

/** Screen 0003: the page images of chosen newspaper articles (design.md 12). */
export default function PageImagesScreen() {
  const { articles, isMail } = useNamedArticles();
  return (
    <NamedFrame title={namedText.pages} articles={articles}>
      {(named) =>
        papersOf(named).length === 0 ? (
          <EmptyState title={namedText.noPages} message={namedText.otherHelp} />
        ) : (
          <PaperCards papers={papersOf(named)} from={{ isMail, displayId: "SID0003" }} kind="pages" />
        )
      }
    </NamedFrame>
  );
}
