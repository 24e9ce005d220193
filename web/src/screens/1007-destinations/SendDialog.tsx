import { pathOf } from "../../domain/screen-path.ts";
import "../../design/overlay-styles.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { MomentField } from "../../components/date-field/MomentField.tsx";
import { isMoment } from "../../components/date-field/moment.ts";
import { faultsText, refusal, sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { type RowResult, SendResults } from "../../components/send-results/SendResults.tsx";
import { formText } from "../../domain/text/form-text.ts";
import { mailText, destinationText as text } from "../../domain/text/mail-text.ts";
import { SEND_SETTING_MAILS } from "./destination-documents.ts";
import classes from "./destinations.module.css";

interface SendDialogProps {
  settingIds: readonly string[];
  onClose: () => void;
}

/** What is new to the chosen settings, sent now or at a time; then the result of each. */
export default function SendDialog({ settingIds, onClose }: SendDialogProps) {
  const [sendAt, setSendAt] = useState("");
  const [results, setResults] = useState<readonly RowResult[] | null>(null);
  const [sendMails] = useMutation(SEND_SETTING_MAILS);
  const { busy, said, act } = useAction();
  const send = () =>
    act(async () => {
      if (sendAt !== "" && !isMoment(sendAt)) return sentence(mailText.sendAtFault);
      const form = { settingIds: [...settingIds], sendAt: sendAt || null };
      const { sendSettingMails: answer } = (await sendMails({ variables: { form } })).data;
      if (answer.__typename === "Refusal") return refusal(answer);
      if (answer.__typename === "InvalidForm")
        return refusal({ message: faultsText(answer.fieldErrors), retryAfter: null });
      setResults(answer.results);
      return null;
    });
  return (
    <Modal.Root opened onClose={onClose} size={560}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{results ? text.results : text.sendTitle(settingIds.length)}</Modal.Title>
          <SaidLine said={said} />
          {results ? (
            <SendResults label={text.results} results={results} />
          ) : (
            <>
              <p className={`jp ${classes.help}`}>{text.sendHelp}</p>
              <MomentField
                label={mailText.sendAt}
                description={mailText.sendAtHelp}
                value={sendAt}
                onChange={setSendAt}
              />
            </>
          )}
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {results ? formText.close : formText.cancel}
            </Button>
            {results ? (
              <Button component={Link} to={`${pathOf("1002")}?view=sent`}>
                {text.toSent}
              </Button>
            ) : (
              <Button aria-disabled={busy} onClick={() => void send()}>
                {text.sendNow}
              </Button>
            )}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
