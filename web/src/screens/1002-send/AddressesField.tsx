import { Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { isComposing } from "../../browser/composing.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { sendText as text } from "../../domain/text/mail-text.ts";
import { RequiredLabel } from "../../features/mail-fields/RequiredLabel.tsx";
import classes from "./send.module.css";
import type { useAddresses } from "./use-addresses.ts";

const AddressPicker = lazy(() => loadChunk(() => import("./AddressPicker.tsx")));

interface AddressesFieldProps {
  addresses: ReturnType<typeof useAddresses>;
  /** What is wrong with all of them together. */
  error: string | undefined;
}

/** Whom it goes to: typed or chosen from the list, as many as mail_send_max_count. */
export function AddressesField({ addresses, error }: AddressesFieldProps) {
  const [isPicking, pick] = useState(false);
  const { chosen, most } = addresses;
  const first = useRef<HTMLInputElement>(null);
  // What is still open when the screen comes is whom the mail goes to.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset className={classes.group}>
      <legend>
        <RequiredLabel>{text.addresses}</RequiredLabel>
      </legend>
      <p className={classes.small}>{text.addressesHelp(most)}</p>
      {chosen.length > 0 && (
        <ul className={classes.chips}>
          {chosen.map((address) => (
            <li key={address}>
              {address}
              <button type="button" aria-label={text.removeAddress(address)} onClick={() => addresses.drop(address)}>
                <IconX size={14} stroke={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.typed}>
        <TextInput
          ref={first}
          id="addresses"
          inputMode="email"
          aria-label={text.typed}
          placeholder={text.typed}
          value={addresses.typed}
          error={addresses.fault ?? error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => addresses.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            void addresses.takeTyped();
          }}
        />
        <Button variant="default" onClick={() => void addresses.takeTyped()}>
          {text.add}
        </Button>
        <Button variant="default" onClick={() => pick(true)}>
          {text.fromList}
        </Button>
      </div>
      {isPicking && (
        <Suspense>
          <AddressPicker
            chosen={chosen}
            most={most}
            onChosen={(all) => {
              pick(false);
              addresses.set(all);
            }}
            onClose={() => pick(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
