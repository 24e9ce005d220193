import { Button } from "@mantine/core";
import { Link } from "react-router";
import { homeHere } from "../../browser/here.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { LOGIN_PATH } from "../../domain/screen-path.ts";
import { frameText } from "../../domain/text/frame-text.ts";
import { useSession } from "../../session/use-session.ts";

/** For an unknown address, for the spec's placeholder routes, and for a row whose screen is not there. */
export function NotFoundScreen() {
  const signedIn = useSession().state === "signedIn";
  return (
    <EmptyState heading="h1" title={frameText.notFoundTitle} message={frameText.notFoundMessage}>
      <Button component={Link} to={signedIn ? homeHere() : LOGIN_PATH}>
        {signedIn ? frameText.toHome : frameText.toLogin}
      </Button>
    </EmptyState>
  );
}
