import { Guide } from "../../features/help/Guide.tsx";
import { operatorGuide } from "../../features/help/operator-pages.ts";
import { helpText } from "../../features/help/text.ts";

/** /el/help: the operators' guide. */
export default function OperatorHelpScreen() {
  return <Guide book={operatorGuide} lead={helpText.operatorLead} />;
}
