import "../../design/overlay-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Modal } from "@mantine/core";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { BodySkeleton } from "../../features/reading-pane/BodySkeleton.tsx";
import classes from "./originals.module.css";
import { INSPECTED_TEXT } from "./originals-documents.ts";
import { originalsText as text } from "./text.ts";

/** The stored text of an article. Each look asks the server, which notes it. */
export default function TextDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { data, error, loading, refetch } = useQuery(INSPECTED_TEXT, {
    variables: { id },
    fetchPolicy: "network-only",
  });
  const shown = data?.inspectedText;
  return (
    <Modal opened onClose={onClose} size="xl" title={title}>
      {shown ? (
        <p className={`jp ${classes.text}`}>{shown.text}</p>
      ) : error ? (
        <FailedPart
          title={text.failed}
          error={error}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : data ? (
        <EmptyState title={text.noText} />
      ) : (
        <BodySkeleton withHead={false} />
      )}
    </Modal>
  );
}
