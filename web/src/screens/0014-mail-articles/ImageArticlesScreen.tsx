import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { namedText } from "../../domain/text/article-screens-text.ts";
import { NamedFrame } from "./parts/NamedFrame.tsx";
import { PaperCards } from "./parts/PaperCards.tsx";
import { useNamedArticles } from "./use-named-articles.ts";

/** Screen 0006: the image newspaper articles that a mail names, with their pages and photos (spec section 2, mode 1). */
export default function ImageArticlesScreen() {
  const { articles, isMail } = useNamedArticles();
  return (
    <NamedFrame title={namedText.images} articles={articles} views>
      {({ image }) =>
        image.length === 0 ? (
          <EmptyState title={namedText.noImages} message={namedText.otherHelp} />
        ) : (
          <PaperCards papers={image} from={{ isMail, displayId: "SID0006" }} kind="articles" />
        )
      }
    </NamedFrame>
  );
}
