import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import type { RematchStatusQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { isRefusal } from "../../components/form/form-answer.ts";
import { toast, toastFault } from "../../components/toast/toast.tsx";
import { timeLabel } from "../../domain/day.ts";
import { REMATCH_STATUS, REMATCH_THEME, UNDO_REMATCH, WORKSPACE_THEMES } from "./documents.ts";
import { rematchText as text } from "./text.ts";
import classes from "./workspace.module.css";

type Status = NonNullable<RematchStatusQuery["rematchStatus"]>;

const POLL_MS = 2_000;
const isUnderWay = (status: Status | null | undefined): boolean =>
  status?.state === "queued" || status?.state === "running";

interface RematchPartProps {
  themeId: string;
  isStopped: boolean;
  mayEdit: boolean;
}

/** The past of the theme: matched again with what is saved, with its progress and the way back. */
export function RematchPart({ themeId, isStopped, mayEdit }: RematchPartProps) {
  const { status, start, undo } = useRematch(themeId);
  const [asking, ask] = useState<"start" | "undo" | null>(null);
  const isBusy = isUnderWay(status);
  if (!mayEdit || isStopped) return null;
  return (
    <span className={classes.rematch}>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} stroke={1.75} />}
        aria-disabled={isBusy}
        data-off={isBusy}
        onClick={() => !isBusy && ask("start")}
      >
        {text.start}
      </Button>
      {status && status.state !== "none" && (
        <small role="status">
          {saidOf(status)}
          {status.canUndo && !isBusy && (
            <button type="button" onClick={() => ask("undo")}>
              {text.undo}
            </button>
          )}
        </small>
      )}
      {asking && (
        <LazyDangerDialog
          title={asking === "start" ? text.title : text.undoTitle}
          goes={asking === "start" ? text.goes : text.undoGoes}
          stays={asking === "start" ? text.stays : text.undoStays}
          confirm={asking === "start" ? text.start : text.undo}
          onConfirm={() => {
            ask(null);
            void (asking === "start" ? start() : undo());
          }}
          onClose={() => ask(null)}
        />
      )}
    </span>
  );
}

function saidOf({ state, read, articles, added, removed, endedAt, canUndo }: Status): string {
  if (state === "queued") return text.queued;
  if (state === "running") return text.running(read, articles);
  if (state !== "done") return text.broken;
  // What was undone is not told again; what changed nothing is.
  const tells = canUndo || added + removed === 0;
  return tells ? `${text.done(timeLabel(endedAt, "short"))}　${text.result(added, removed)}` : "";
}

function useRematch(themeId: string) {
  const [isPolling, poll] = useState(false);
  const { data, refetch } = useQuery(REMATCH_STATUS, {
    variables: { themeId },
    ...SHOWN,
    pollInterval: isPolling ? POLL_MS : 0,
  });
  const [start] = useMutation(REMATCH_THEME);
  const [undo] = useMutation(UNDO_REMATCH, { refetchQueries: [WORKSPACE_THEMES] });
  const status = data?.rematchStatus;
  if (isUnderWay(status) !== isPolling && status) poll(isUnderWay(status));
  const after = async (answer: { __typename: string } | undefined, said: string) => {
    if (answer && isRefusal(answer)) toastFault(answer.message);
    else toast(said);
    await refetch();
  };
  return {
    status,
    start: async () => after((await start({ variables: { themeId } })).data?.rematchTheme, text.started),
    undo: async () => after((await undo({ variables: { themeId } })).data?.undoRematch, text.undone),
  };
}
