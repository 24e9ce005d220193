import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { SCROLLED_BY_KEYS } from "../../browser/scrolled-by-keys.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Page } from "../../components/page/Page.tsx";
import { timeLabel } from "../../domain/day.ts";
import { useMayEdit } from "../../session/may-edit.ts";
import { CorrectionForm } from "./CorrectionForm.tsx";
import classes from "./incorrect.module.css";
import { INCORRECT_ARTICLE } from "./incorrect-documents.ts";
import { type IncorrectDetail, readable } from "./raw-values.ts";
import { fieldName, incorrectText as text } from "./text.ts";

/** An item that could not be taken in: what came, what is wrong with it, and the form to put it right. */
export function CorrectionPage({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error, loading, refetch } = useQuery(INCORRECT_ARTICLE, {
    variables: { id },
    fetchPolicy: "network-only",
  });
  const item = data?.incorrectArticle;
  return (
    <Page
      title={item ? text.itemTitle(item.file, item.itemNo) : text.title}
      lead={item ? timeLabel(item.occurredAt, "full") : undefined}
      item={item ? text.itemTitle(item.file, item.itemNo) : undefined}
      width="fluid"
      actions={
        <Button variant="default" leftSection={<IconArrowLeft size={16} stroke={1.75} />} onClick={onBack}>
          {text.back}
        </Button>
      }
    >
      {item ? (
        <Item item={item} onDone={onBack} />
      ) : error ? (
        <FailedPart
          title={text.failed}
          error={error}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        data && <EmptyState title={text.unknown} />
      )}
    </Page>
  );
}

function Item({ item, onDone }: { item: IncorrectDetail; onDone: () => void }) {
  const why = whyNot(item, useMayEdit());
  return (
    <div className={classes.panes}>
      <section className={classes.came} aria-labelledby="incorrect-payload">
        <h2 id="incorrect-payload">{text.payload}</h2>
        <ul className={classes.faults}>
          {item.faults.map(({ field, reason }) => (
            <li key={`${field}${reason}`}>
              <b>{fieldName(field)}</b> {reason}
            </li>
          ))}
        </ul>
        {item.payload !== "" && (
          <pre className={classes.payload} {...SCROLLED_BY_KEYS}>
            {readable(item.payload)}
          </pre>
        )}
      </section>
      <section aria-labelledby="incorrect-form">
        <h2 id="incorrect-form">{text.form}</h2>
        {why === null ? <CorrectionForm item={item} onDone={onDone} /> : <p className="jp">{why}</p>}
      </section>
    </div>
  );
}

function whyNot({ itemNo, closedAt }: IncorrectDetail, mayEdit: boolean): string | null {
  if (closedAt !== null) return text.closedHelp;
  if (itemNo === 0) return text.wholeHelp;
  return mayEdit ? null : text.mayNot;
}
