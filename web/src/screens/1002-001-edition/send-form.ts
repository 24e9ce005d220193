import { typedList } from "../../domain/typed-list.ts";
import type { EditionOpening } from "./edition-calls.ts";
import type { Edition } from "./edition-store.ts";

/** How the mail is to look. */
export interface Look {
  subjectType: number;
  attachType: number;
  templateId: string;
  /** utf8 or iso2022jp. */
  encoding: string;
}

export const looksOf = ({ options, templates }: Edition): Look => ({
  subjectType: options.subjectType,
  attachType: options.attachType,
  encoding: options.encoding,
  // A template may have gone since.
  templateId: templates.some(({ id }) => id === options.templateId) ? options.templateId : "0",
});

/** Addresses that are ticked, and what was typed below them. */
export interface AddressChoice {
  ticked: readonly string[];
  typed: string;
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
export const includesAddress = (list: readonly string[], address: string): boolean =>
  list.some((each) => same(each, address));

/** As it was last sent; the first time, the target's own destinations. */
export function initialChoice(edition: Edition, addresses: EditionOpening["addresses"]): AddressChoice {
  const { destinations, options, sendMaxCount } = edition;
  const listed = [...destinations, ...addresses.map(({ address }) => address)];
  const wanted = options.addresses.length > 0 ? options.addresses : destinations.slice(0, sendMaxCount);
  return {
    ticked: listed.filter(
      (address, at) => includesAddress(wanted, address) && !includesAddress(listed.slice(0, at), address),
    ),
    typed: wanted.filter((address) => !includesAddress(listed, address)).join("\n"),
  };
}

/** Each address once, in the order in which they stand. */
export function chosenAddresses({ ticked, typed }: AddressChoice): string[] {
  const all = [...ticked, ...typedList(typed)];
  return all.filter((address, at) => !includesAddress(all.slice(0, at), address));
}

export const toggleAddress = (choice: AddressChoice, address: string): AddressChoice => ({
  ...choice,
  ticked: includesAddress(choice.ticked, address)
    ? choice.ticked.filter((each) => !same(each, address))
    : [...choice.ticked, address],
});
