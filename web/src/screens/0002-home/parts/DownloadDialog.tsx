import "../../../design/overlay-styles.ts";
import "@mantine/core/styles/Radio.layer.css";
import { Button, Modal, Radio } from "@mantine/core";
import { useState } from "react";
import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import { formText } from "../../../domain/text/form-text.ts";
import { download, replacedNote } from "../../../session/download.ts";
import { downloadText as text } from "../../../session/download-text.ts";
import { type DownloadKind, type FileFormat, type ListedNow, requestOf } from "../download-request.ts";
import classes from "./download-dialog.module.css";

interface DownloadDialogProps {
  of: ListedNow;
  onClose: () => void;
}

const KINDS: readonly DownloadKind[] = ["list", "webThemes"];
const FORMATS: readonly FileFormat[] = ["utf8", "sjis", "xlsx"];

/** What to download, and as what file. Loaded when it is opened for the first time. */
export default function DownloadDialog({ of, onClose }: DownloadDialogProps) {
  const [kind, setKind] = useState<DownloadKind>("list");
  const [format, setFormat] = useState<FileFormat>("utf8");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const [note, setNote] = useState("");
  const kinds = of.selection?.kind === "TOPIC" || !of.webVisible ? KINDS.slice(0, 1) : KINDS;
  const start = async () => {
    setBusy(true);
    setFault("");
    setNote("");
    const { path, body } = requestOf(of, kind, format);
    const outcome = await download(path, body);
    setBusy(false);
    if (outcome.kind === "failed") return setFault(outcome.message);
    const said = replacedNote(outcome);
    if (said === null) onClose();
    else setNote(said);
  };
  const helpOf = {
    list: of.chosen.length > 0 ? text.chosenHelp(of.chosen.length) : text.listHelp,
    webThemes: text.webThemesHelp,
  };
  return (
    <Modal.Root opened onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title>{text.title}</Modal.Title>
          <div className={classes.said}>
            {fault !== "" && <FormAlert tone="danger">{fault}</FormAlert>}
            {note !== "" && <FormAlert tone="warn">{note}</FormAlert>}
          </div>
          <Radio.Group
            label={text.kind}
            value={kind}
            onChange={(value) => setKind(value as DownloadKind)}
            className={classes.group}
          >
            {kinds.map((each) => (
              <Radio
                key={each}
                value={each}
                label={each === "list" ? text.list : text.webThemes}
                description={helpOf[each]}
                className={classes.radio}
                classNames={{ description: classes.help }}
              />
            ))}
          </Radio.Group>
          <Radio.Group
            label={text.format}
            value={format}
            onChange={(value) => setFormat(value as FileFormat)}
            className={classes.group}
          >
            {FORMATS.map((each) => (
              <Radio key={each} value={each} label={text.formats[each]} className={classes.radio} />
            ))}
          </Radio.Group>
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {note === "" ? formText.cancel : formText.close}
            </Button>
            <Button data-autofocus loading={busy} onClick={() => void start()}>
              {text.start}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
