import { Link, useLocation } from "react-router";
import { helpAddressOf } from "./help-address.ts";
import { menuText } from "./menu-text.ts";

/** The way from a screen to what the guide says of it. Lazy: which page tells of which screen is a long list. */
export default function HelpEntry({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <Link to={helpAddressOf(pathname)} className={className}>
      {menuText.help}
    </Link>
  );
}
