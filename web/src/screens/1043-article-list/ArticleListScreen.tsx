import { screenNames } from "../../domain/text/screen-names.ts";
import { ManagedArticles } from "../../features/managed-articles/ManagedArticles.tsx";

/** Screen 1043: the contract's articles by theme and day. */
export default function ArticleListScreen() {
  return <ManagedArticles title={screenNames["1043"]} name="article-list" searches={false} />;
}
