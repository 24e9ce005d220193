import "@mantine/core/styles/ActionIcon.layer.css";
import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import type { Viewer } from "../../session/session.ts";
import { newSessionClient } from "../../session/session-client.ts";
import { ViewerContext } from "../../session/use-session.ts";
import { Frame } from "./Frame.tsx";
import { useClearedScheme } from "./use-cleared-scheme.ts";

/** Everything that only a signed-in user loads: the GraphQL client and the frame. One instance a user. */
export default function SignedInArea({ viewer }: { viewer: Viewer }) {
  const [client] = useState(() => newSessionClient());
  useClearedScheme();
  return (
    <ApolloProvider client={client}>
      <ViewerContext value={viewer}>
        <Frame viewer={viewer} />
      </ViewerContext>
    </ApolloProvider>
  );
}
