import "../../design/edit-form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { operatorsText as text } from "../../domain/text/operator-account-text.ts";
import { OperatorEditor } from "./OperatorEditor.tsx";
import { OPERATOR_SCREEN } from "./operator-documents.ts";

/** /el/operator: a new operator, or the one that ?id= names. */
export default function OperatorScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const query = useQuery(OPERATOR_SCREEN, EDITED);
  const read = () => query.refetch().then(({ data }) => data?.operators.find((operator) => operator.id === id) ?? null);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ operators }) => {
        const stored = operators.find((operator) => operator.id === id) ?? null;
        if (id !== null && stored === null)
          return (
            <RefusedState message={text.gone} detail={text.goneHelp}>
              <Button component={Link} to={pathOf("el-operators")}>
                {text.toList}
              </Button>
            </RefusedState>
          );
        return <OperatorEditor key={id} stored={stored} read={read} />;
      }}
    </QueryState>
  );
}
