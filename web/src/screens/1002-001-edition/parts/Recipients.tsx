import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { EditionOpening } from "../edition-calls.ts";
import type { Edition } from "../edition-store.ts";
import { type AddressChoice, chosenAddresses, includesAddress, toggleAddress } from "../send-form.ts";
import { editionText as text } from "../text.ts";
import classes from "./send-dialog.module.css";

interface RecipientsProps {
  edition: Edition;
  addresses: EditionOpening["addresses"];
  choice: AddressChoice;
  onChange: (choice: AddressChoice) => void;
}

/** Longer books need a filter. */
const FEW = 8;

/** To whom: the target's own destinations, the contract's addresses, and whatever is typed. */
export function Recipients({ edition, addresses, choice, onChange }: RecipientsProps) {
  const [filter, setFilter] = useState("");
  const count = chosenAddresses(choice).length;
  const { destinations, sendMaxCount } = edition;
  const others = addresses.filter(({ address }) => !includesAddress(destinations, address));
  const wanted = filter.trim().toLowerCase();
  const found = others.filter(({ address, name }) => `${address} ${name}`.toLowerCase().includes(wanted));
  const nameOf = (address: string) => addresses.find((each) => includesAddress([each.address], address))?.name ?? "";
  const boxes = (list: { address: string; name: string }[]) =>
    list.map((each) => <AddressBox key={each.address} {...each} choice={choice} onChange={onChange} />);
  return (
    <fieldset className={classes.fields}>
      <legend>
        {text.to}
        <span className={classes.toCount} data-over={count > sendMaxCount} role="status">
          {text.toCount(count, sendMaxCount)}
        </span>
      </legend>
      {destinations.length > 0 && (
        <fieldset className={classes.part} aria-label={text.destinations}>
          <p className={classes.small}>{text.destinations}</p>
          <ul className={classes.book}>{boxes(destinations.map((address) => ({ address, name: nameOf(address) })))}</ul>
        </fieldset>
      )}
      {others.length > 0 && (
        <fieldset className={classes.part} aria-label={text.addressBook}>
          <p className={classes.small}>{text.addressBook}</p>
          {others.length > FEW && (
            <TextInput
              size="xs"
              aria-label={text.filter}
              placeholder={text.filter}
              value={filter}
              onChange={(event) => setFilter(event.currentTarget.value)}
            />
          )}
          <ul className={classes.book}>
            {found.length === 0 ? <li className={classes.small}>{text.filterNone}</li> : boxes(found)}
          </ul>
        </fieldset>
      )}
      <Textarea
        label={text.typed}
        description={text.typedHelp}
        rows={2}
        value={choice.typed}
        onChange={(event) => onChange({ ...choice, typed: event.currentTarget.value })}
      />
    </fieldset>
  );
}

interface AddressBoxProps extends Pick<RecipientsProps, "choice" | "onChange"> {
  address: string;
  name: string;
}

const AddressBox = ({ address, name, choice, onChange }: AddressBoxProps) => (
  <li>
    <Checkbox
      checked={includesAddress(choice.ticked, address)}
      onChange={() => onChange(toggleAddress(choice, address))}
      label={
        <>
          {name} <span className={classes.address}>{address}</span>
        </>
      }
    />
  </li>
);
