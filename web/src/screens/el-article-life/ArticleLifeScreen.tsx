import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { timeLabel } from "../../domain/day.ts";
import { ChooseContract } from "../../features/contract-choice/ChooseContract.tsx";
import { ContractChoice } from "../../features/contract-choice/ContractChoice.tsx";
import { useChosenContract } from "../../features/contract-choice/use-chosen-contract.ts";
import { ArticlePart } from "./ArticlePart.tsx";
import classes from "./article-life.module.css";
import { FOUND_ARTICLES } from "./article-life-documents.ts";
import { articleLifeText as text } from "./text.ts";

const PAUSE_MS = 300;
const ID = /^\d{15}$/;

/** /el/article-life: why a customer got an article, or did not. */
export default function ArticleLifeScreen() {
  const [contractId, choose] = useChosenContract();
  const [typed, type] = useState("");
  const [keyword] = useDebouncedValue(typed.normalize("NFKC").trim(), PAUSE_MS);
  const [params, setParams] = useSearchParams();
  const open = (articleId: string) => setParams({ contractId: contractId ?? "", articleId });
  const articleId = ID.test(keyword) ? keyword : params.get("articleId");
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
      {contractId === null ? (
        <ChooseContract />
      ) : (
        <div className={classes.panes}>
          <div className={classes.list}>
            {keyword === "" || ID.test(keyword) ? (
              articleId === null && <EmptyState title={text.choose} message={text.chooseHelp} />
            ) : (
              <Found contractId={contractId} keyword={keyword} chosen={articleId} onOpen={open} />
            )}
          </div>
          <div className={classes.detail}>
            {articleId === null ? (
              <EmptyState title={text.pick} />
            ) : (
              <ArticlePart key={articleId} contractId={contractId} articleId={articleId} />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

interface FoundProps {
  contractId: string;
  keyword: string;
  chosen: string | null;
  onOpen: (articleId: string) => void;
}

function Found({ contractId, keyword, chosen, onOpen }: FoundProps) {
  const query = useQuery(FOUND_ARTICLES, { variables: { contractId, keyword }, ...SHOWN });
  return (
    <QueryState query={{ ...query, data: query.data ?? query.previousData }} failed={text.failed}>
      {({ foundArticles }) =>
        foundArticles.length === 0 ? (
          <EmptyState title={text.nothing} message={text.nothingHelp} />
        ) : (
          <ul aria-label={text.list}>
            {foundArticles.map(({ articleId, title, medium, arrivedAt }) => (
              <li key={articleId}>
                <button type="button" aria-current={articleId === chosen} onClick={() => onOpen(articleId)}>
                  <b>{title}</b>
                  <small>{`${medium}　${text.arrived(timeLabel(arrivedAt, "full"))}`}</small>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
