import { Link, useLocation, useNavigate } from "react-router";
import type { Role } from "../../__generated__/graphql.ts";
import { useKeys } from "../../browser/keys.ts";
import { rowByPath } from "../route-table.ts";
import { barText, keyText } from "./bar-text.ts";
import { administrationFor } from "./navigation.ts";
import { navigationFor } from "./top-places.ts";

/** 管理: the first screen that the role administers; the others are in the navigation beside it. Nothing for the other roles. */
export default function AdministrationLink({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const first = administrationFor(role)[0]?.places[0]?.to;
  const run = () => first !== undefined && void navigate(first);
  useKeys(
    first === undefined ? [] : [{ keys: "g a", label: keyText.administration, group: keyText.screen, run }],
    "frame",
  );
  if (first === undefined) return null;
  const hasEntry = navigationFor(role).some(({ to }) => to === pathname);
  const isCurrent = rowByPath(pathname)?.administration && !hasEntry;
  return (
    <Link to={first} aria-current={isCurrent ? "page" : undefined}>
      {barText.administration}
    </Link>
  );
}
