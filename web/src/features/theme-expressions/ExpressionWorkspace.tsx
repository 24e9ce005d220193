import { useQuery } from "@apollo/client/react";
import { IconChevronLeft } from "@tabler/icons-react";
import { Link, useSearchParams } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { ChooseContract } from "../contract-choice/ChooseContract.tsx";
import { ContractChoice } from "../contract-choice/ContractChoice.tsx";
import { useChosenContract } from "../contract-choice/use-chosen-contract.ts";
import { WORKSPACE_THEMES } from "./documents.ts";
import { ThemeExpressions } from "./ThemeExpressions.tsx";
import { ThemeList } from "./ThemeList.tsx";
import { expressionsText as text } from "./text.ts";
import classes from "./workspace.module.css";

interface ExpressionWorkspaceProps {
  title: string;
  lead?: string;
  /** Only expressions of this data_section; absent: all of them. */
  section?: number;
}

/**
 * Themes of a contract at the left, an expression with its trial in the middle, its words at the right (look.md 12). On a phone the list,
 * and instead of it the chosen theme's expression with all below each other.
 */
export function ExpressionWorkspace({ title, lead, section }: ExpressionWorkspaceProps) {
  const [contractId, choose] = useChosenContract();
  return (
    <Page title={title} lead={lead} width="flush" actions={<ContractChoice value={contractId} onChoose={choose} />}>
      {contractId === null ? <ChooseContract /> : <Panes key={contractId} contractId={contractId} section={section} />}
    </Page>
  );
}

function Panes({ contractId, section }: { contractId: string; section: number | undefined }) {
  const [params] = useSearchParams();
  const themeId = params.get("themeId");
  const query = useQuery(WORKSPACE_THEMES, { variables: { contractId }, ...SHOWN });
  return (
    <QueryState query={query} failed={text.themesFailed}>
      {({ contractThemes }) => {
        if (contractThemes === null) return <EmptyState title={text.gone} />;
        const theme = contractThemes.find(({ id }) => id === themeId);
        return (
          <div className={classes.panes} data-chosen={theme !== undefined}>
            <div className={classes.list}>
              <ThemeList contractId={contractId} themes={contractThemes} chosen={themeId} />
            </div>
            {theme && (
              <Link className={classes.back} to={`?contractId=${contractId}`}>
                <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
                {text.backToList}
              </Link>
            )}
            {theme ? (
              <ThemeExpressions key={theme.id} contractId={contractId} theme={theme} section={section} />
            ) : (
              <div className={classes.editor}>
                <EmptyState title={text.chooseTheme} />
              </div>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}
