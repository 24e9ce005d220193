import { TONES, type Tone, toneText } from "@kirinuki/schema/tones.ts";
import { useState } from "react";
import { type KeyBinding, useKeys } from "../../browser/keys.ts";
import { toast } from "../../components/toast/toast.tsx";
import AssessDialog from "./AssessDialog.tsx";
import { type AssessedArticle, toneOnly } from "./assessed-article.ts";
import { assessmentText as text } from "./text.ts";
import { useAssess } from "./use-assess.ts";

interface AssessmentKeysProps {
  /** Hands over the articles that a key acts on: those that the keys before it left chosen. */
  withChosen: (act: (articles: readonly AssessedArticle[]) => void) => void;
  /** Heading of the keys in the list of keys. */
  group: string;
  /** Queries that keep articles of their own. */
  refetch?: readonly string[];
}

/** The keys that set tone and tags: 1 to 3 and 0 for the tone, l for the dialog. */
export function AssessmentKeys({ withChosen, group, refetch }: AssessmentKeysProps) {
  const assess = useAssess(refetch);
  const [opened, open] = useState<readonly AssessedArticle[] | null>(null);
  const key = (keys: string, label: string, run: (articles: readonly AssessedArticle[]) => void): KeyBinding => ({
    ...{ keys, label, group },
    run: () =>
      withChosen((articles) => {
        if (articles.length > 0) run(articles);
      }),
  });
  const tone = (to: Tone) => async (articles: readonly AssessedArticle[]) => {
    const { changed, trouble } = await assess(articles, toneOnly(to));
    if (changed > 0) toast(text.toned(to, changed));
    if (trouble !== null) toast(trouble);
  };
  useKeys([
    ...TONES.map((each) => key(String(each), text.key.tone(toneText[each]), tone(each))),
    key("0", text.key.none, tone(0)),
    key("l", text.key.dialog, open),
  ]);
  return opened && <AssessDialog articles={opened} onClose={() => open(null)} {...(refetch && { refetch })} />;
}
