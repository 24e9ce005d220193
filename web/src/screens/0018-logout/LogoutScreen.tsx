import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { LOGIN_PATH } from "../../domain/screen-path.ts";
import { logoutText } from "../../domain/text/logout-text.ts";

/** Screen 0018: logoutid 2 says that the session ran out or could not be renewed; everything else is a sign-out. */
export default function LogoutScreen() {
  const [query] = useSearchParams();
  const expired = query.get("logoutid") === "2";
  return (
    <EmptyState
      heading="h1"
      title={expired ? logoutText.expired : logoutText.done}
      message={expired ? logoutText.expiredHelp : logoutText.doneHelp}
    >
      <Button component={Link} to={LOGIN_PATH}>
        {logoutText.again}
      </Button>
    </EmptyState>
  );
}
