import { screenNames } from "../../domain/text/screen-names.ts";
import { ManagedArticles } from "../../features/managed-articles/ManagedArticles.tsx";

/** Screen 1023: articles found by words or expressions, and what is done with several of them. */
export default function ArticleSearchScreen() {
  return <ManagedArticles title={screenNames["1023"]} name="article-search" searches />;
}
