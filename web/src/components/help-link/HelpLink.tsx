import { Link } from "react-router";
import { guideAddress } from "../../domain/help/guide-pages.ts";
import { refusalHelp } from "../../domain/help/refusal-help.ts";
import classes from "./help-link.module.css";
import { helpLinkText as text } from "./text.ts";

/**
 * From a refusal to the paragraph of the guide that says what to do about it; nothing where the guide has none. In a tab of its own,
 * so that what was typed stays.
 * @param code msgCode, or the GraphQL type of a refusal that has none
 */
export default function HelpLink({ code }: { code: string }) {
  const place = refusalHelp[code];
  if (place === undefined) return null;
  return (
    <Link to={guideAddress(place)} className={classes.link} target="_blank">
      {text.whatToDo}
      <span className="vh">{text.newTab}</span>
    </Link>
  );
}
