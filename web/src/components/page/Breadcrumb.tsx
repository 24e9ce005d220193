import { IconChevronRight } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { kitText as text } from "../../domain/text/kit-text.ts";
import { useNavigationPlace } from "../side-navigation/navigation-place.ts";
import classes from "./page.module.css";

/** Group, entry of the side navigation, and the thing that is open. Nothing outside of an area with a side navigation. */
export function Breadcrumb({ item }: { item: string | undefined }) {
  const place = useNavigationPlace();
  const { pathname, search } = useLocation();
  if (!place) return null;
  const { to, name } = place.entry;
  return (
    <nav className={classes.crumbs} aria-label={text.breadcrumb} data-print="hide">
      <ol>
        <li>{place.group}</li>
        <li>
          <Separator />
          {to === pathname && !(item !== undefined && search !== "") ? name : <Link to={to}>{name}</Link>}
        </li>
        {item !== undefined && (
          <li>
            <Separator />
            <span className="clip">{item}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

const Separator = () => <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />;
