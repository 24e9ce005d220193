import { useEffect, useRef, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { ExpressionVerdict } from "./expression-check.ts";

type Check = (text: string) => ExpressionVerdict;

/** Without the parser: the server still checks what is tried and saved. */
const unchecked: Check = () => ({ fault: null, formatted: null });

const load = () => loadChunk(() => import("./expression-check.ts"));

/** The verdict on a text as it is typed; null until the parser is there. */
export function useExpressionCheck(text: string): ExpressionVerdict | null {
  const [check, setCheck] = useState<{ run: Check } | null>(null);
  useEffect(() => {
    let isHere = true;
    load().then(
      ({ checkExpression: run }) => isHere && setCheck({ run }),
      () => isHere && setCheck({ run: unchecked }),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return check === null ? null : check.run(text);
}

/** The text while it can be read; else how it would be mended, or what could be read last. */
export function useReadable(text: string, verdict: ExpressionVerdict | null): string {
  const last = useRef(text);
  const fault = verdict?.fault ?? null;
  if (verdict !== null && fault === null) last.current = text;
  return fault?.mend?.text ?? (fault ? last.current : text);
}
