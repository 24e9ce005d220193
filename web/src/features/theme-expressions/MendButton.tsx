import { Button } from "@mantine/core";
import type { Mend } from "./expression-check.ts";
import { expressionsText as text } from "./text.ts";

/** Mends a fault where only one way is right. */
export const MendButton = ({ mend, onText }: { mend: Mend; onText: (value: string) => void }) => (
  <Button size="xs" variant="default" onClick={() => onText(mend.text)}>
    {mend.kind === "add" ? text.mendAdd(mend.sign) : text.mendRemove(mend.sign)}
  </Button>
);
