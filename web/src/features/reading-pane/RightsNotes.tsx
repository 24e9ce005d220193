import { MACHINE_PURPOSES, PURPOSE_LABELS } from "@kirinuki/schema/purposes.ts";
import type { Detail } from "./ArticleContent.tsx";
import { ArticleNote } from "./article/ArticleNote.tsx";

/** Whose copy it is where that is not the medium's, and what it may not be used for, so that nobody hands it to a machine. */
export default function RightsNotes({ of: { rightholder, forbiddenPurposes } }: { of: Detail }) {
  const named = MACHINE_PURPOSES.filter((each) => forbiddenPurposes.includes(each)).map((each) => PURPOSE_LABELS[each]);
  return (
    <>
      {rightholder && <ArticleNote>{`${rightholder}の配信記事です`}</ArticleNote>}
      {named.length > 0 && <ArticleNote>{`${named.join("・")}には利用できない記事です（利用許諾）`}</ArticleNote>}
    </>
  );
}
