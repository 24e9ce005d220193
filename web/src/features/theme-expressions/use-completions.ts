import { useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { completionsOf, type OfferedWords } from "./completions.ts";
import { EXPRESSION_WORDS } from "./documents.ts";

/** What Ctrl Space offers: the contract's terms and all media, when they are there. */
export function useCompletions(contractId: string) {
  const { data } = useQuery(EXPRESSION_WORDS, { variables: { contractId } });
  const words = useRef<OfferedWords | null>(null);
  words.current = data?.expressionWords ?? null;
  const [source] = useState(() => completionsOf(() => words.current));
  return source;
}
