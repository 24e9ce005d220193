import { useQuery } from "@apollo/client/react";
import { Link } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { DropPanel } from "../../components/drop-panel/DropPanel.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { SAVED_CONDITIONS } from "../search-form/search-documents.ts";
import { conditionMenuText as text } from "./text.ts";

/** 検索条件から選択: the user's saved conditions, each a search; asked for when it is opened. */
export const ConditionMenu = ({ className }: { className?: string | undefined }) => (
  <DropPanel label={text.placeholder} className={className}>
    {(close) => <Conditions onChoose={close} />}
  </DropPanel>
);

function Conditions({ onChoose }: { onChoose: () => void }) {
  const { data, error } = useQuery(SAVED_CONDITIONS, SHOWN);
  return (
    <>
      {!data && !error && <p role="status">{text.loading}</p>}
      {!data && error && <p role="alert">{text.failed}</p>}
      {data?.savedConditions.length === 0 && <p>{text.none}</p>}
      {data && (
        <ul>
          {data.savedConditions.map(({ id, title }) => (
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
