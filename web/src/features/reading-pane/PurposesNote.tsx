import { MACHINE_PURPOSES, PURPOSE_LABELS } from "@kirinuki/schema/purposes.ts";
import { ArticleNote } from "./article/ArticleNote.tsx";

/** So that nobody hands a text to a machine that may not have it. */
export default function PurposesNote({ forbidden }: { forbidden: readonly string[] }) {
  const named = MACHINE_PURPOSES.filter((purpose) => forbidden.includes(purpose)).map((each) => PURPOSE_LABELS[each]);
  return <ArticleNote>{`${named.join("・")}には利用できない記事です（利用許諾）`}</ArticleNote>;
}
