import { SCROLLED_BY_KEYS } from "../../browser/scrolled-by-keys.ts";
import "../../design/overlay-styles.ts";
import { useApolloClient } from "@apollo/client/react";
import { Button, Modal } from "@mantine/core";
import { lazy, Suspense, useCallback, useEffect } from "react";
import type { OriginalUse } from "../../__generated__/graphql.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { usePromise } from "../../browser/use-promise.ts";
import { AlertDialog } from "../../components/alert-dialog/AlertDialog.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import type { Viewer } from "../../session/session.ts";
import { BodyText } from "../reading-pane/article/BodyText.tsx";
import { failureText, isUnsent } from "./failure-text.ts";
import classes from "./original-dialogs.module.css";
import type { CopiedWish } from "./print-order.ts";
import { printText } from "./print-text.ts";
import { takeText } from "./take-text.ts";
import { textViewText as text } from "./text.ts";

const HelpLink = lazy(() => loadChunk(() => import("../../components/help-link/HelpLink.tsx")));

interface TextDialogProps {
  wish: CopiedWish;
  use: OriginalUse;
  viewer: Viewer;
  onClose: () => void;
}

/**
 * The text of an article, or one of the two dialogs of spec section 4 (Original-text check): the limit, and not obtainable. For
 * print the text goes to the browser's dialog immediately.
 */
export function TextDialog({ wish, use, viewer, onClose }: TextDialogProps) {
  const client = useApolloClient();
  const { settled: answer } = usePromise(useCallback(() => takeText(client, wish, use), [client, wish, use]));
  const ready = answer.state === "ready" && answer.data.__typename === "OriginalTextReady" ? answer.data : null;
  useEffect(() => {
    if (ready && use === "PRINT") void printText(ready, viewer).finally(onClose);
  }, [ready, use, viewer, onClose]);
  const isCancelled = answer.state === "failed" && isUnsent(answer.error);
  useEffect(() => {
    if (isCancelled) onClose();
  }, [isCancelled, onClose]);
  if (isCancelled) return null;
  if (answer.state === "failed")
    return <AlertDialog title={failureText(answer.error, text.failed)} onClose={onClose} />;
  if (answer.state === "ready" && answer.data.__typename !== "OriginalTextReady")
    return (
      <AlertDialog title={answer.data.message} onClose={onClose}>
        <Suspense>
          <HelpLink code={answer.data.__typename} />
        </Suspense>
      </AlertDialog>
    );
  if (!ready) return <Loading />;
  return use === "PRINT" ? null : (
    <Modal.Root opened onClose={onClose} size={720}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title>{ready.title}</Modal.Title>
          <div className={classes.text} {...SCROLLED_BY_KEYS}>
            <BodyText text={ready.text} hits={ready.textHits} size="standard" />
          </div>
          <Button data-autofocus onClick={onClose}>
            {text.close}
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
