import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { contractChoiceText as text } from "./text.ts";

/** In place of what belongs to a contract, before one is chosen. */
export const ChooseContract = () => <EmptyState title={text.choose} message={text.chooseHelp} />;
