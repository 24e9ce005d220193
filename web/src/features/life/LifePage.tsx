import "../../design/form-styles.ts";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useLayout } from "../../browser/use-layout.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { ChooseContract } from "../contract-choice/ChooseContract.tsx";
import { ContractChoice } from "../contract-choice/ContractChoice.tsx";
import classes from "./life.module.css";

const PAUSE_MS = 300;

/** What is looked for in a contract, and what of it is shown. */
export interface Life {
  contractId: string;
  /** Typed, in half width, without blanks around it. */
  keyword: string;
  /** The id of what is shown; null: nothing yet. */
  chosen: string | null;
  open: (id: string) => void;
}

interface LifePageProps {
  text: { title: string; lead: string; search: string; pick: string };
  /** Names the id in the address. */
  param: string;
  /** The id where the keyword is one. */
  idOf?: (keyword: string) => string | null;
  list: (life: Life) => ReactNode;
  detail: (life: Life & { chosen: string }) => ReactNode;
}

/** Something of a contract that is looked for on the left, and all that happened to it on the right. */
export function LifePage({ text, param, idOf = () => null, list, detail }: LifePageProps) {
  const [params, setParams] = useSearchParams();
  const [typed, type] = useState("");
  const [keyword] = useDebouncedValue(typed.normalize("NFKC").trim(), PAUSE_MS);
  const shown = useShown(params.get(param));
  const contractId = params.get("contractId");
  const addressed = params.get(param);
  const chosen = idOf(keyword) ?? addressed;
  /** Whoever comes with an id alone keeps it; another contract has others. */
  const choose = (id: string | null) =>
    setParams({ ...(id && { contractId: id }), ...(contractId === null && addressed && { [param]: addressed }) });
  const life = contractId && {
    ...{ contractId, keyword, chosen },
    open: (id: string) => setParams({ contractId, [param]: id }),
  };
  return (
    <Page
      title={text.title}
      lead={text.lead}
      width="flush"
      toolbar={
        <>
          <ContractChoice value={contractId} onChoose={choose} />
          <TextInput
            className={classes.search}
            aria-label={text.search}
            placeholder={text.search}
            leftSection={<IconSearch size={16} stroke={1.75} />}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </>
      }
    >
      {life ? (
        <div className={classes.panes}>
          <div className={classes.list}>{list(life)}</div>
          <div className={classes.detail} data-empty={chosen === null} ref={shown}>
            {chosen === null ? <EmptyState title={text.pick} /> : detail({ ...life, chosen })}
          </div>
        </div>
      ) : (
        <ChooseContract />
      )}
    </Page>
  );
}

/** Below a long list, what is chosen there comes into sight. */
function useShown(id: string | null) {
  const shown = useRef<HTMLDivElement>(null);
  const isNarrow = useLayout() === "narrow";
  useEffect(() => {
    if (isNarrow && id !== null) shown.current?.scrollIntoView({ block: "start" });
  }, [isNarrow, id]);
  return shown;
}
