import "../../design/edit-form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { ContractEditor } from "./ContractEditor.tsx";
import { CONTRACT_SCREEN } from "./contract-documents.ts";
import { contractFormText as text } from "./text.ts";

/** /el/contract: a new contract, or the one that ?id= names. */
export default function ContractScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const query = useQuery(CONTRACT_SCREEN, { variables: { id: id ?? "0", isNew: id === null }, ...EDITED });
  const read = () => query.refetch().then(({ data }) => data?.contract ?? null);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ contract: stored = null, contractSteps: steps = null, operators }) =>
        id !== null && stored === null ? (
          <RefusedState message={text.gone} detail={text.goneHelp}>
            <Button component={Link} to={pathOf("el-contracts")}>
              {text.toList}
            </Button>
          </RefusedState>
        ) : (
          <ContractEditor key={id} stored={stored} steps={steps} operators={operators} read={read} />
        )
      }
    </QueryState>
  );
}
