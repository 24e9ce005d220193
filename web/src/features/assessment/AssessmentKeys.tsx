import { useApolloClient } from "@apollo/client/react";
import { TONES, type Tone, toneText } from "@kirinuki/schema/tones.ts";
import { useState } from "react";
import { type KeyBinding, useKeys } from "../../browser/keys.ts";
import { toast } from "../../components/toast/toast.tsx";
import { homeKeyText } from "../../domain/text/home-text.ts";
import type { ArticleReader } from "../article-list/article-reader.ts";
import AssessDialog from "./AssessDialog.tsx";
import { type AssessedArticle, toneOnly } from "./assessed-article.ts";
import { chosenArticles } from "./chosen-articles.ts";
import { assessmentText as text } from "./text.ts";
import { useAssess } from "./use-assess.ts";

const key = (keys: string, label: string, run: () => void): KeyBinding => ({
  keys,
  label,
  group: homeKeyText.group,
  run,
});

/** The keys that set tone and tags of the article at the cursor, or of the ticked ones. */
export default function AssessmentKeys({ reader }: { reader: ArticleReader }) {
  const { cache } = useApolloClient();
  const assess = useAssess();
  const [opened, open] = useState<readonly AssessedArticle[] | null>(null);
  const chosen = () => chosenArticles(cache, reader);
  const tone = (to: Tone) => async () => {
    const articles = chosen();
    if (articles.length === 0) return;
    const { changed, trouble } = await assess(articles, toneOnly(to));
    if (changed > 0) toast(text.toned(to, changed));
    if (trouble !== null) toast(trouble);
  };
  useKeys([
    ...TONES.map((each) => key(String(each), text.key.tone(toneText[each]), () => void tone(each)())),
    key("0", text.key.none, () => void tone(0)()),
    key("l", text.key.dialog, () => {
      const articles = chosen();
      if (articles.length > 0) open(articles);
    }),
  ]);
  return opened && <AssessDialog articles={opened} onClose={() => open(null)} />;
}
