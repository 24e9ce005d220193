import "../../design/overlay-styles.ts";
import { Button, Checkbox, Modal, TextInput } from "@mantine/core";
import { useCallback, useState } from "react";
import { useAnswer } from "../../bff/use-answer.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { formText } from "../../domain/text/form-text.ts";
import { sendText as text } from "../../domain/text/mail-text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import classes from "./send.module.css";
import { MAIL_ADDRESSES } from "./send-documents.ts";

interface AddressPickerProps {
  chosen: readonly string[];
  most: number;
  onChosen: (addresses: readonly string[]) => void;
  onClose: () => void;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The users' and the settings' addresses, narrowed down by name; what was typed stays chosen. */
export default function AddressPicker({ chosen, most, onChosen, onClose }: AddressPickerProps) {
  const load = useCallback(() => callSignedIn(MAIL_ADDRESSES, {}).then(({ mailAddresses }) => mailAddresses), []);
  const { answer, again } = useAnswer(load);
  const [ticked, setTicked] = useState(chosen);
  const [filter, setFilter] = useState("");
  const wanted = filter.normalize("NFKC").trim().toLowerCase();
  const listed =
    answer.state === "ready"
      ? answer.data.filter(({ address, name }) => `${name} ${address}`.normalize("NFKC").toLowerCase().includes(wanted))
      : [];
  const tick = (address: string, on: boolean) =>
    setTicked(on ? [...ticked, address] : ticked.filter((each) => !same(each, address)));
  return (
    <Modal.Root opened onClose={onClose} size={560}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.dialog}>
          <Modal.Title>{text.fromList}</Modal.Title>
          {answer.state === "loading" && <Loading />}
          {answer.state === "failed" && (
            <FailedPart title={text.addressesFailed} error={answer.error} busy={false} onRetry={again} />
          )}
          {answer.state === "ready" && (
            <>
              <TextInput
                aria-label={text.filter}
                placeholder={text.filter}
                value={filter}
                autoComplete="off"
                onChange={(event) => setFilter(event.currentTarget.value)}
              />
              {listed.length === 0 && <p className={classes.small}>{text.noAddress}</p>}
              <ul className={classes.picker}>
                {listed.map(({ address, name }) => {
                  const isTicked = ticked.some((each) => same(each, address));
                  return (
                    <li key={address}>
                      <Checkbox
                        label={name === "" ? address : `${name} <${address}>`}
                        checked={isTicked}
                        disabled={!isTicked && ticked.length >= most}
                        onChange={(event) => tick(address, event.currentTarget.checked)}
                      />
                    </li>
                  );
                })}
              </ul>
            </>
          )}
          <div className={classes.actions}>
            <span aria-live="polite" className={classes.small}>
              {text.chosen(ticked.length, most)}
            </span>
            <Button variant="default" onClick={onClose}>
              {formText.cancel}
            </Button>
            <Button onClick={() => onChosen(ticked)}>{text.decide}</Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
