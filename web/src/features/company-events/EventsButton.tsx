import { Button } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { eventsText as text } from "./text.ts";

const EventsDialog = lazy(() => loadChunk(() => import("./EventsDialog.tsx")));

/** Opens the company's own events, beside a chart that shows them. */
export function EventsButton() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconFlag size={16} stroke={1.75} />} onClick={() => open(true)}>
        {text.events}
      </Button>
      {isOpen && (
        <Suspense>
          <EventsDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
