import { useKeys } from "../../browser/keys.ts";
import { rowWithFocus } from "../../browser/row-focus.ts";
import { AssessmentKeys } from "../../features/assessment/AssessmentKeys.tsx";
import { TOPIC_QUERIES } from "./documents.ts";
import { topicText as text } from "./text.ts";
import type { TopicLine } from "./use-topic.ts";

/** j and k step through a topic's articles; tone and tags are set for the one with the focus. */
export function TopicKeys({ rows }: { rows: readonly TopicLine[] }) {
  const at = () => rows.findIndex(({ id }) => id === rowWithFocus());
  const step = (by: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, at() === -1 ? 0 : at() + by))];
    document.querySelector<HTMLElement>(`[data-row="${next?.id}"] button`)?.focus();
  };
  useKeys([
    { keys: "j", label: text.keys.next, group: text.keys.group, run: () => step(1) },
    { keys: "k", label: text.keys.previous, group: text.keys.group, run: () => step(-1) },
  ]);
  return (
    <AssessmentKeys
      group={text.keys.group}
      withChosen={(act) => act(rows.filter(({ id }) => id === rowWithFocus()))}
      refetch={TOPIC_QUERIES}
    />
  );
}
