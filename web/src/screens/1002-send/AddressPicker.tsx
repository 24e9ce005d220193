import "../../design/overlay-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button, Checkbox, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { formText } from "../../domain/text/form-text.ts";
import { sendText as text } from "../../domain/text/mail-text.ts";
import classes from "./send.module.css";
import { MAIL_ADDRESSES } from "./send-documents.ts";
import { composeText } from "./text.ts";

interface AddressPickerProps {
  chosen: readonly string[];
  most: number;
  onChosen: (addresses: readonly string[]) => void;
  onClose: () => void;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The users' and the settings' addresses, narrowed down by name; what was typed stays chosen. */
export default function AddressPicker({ chosen, most, onChosen, onClose }: AddressPickerProps) {
  const query = useQuery(MAIL_ADDRESSES, SHOWN);
  const [ticked, setTicked] = useState(chosen);
  const tick = (address: string, on: boolean) =>
    setTicked(on ? [...ticked, address] : ticked.filter((each) => !same(each, address)));
  return (
    <Modal.Root opened onClose={onClose} size={560}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.dialog}>
          <Modal.Title>{text.fromList}</Modal.Title>
          <QueryState query={query} failed={text.addressesFailed}>
            {({ mailAddresses, addressGroups }) => (
              <>
                <Groups groups={addressGroups} ticked={ticked} most={most} onTicked={setTicked} />
                <Addresses all={mailAddresses} ticked={ticked} most={most} onTick={tick} />
              </>
            )}
          </QueryState>
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

interface GroupsProps {
  groups: readonly { id: string; name: string; addresses: readonly string[] }[];
  ticked: readonly string[];
  most: number;
  onTicked: (addresses: readonly string[]) => void;
}

/** Groups of the address list: all of their addresses at once, or none. One that would be too many is off. */
function Groups({ groups, ticked, most, onTicked }: GroupsProps) {
  const has = (address: string) => ticked.some((each) => same(each, address));
  if (groups.length === 0) return null;
  return (
    <fieldset className={classes.groups}>
      <legend>{composeText.groups}</legend>
      {groups.map(({ id, name, addresses }) => {
        const missing = addresses.filter((address) => !has(address));
        const isAll = missing.length === 0;
        return (
          <Checkbox
            key={id}
            label={composeText.group(name, addresses.length)}
            checked={isAll}
            indeterminate={!isAll && missing.length < addresses.length}
            disabled={!isAll && ticked.length + missing.length > most}
            onChange={() =>
              onTicked(
                isAll
                  ? ticked.filter((each) => !addresses.some((address) => same(each, address)))
                  : [...ticked, ...missing],
              )
            }
          />
        );
      })}
    </fieldset>
  );
}

interface AddressesProps {
  all: readonly { address: string; name: string }[];
  ticked: readonly string[];
  most: number;
  onTick: (address: string, on: boolean) => void;
}

function Addresses({ all, ticked, most, onTick }: AddressesProps) {
  const [filter, setFilter] = useState("");
  const wanted = filter.normalize("NFKC").trim().toLowerCase();
  const listed = all.filter(({ address, name }) =>
    `${name} ${address}`.normalize("NFKC").toLowerCase().includes(wanted),
  );
  return (
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
                onChange={(event) => onTick(address, event.currentTarget.checked)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
