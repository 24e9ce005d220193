import "../../design/form-styles.ts";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { useAnswer } from "../../bff/use-answer.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { readHomeAddress, writeHomeAddress } from "../../domain/home-address.ts";
import type { Selection } from "../../domain/selection.ts";
import { EditionEditor } from "./EditionEditor.tsx";
import classes from "./edition.module.css";
import { type EditionOpening, openEdition } from "./edition-calls.ts";
import { TargetSelect } from "./parts/TargetSelect.tsx";
import { editionText as text } from "./text.ts";

/** Screen 1002-001, the morning editor: what is new to a theme since the last send, put in order by hand and sent. */
export default function EditionScreen() {
  const [params, setParams] = useSearchParams();
  const { selection } = readHomeAddress(params);
  const { kind, id } = selection ?? {};
  const load = useCallback(() => openEdition(kind === undefined || id === undefined ? null : { kind, id }), [kind, id]);
  const { answer, again } = useAnswer(load);
  if (answer.state === "loading") return <Loading fullHeight />;
  if (answer.state === "failed") {
    const { error } = answer;
    return <FailedPart heading="h1" title={text.failed} onRetry={again} error={error} />;
  }
  const choose = (chosen: Selection) =>
    setParams(writeHomeAddress({ selection: chosen, source: null, period: null, article: null }));
  const picker = <TargetSelect targets={answer.data.targets} selection={selection} onChoose={choose} />;
  if (selection === null || answer.data.edition === null)
    return <NothingChosen picker={picker} isGone={selection !== null} />;
  return (
    <EditionEditor
      key={`${selection.kind}${selection.id}`}
      selection={selection}
      edition={answer.data.edition}
      addresses={answer.data.addresses}
      picker={picker}
    />
  );
}

/** The menu leads here without a theme, an old address perhaps with one that is gone. */
const NothingChosen = ({ picker, isGone }: { picker: React.ReactNode; isGone: boolean }) => (
  <div className={classes.screen}>
    <header className={classes.bar}>
      <h1 className={classes.title}>{text.title}</h1>
      {picker}
    </header>
    <EmptyState title={isGone ? text.targetGone : text.nothingChosen} message={text.nothingChosenHelp} />
  </div>
);

export type { EditionOpening };
