import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { AddressCheckQuery } from "../../__generated__/graphql.ts";
import { ADDRESS_CHECK } from "./contract-documents.ts";

const PAUSE_MS = 250;

/** What the server says of the rows, a moment after the last change; the answer before stays meanwhile. */
export function useAddressCheck(
  contractId: string | null,
  ranges: readonly string[],
): AddressCheckQuery["addressCheck"] | null {
  const asked = useLater(ranges.join("\n"));
  const { data, previousData } = useQuery(ADDRESS_CHECK, {
    variables: { contractId, ranges: asked === "" ? [] : asked.split("\n") },
    fetchPolicy: "no-cache",
  });
  return (data ?? previousData)?.addressCheck ?? null;
}

function useLater(text: string): string {
  const [later, set] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => set(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
