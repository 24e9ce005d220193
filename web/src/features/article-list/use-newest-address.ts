import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type Browser, type ListAddress, NewestAddress } from "./newest-address.ts";

/** The newest address of a screen, rendered at once; see NewestAddress. */
export function useNewestAddress<Address extends ListAddress>(browser: Browser<Address>): NewestAddress<Address> {
  const [store] = useState(() => new NewestAddress(browser));
  const { key } = useLocation();
  const last = useRef(key);
  useSyncExternalStore(store.subscribe, () => store.newest);
  useLayoutEffect(() => {
    store.hear(browser, last.current !== key);
    last.current = key;
  });
  useEffect(() => {
    // A held key goes on and on; whatever else comes may lead away from here.
    let last = "";
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== last) store.settle();
      last = pressed;
    };
    addEventListener("keydown", onKey, { capture: true });
    addEventListener("click", store.settle, { capture: true });
    return () => {
      removeEventListener("keydown", onKey, { capture: true });
      removeEventListener("click", store.settle, { capture: true });
      store.rest();
    };
  }, [store]);
  return store;
}
