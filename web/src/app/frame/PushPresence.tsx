import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { keepPush } from "../../features/push/keep-push.ts";

/** Ties this browser's notifications to the session that opens, or ends them where they are not this user's. Nothing of it is seen. */
export default function PushPresence() {
  const client = useApolloClient();
  useEffect(() => {
    // Whoever can't be asked now is asked when the product is opened next.
    void keepPush(client).catch(() => undefined);
  }, [client]);
  return null;
}
