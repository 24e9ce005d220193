import "../../design/overlay-styles.ts";
import { Button, Modal } from "@mantine/core";
import { MailPreview } from "../../components/mail-preview/MailPreview.tsx";
import { MailWarnings } from "../../components/mail-preview/MailWarnings.tsx";
import { formText } from "../../domain/text/form-text.ts";
import { sendText as text } from "../../domain/text/mail-text.ts";
import classes from "./send.module.css";
import type { Compose } from "./use-compose.ts";

/** The mail as it will be, and the question before it goes out. Loaded when the first of them opens. */
export default function ComposeDialogs({ compose }: { compose: Compose }) {
  const { shown, asked, close, words, addresses, busy, take } = compose;
  return (
    <>
      <Modal.Root opened={shown !== null} onClose={close} size={820}>
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Body className={classes.dialog}>
            <Modal.Title>{text.preview}</Modal.Title>
            {shown && <MailPreview mail={shown} />}
            <div className={classes.actions}>
              <Button variant="default" onClick={close}>
                {formText.close}
              </Button>
            </div>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      <Modal.Root opened={asked !== null} onClose={close} size={560}>
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Body className={classes.dialog}>
            <Modal.Title>{text.confirmTitle(addresses.chosen.length)}</Modal.Title>
            <p className={classes.small}>
              {words.sendAt === "" ? text.confirmNow : text.confirmAt(sayMoment(words.sendAt))}
            </p>
            <p className={classes.title}>{words.subject}</p>
            <MailWarnings warnings={asked?.warnings ?? []} />
            <ul className={classes.picker}>
              {addresses.chosen.map((address) => (
                <li key={address}>{address}</li>
              ))}
            </ul>
            <div className={classes.actions}>
              <Button variant="default" onClick={close}>
                {formText.cancel}
              </Button>
              <Button data-autofocus aria-disabled={busy} onClick={() => take("send")}>
                {text.send}
              </Button>
            </div>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}

/** 2026-11-22T07:00 → 2026/11/22 07:00. */
const sayMoment = (moment: string): string => moment.replaceAll("-", "/").replace("T", " ");
