import { useState } from "react";

/** Which rows show their detail. */
export interface OpenRows {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
}

export function useOpenRows(): OpenRows {
  const [open, change] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    change((ids) => (ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id])));
  return { isOpen: (id) => open.has(id), toggle };
}
