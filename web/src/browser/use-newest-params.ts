import { useState } from "react";
import { useSearchParams } from "react-router";

/**
 * The search of the address as somebody chose it last. The router takes a moment to follow, and a field that shows the address
 * alone would jump back meanwhile and lose what is typed next.
 * @returns the parameters, and how to replace them
 */
export function useNewestParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams();
  const [chosen, choose] = useState({ from: params, to: params });
  // Once the address has changed, by this choice or otherwise, it is the newest.
  const newest = chosen.from === params ? chosen.to : params;
  return [
    newest,
    (next) => {
      choose({ from: params, to: next });
      setParams(next, { replace: true });
    },
  ];
}
