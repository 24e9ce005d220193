import { customerGuide } from "../../features/help/customer-pages.ts";
import { Guide } from "../../features/help/Guide.tsx";
import { helpText } from "../../features/help/text.ts";

/** /help: the guide for readers and administrators, signed in or not. Ours, not the spec's. */
export default function HelpScreen() {
  return <Guide book={customerGuide} lead={helpText.lead} />;
}
