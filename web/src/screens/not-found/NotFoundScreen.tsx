import { Button } from "@mantine/core";
import { Link, useMatch } from "react-router";
import { homeHere } from "../../browser/here.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { LOGIN_PATH, pathOf } from "../../domain/screen-path.ts";
import { frameText } from "../../domain/text/frame-text.ts";
import { useSession } from "../../session/use-session.ts";
import { notFoundText } from "./text.ts";

/** Home or the sign-in, of the operators under /el and of the users everywhere else. */
function useWayBack(): { to: string; name: string } {
  const signedIn = useSession().state === "signedIn";
  const operators = pathOf("el");
  if (useMatch(`${operators}/*`)) return { to: operators, name: notFoundText.toOperatorHome };
  return signedIn ? { to: homeHere(), name: notFoundText.toHome } : { to: LOGIN_PATH, name: notFoundText.toLogin };
}

/** For an unknown address, for the spec's placeholder routes, and for a row whose screen is not there. */
export function NotFoundScreen() {
  const way = useWayBack();
  return (
    <EmptyState heading="h1" title={frameText.notFoundTitle} message={notFoundText.message}>
      <Button component={Link} to={way.to}>
        {way.name}
      </Button>
    </EmptyState>
  );
}
