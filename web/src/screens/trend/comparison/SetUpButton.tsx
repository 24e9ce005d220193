import { Button } from "@mantine/core";
import { IconSettings } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../../browser/load-chunk.ts";
import { comparisonText as text } from "./text.ts";

const ComparisonsDialog = lazy(() => loadChunk(() => import("./ComparisonsDialog.tsx")));

/** Opens the list of comparisons, for administrators. */
export function SetUpButton() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconSettings size={16} stroke={1.75} />} onClick={() => open(true)}>
        {text.setUp}
      </Button>
      {isOpen && (
        <Suspense>
          <ComparisonsDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
