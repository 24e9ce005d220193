import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useViewer } from "../../session/use-session.ts";
import type { ArticleReader } from "../article-list/article-reader.ts";
import { BarAction } from "../originals/ticked-bar/TickedBar.tsx";
import AssessDialog from "./AssessDialog.tsx";
import type { AssessedArticle } from "./assessed-article.ts";
import { chosenArticles } from "./chosen-articles.ts";
import { assessmentText as text } from "./text.ts";

/** 論調・タグ of the ticked articles, for those who may set them. */
export function AssessTicked({ reader }: { reader: ArticleReader }) {
  const { role } = useViewer();
  const { cache } = useApolloClient();
  const [opened, open] = useState<readonly AssessedArticle[] | null>(null);
  if (role === "USER") return null;
  return (
    <>
      <BarAction onClick={() => reader.act((now) => open(chosenArticles(cache, now)))}>{text.button}</BarAction>
      {opened && <AssessDialog articles={opened} onClose={() => open(null)} />}
    </>
  );
}
