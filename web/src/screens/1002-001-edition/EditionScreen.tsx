import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { readHomeAddress, writeHomeAddress } from "../../domain/home-address.ts";
import type { Selection } from "../../domain/selection.ts";
import { EditionEditor } from "./EditionEditor.tsx";
import classes from "./edition.module.css";
import { EDITION_SCREEN } from "./edition-documents.ts";
import { TargetSelect } from "./parts/TargetSelect.tsx";
import { editionText as text } from "./text.ts";

/** Screen 1002-001, the morning editor: what is new to a theme since the last send, put in order by hand and sent. */
export default function EditionScreen() {
  const [params, setParams] = useSearchParams();
  const { selection } = readHomeAddress(params);
  const query = useQuery(EDITION_SCREEN, { variables: { target: selection, sinceDay: null }, ...EDITED });
  const choose = (chosen: Selection) =>
    setParams(writeHomeAddress({ selection: chosen, source: null, period: null, article: null }));
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ mailEditionScreen: { targets, addresses, edition } }) => {
        const picker = <TargetSelect targets={targets} selection={selection} onChoose={choose} />;
        if (selection === null || edition === null)
          return <NothingChosen picker={picker} isGone={selection !== null} />;
        return (
          <EditionEditor
            key={`${selection.kind}${selection.id}`}
            selection={selection}
            edition={edition}
            addresses={addresses}
            picker={picker}
          />
        );
      }}
    </QueryState>
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
