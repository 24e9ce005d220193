import "../../design/overlay-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SOURCES, type Source } from "../../domain/source.ts";
import { formText } from "../../domain/text/form-text.ts";
import { MEDIA } from "../search-form/search-documents.ts";
import { mediaText, searchText } from "../search-form/text.ts";
import { MediaPicker } from "./MediaPicker.tsx";
import classes from "./media-dialog.module.css";

interface MediaDialogProps {
  chosen: readonly string[];
  /** Only media of these; all unless given. */
  sources?: readonly Source[];
  onDecide: (chosen: readonly string[]) => void;
  onClose: () => void;
}

/** The picker of 1040 over the form that asks for media. Loaded when it is opened. */
export default function MediaDialog({ chosen: first, sources = SOURCES, onDecide, onClose }: MediaDialogProps) {
  const [chosen, choose] = useState(first);
  const query = useQuery(MEDIA);
  return (
    <Modal.Root opened onClose={onClose} size={640}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{searchText.chooseMedia}</Modal.Title>
          <div className={classes.list}>
            <QueryState query={query} failed={mediaText.failed}>
              {({ media }) => (
                <MediaPicker
                  media={media.filter(({ source }) => sources.includes(source))}
                  chosen={chosen}
                  onChoose={choose}
                />
              )}
            </QueryState>
          </div>
          <div className={classes.actions}>
            <span aria-live="polite">{mediaText.chosen(chosen.length)}</span>
            <Button variant="subtle" color="gray" disabled={chosen.length === 0} onClick={() => choose([])}>
              {mediaText.clear}
            </Button>
            <Button variant="default" onClick={onClose}>
              {formText.cancel}
            </Button>
            <Button onClick={() => onDecide(chosen)}>{mediaText.decide}</Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
