import { useApolloClient } from "@apollo/client/react";
import { homeKeyText } from "../../domain/text/home-text.ts";
import type { ArticleReader } from "../article-list/article-reader.ts";
import { AssessmentKeys } from "./AssessmentKeys.tsx";
import { chosenArticles } from "./chosen-articles.ts";

/** The keys that set tone and tags of the article at the cursor of a list, or of the ticked ones. */
export default function AssessListKeys({ reader }: { reader: ArticleReader }) {
  const { cache } = useApolloClient();
  return (
    <AssessmentKeys
      group={homeKeyText.group}
      withChosen={(act) => reader.act((now) => act(chosenArticles(cache, now)))}
    />
  );
}
