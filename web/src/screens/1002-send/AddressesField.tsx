import { useQuery } from "@apollo/client/react";
import { Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { isComposing } from "../../browser/composing.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { sendText as text } from "../../domain/text/mail-text.ts";
import { RequiredLabel } from "../../features/mail-fields/RequiredLabel.tsx";
import classes from "./send.module.css";
import { MAIL_DRAFTS } from "./send-documents.ts";
import { composeText } from "./text.ts";
import type { useAddresses } from "./use-addresses.ts";

const AddressPicker = lazy(() => loadChunk(() => import("./AddressPicker.tsx")));

/** So many are seen at a glance; more are counted. */
const FEW = 5;

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
      {chosen.length > FEW && (
        <div className={classes.chosen}>
          {composeText.chosen(chosen.length)}
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              addresses.set([]);
              first.current?.focus();
            }}
          >
            {composeText.dropAll}
          </Button>
        </div>
      )}
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
      <RecentAddresses addresses={addresses} />
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

/** Whom the sender wrote to lately, at a click; what can't be read is not offered. */
function RecentAddresses({ addresses }: Pick<AddressesFieldProps, "addresses">) {
  const { data } = useQuery(MAIL_DRAFTS, SHOWN);
  const taken = new Set(addresses.chosen.map((each) => each.toLowerCase()));
  const recent = (data?.mailDrafts.recentAddresses ?? []).filter((each) => !taken.has(each.toLowerCase()));
  if (recent.length === 0) return null;
  return (
    <fieldset className={classes.recent} aria-label={composeText.recent}>
      <span className={classes.small}>{composeText.recent}</span>
      {recent.map((address) => (
        <Button
          key={address}
          size="compact-xs"
          variant="default"
          aria-label={composeText.addRecent(address)}
          onClick={() => addresses.set([...addresses.chosen, address])}
        >
          {address}
        </Button>
      ))}
    </fieldset>
  );
}
