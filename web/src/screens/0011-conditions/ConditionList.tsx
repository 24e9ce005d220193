import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { conditionSearch } from "../../features/condition-menu/ConditionMenu.tsx";
import { conditionText as text } from "../../features/search-form/text.ts";
import classes from "./conditions.module.css";

const ConfirmDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/confirm-dialog/ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

export interface ConditionName {
  id: string;
  title: string;
}

interface ConditionListProps {
  conditions: readonly ConditionName[];
  busy: boolean;
  onRemove: (condition: ConditionName) => void;
}

/** A row each: the name searches; 編集, and 削除 after a question. */
export function ConditionList({ conditions, busy, onRemove }: ConditionListProps) {
  const [asking, ask] = useState<ConditionName | null>(null);
  return (
    <>
      <ul className={classes.rows}>
        {conditions.map((condition) => (
          <li key={condition.id} className={classes.row}>
            <Link to={conditionSearch(condition.id)} className={classes.name}>
              {condition.title}
            </Link>
            <Button
              component={Link}
              to={`${pathOf("0012")}?id=${condition.id}`}
              size="xs"
              variant="default"
              aria-label={`${condition.title}を${text.edit}`}
            >
              {text.edit}
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-disabled={busy}
              aria-label={`${condition.title}を${text.remove}`}
              onClick={() => busy || ask(condition)}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={text.removeTitle(asking.title)}
            help={text.removeHelp}
            confirm={text.remove}
            onConfirm={() => {
              ask(null);
              onRemove(asking);
            }}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </>
  );
}
