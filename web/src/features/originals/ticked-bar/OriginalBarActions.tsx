import { countLabel } from "../../../domain/count-label.ts";
import { originalAction } from "../action-text.ts";
import { OffHint } from "../buttons/OffHint.tsx";
import { offFor, useHindrance } from "../buttons/use-hindrance.ts";
import { lackOf, type NamedArticle, type OriginalAction } from "../original-actions.ts";
import { BarAction } from "./TickedBar.tsx";

interface OriginalBarActionsProps {
  actions: readonly OriginalAction[];
  papers: readonly NamedArticle[];
  onStart: (action: OriginalAction) => void;
}

/** Originals of all the ticked newspaper articles in one file, as far as the user may. */
export function OriginalBarActions({ actions, papers, onStart }: OriginalBarActionsProps) {
  const cap = useHindrance(papers);
  return actions.map((action) => {
    const lack = lackOf(papers, action);
    const reason = lack ?? cap.reason;
    const start = () => cap.unlessHindered(() => onStart(action));
    return (
      <OffHint key={action} reason={reason}>
        <BarAction
          name={countLabel(originalAction[action], papers.length)}
          off={offFor(reason)}
          onClick={() => lack === null && start()}
        >
          {originalAction[action]}
        </BarAction>
      </OffHint>
    );
  });
}
