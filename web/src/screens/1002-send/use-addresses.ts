import { useState } from "react";
import { faultsOf } from "../../components/form/rules.ts";
import { sendText as text } from "../../domain/text/mail-text.ts";
import { typedList } from "../../domain/typed-list.ts";

const rules = () => import("./check-mail-delivery.ts").then(({ checkTyped }) => checkTyped);

/** An address each once, in whatever case it was written. */
const eachOnce = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.map((address) => [address.toLowerCase(), address])).values(),
];

/** The chosen addresses, at most so many, and one that is being typed. */
export function useAddresses(most: number, initial: readonly string[], onChosen: (chosen: readonly string[]) => void) {
  const [chosen, setChosen] = useState(initial);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | undefined>(undefined);
  const set = (addresses: readonly string[]): boolean => {
    const wanted = eachOnce(addresses);
    const isTooMany = wanted.length > most;
    setFault(isTooMany ? text.tooMany(most) : undefined);
    if (!isTooMany) {
      setChosen(wanted);
      onChosen(wanted);
    }
    return !isTooMany;
  };
  /** Several may be pasted, with spaces, commas or lines between them. Null where one is none. */
  const takeTyped = async (): Promise<readonly string[] | null> => {
    const given = typedList(typed);
    if (given.length === 0) return chosen;
    const [first] = await faultsOf(rules, given);
    if (first) {
      setFault(first.message);
      return null;
    }
    const wanted = eachOnce([...chosen, ...given]);
    if (!set(wanted)) return null;
    setTyped("");
    return wanted;
  };
  return {
    chosen,
    typed,
    fault,
    most,
    set,
    type: (value: string) => {
      setTyped(value);
      setFault(undefined);
    },
    takeTyped,
    /** What somebody else has chosen. */
    adopt: setChosen,
    drop: (address: string) => set(chosen.filter((each) => each !== address)),
  };
}
