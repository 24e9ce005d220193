import { Button } from "@mantine/core";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { assessmentFilterText as text } from "./assessment-filter-text.ts";

/** No article has the tone or tag that the list is narrowed to. */
export const NoneWanted = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState title={text.none} message={text.noneHelp}>
    <Button onClick={onShowAll}>{text.clear}</Button>
  </EmptyState>
);
