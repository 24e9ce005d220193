import { useCallback } from "react";
import { Link } from "react-router";
import { useAnswer } from "../../bff/use-answer.ts";
import { DropPanel } from "../../components/drop-panel/DropPanel.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { SAVED_CONDITIONS } from "../search-form/search-documents.ts";
import { conditionMenuText as text } from "./text.ts";

/** 検索条件から選択: the user's saved conditions, each a search; asked for when it is opened. */
export const ConditionMenu = ({ className }: { className?: string | undefined }) => (
  <DropPanel label={text.placeholder} className={className}>
    {(close) => <Conditions onChoose={close} />}
  </DropPanel>
);

function Conditions({ onChoose }: { onChoose: () => void }) {
  const load = useCallback(() => callSignedIn(SAVED_CONDITIONS, {}), []);
  const { answer } = useAnswer(load);
  return (
    <>
      {answer.state === "loading" && <p role="status">{text.loading}</p>}
      {answer.state === "failed" && <p role="alert">{text.failed}</p>}
      {answer.state === "ready" && answer.data.savedConditions.length === 0 && <p>{text.none}</p>}
      {answer.state === "ready" && (
        <ul>
          {answer.data.savedConditions.map(({ id, title }) => (
            <li key={id}>
              <Link to={conditionSearch(id)} onClick={onChoose}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <hr />
      <Link to={pathOf("0011")} onClick={onChoose}>
        {text.manage}
      </Link>
    </>
  );
}

/** The address that searches by a saved condition. */
export const conditionSearch = (id: string): string => `${pathOf("search")}?condition=${encodeURIComponent(id)}`;
