import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { EDITED } from "../../bff/fetch-policies.ts";
import { OrderBar } from "../../components/ordered-list/OrderBar.tsx";
import { OrderedList, OrderKeys } from "../../components/ordered-list/OrderedList.tsx";
import { useOrder } from "../../components/ordered-list/use-order.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { themesText as text } from "./text.ts";
import type { ThemeRow } from "./theme-columns.tsx";
import type { ThemePartProps } from "./theme-part.ts";
import { CONTRACT_THEMES_SCREEN } from "./themes-documents.ts";
import { useThemeActs } from "./use-theme-acts.ts";

/** The order in which the customer's screens show the themes. */
export default function ThemeOrder({ contractId, onMode }: ThemePartProps) {
  const query = useQuery(CONTRACT_THEMES_SCREEN, { variables: { contractId }, ...EDITED });
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ contractThemes }) => (
        <OrderPage contractId={contractId} themes={contractThemes ?? []} onDone={() => onMode(null)} />
      )}
    </QueryState>
  );
}

interface OrderPageProps {
  contractId: string;
  themes: readonly ThemeRow[];
  onDone: () => void;
}

function OrderPage({ contractId, themes, onDone }: OrderPageProps) {
  const acts = useThemeActs(contractId);
  const order = useOrder({ rows: themes, idOf: ({ id }) => id, nameOf: ({ name }) => name });
  return (
    <Page
      title={text.title}
      item={text.order}
      width="flush"
      actions={
        <Button variant="default" onClick={onDone}>
          {text.toList}
        </Button>
      }
      toolbar={<OrderKeys />}
      bar={<OrderBar order={order} busy={acts.busy} onSave={(ids) => void acts.order(ids, order.reset)} />}
    >
      <SaidLine said={acts.said} />
      <OrderedList
        label={text.orderLabel}
        order={order}
        columns={[
          { header: text.name, cell: ({ name }) => name },
          { header: text.articles, width: "120px", numeric: true, cell: ({ articles }) => text.items(articles) },
          {
            header: text.state,
            width: "100px",
            cell: ({ isStopped }) => (isStopped ? text.stopped : text.active),
          },
        ]}
      />
    </Page>
  );
}
