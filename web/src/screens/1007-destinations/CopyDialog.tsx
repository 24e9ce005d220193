import "../../design/overlay-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { faultsText, refusal, sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { type RowResult, SendResults } from "../../components/send-results/SendResults.tsx";
import { SeveralField } from "../../components/several-field/SeveralField.tsx";
import { formText } from "../../domain/text/form-text.ts";
import { destinationText as text } from "../../domain/text/mail-text.ts";
import { typedList } from "../../domain/typed-list.ts";
import type { Destination } from "./destination-columns.tsx";
import { COPY_CHOICES, COPY_MAIL_SETTING, DESTINATIONS_SCREEN } from "./destination-documents.ts";
import classes from "./destinations.module.css";
import { groupsText } from "./groups-text.ts";

/** As many as core-api copies in one call. */
const MOST = 200;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

interface CopyDialogProps {
  of: Destination;
  onClose: () => void;
}

/** The same setting for other addresses, chosen or typed; then what became of each. */
export default function CopyDialog({ of, onClose }: CopyDialogProps) {
  const { mailAddresses: known = [], addressGroups: groups = [] } = useQuery(COPY_CHOICES, SHOWN).data ?? {};
  const [inGroups, chooseGroups] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [typed, type] = useState("");
  const [results, setResults] = useState<readonly RowResult[] | null>(null);
  const [copy] = useMutation(COPY_MAIL_SETTING, { refetchQueries: [DESTINATIONS_SCREEN] });
  const { busy, said, act } = useAction();
  const ofGroups = groups.filter(({ id }) => inGroups.includes(id)).flatMap((group) => group.addresses);
  const named = [...ofGroups, ...chosen].filter((address) => !isSame(address, of.mailAddress));
  const addresses = [
    ...named.filter((address, at) => named.findIndex((each) => isSame(each, address)) === at),
    ...typedList(typed),
  ];
  const start = () =>
    act(async () => {
      if (addresses.length === 0) return sentence(text.copyNobody);
      if (addresses.length > MOST) return sentence(text.copyTooMany);
      const { copyMailSetting: answer } = (await copy({ variables: { id: of.id, addresses } })).data;
      if (answer.__typename === "Refusal") return refusal(answer);
      if (answer.__typename === "InvalidForm") return sentence(faultsText(answer.fieldErrors));
      setResults(answer.results);
      return text.copyResults(answer.copied, answer.results.length - answer.copied);
    });
  return (
    <Modal.Root opened onClose={onClose} size={560}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{text.copyTitle(of.targetName)}</Modal.Title>
          <SaidLine said={said} />
          {results ? (
            <SendResults label={text.copyTitle(of.targetName)} results={results} />
          ) : (
            <>
              <p className={`jp ${classes.help}`}>{text.copyHelp}</p>
              {groups.length > 0 && (
                <SeveralField
                  label={groupsText.groups}
                  placeholder={groupsText.copyGroupsHelp}
                  none={groupsText.copyGroupsNone}
                  choices={groups.map(({ id, name, addresses: own }) => ({
                    value: id,
                    label: `${name}（${groupsText.groupCount(own.length)}）`,
                  }))}
                  value={inGroups}
                  onChange={chooseGroups}
                />
              )}
              <SeveralField
                label={text.copyKnown}
                placeholder={text.copyKnownHelp}
                none={text.copyNone}
                choices={known
                  .filter(({ address }) => address !== of.mailAddress)
                  .map(({ address, name }) => ({
                    value: address,
                    label: name === "" ? address : `${name} ${address}`,
                  }))}
                value={chosen}
                onChange={choose}
              />
              <Textarea
                label={text.copyTyped}
                description={text.copyTypedHelp}
                value={typed}
                rows={4}
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => type(event.currentTarget.value)}
              />
            </>
          )}
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {results ? formText.close : formText.cancel}
            </Button>
            {!results && (
              <Button aria-disabled={busy} onClick={() => void start()}>
                {text.copyStart(addresses.length)}
              </Button>
            )}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
