import { useApolloClient, useMutation } from "@apollo/client/react";
import { ActionIcon } from "@mantine/core";
import { IconChecks } from "@tabler/icons-react";
import { Hint } from "../../components/hint/Hint.tsx";
import { Toasts } from "../../components/toast/Toasts.tsx";
import { toast, toastFault } from "../../components/toast/toast.tsx";
import type { Period } from "../../domain/period.ts";
import type { Selection } from "../../domain/selection.ts";
import { useViewer } from "../../session/use-session.ts";
import { readMarksOf } from "../article-list/read-marks.ts";
import { MARK_LIST_READ, UNMARK_LIST } from "./change-documents.ts";
import { placesText as text } from "./text.ts";

interface MarkListReadProps {
  selection: Selection;
  period: Period;
  size?: "xs" | "lg";
}

/** Marks a whole list of all sources as read, and takes it back. */
export default function MarkListRead({ selection, period, size = "xs" }: MarkListReadProps) {
  const client = useApolloClient();
  const { isSupportView } = useViewer();
  const [mark, { loading }] = useMutation(MARK_LIST_READ);
  const [unmark] = useMutation(UNMARK_LIST);
  if (isSupportView) return null;
  const shown = async () => {
    readMarksOf(client).forget();
    await client.refetchQueries({ include: "active" });
  };
  const back = async (markedAt: string) => {
    const { data } = await unmark({ variables: { markedAt } });
    await shown();
    toast(text.unmarked(data?.unmarkList ?? 0));
  };
  const failed = () => toastFault(text.failed);
  const run = async () => {
    const days = { start: period.start, end: period.end };
    const { data } = await mark({ variables: { selection: { kind: selection.kind, id: selection.id }, period: days } });
    const answer = data?.markListRead;
    if (answer?.__typename !== "ListMarked") return toastFault(answer?.message ?? text.failed);
    await shown();
    const { count, markedAt } = answer;
    toast(text.marked(count), markedAt === null ? {} : { undo: () => void back(markedAt).catch(failed) });
  };
  return (
    <>
      <Hint label={text.markAll} align="end">
        <ActionIcon
          size={size}
          data-print="hide"
          aria-label={text.markAll}
          aria-disabled={loading}
          onClick={() => void run().catch(failed)}
        >
          <IconChecks size={size === "xs" ? 16 : 20} stroke={1.75} />
        </ActionIcon>
      </Hint>
      <Toasts />
    </>
  );
}
