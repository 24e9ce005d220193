import "@mantine/core/styles/ActionIcon.layer.css";
import { ApolloProvider } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { Viewer } from "../../session/session.ts";
import { newSessionClient } from "../../session/session-client.ts";
import { ViewerContext } from "../../session/use-session.ts";
import { Frame } from "./Frame.tsx";
import { useClearedScheme } from "./use-cleared-scheme.ts";

const ChargeCodeHost = lazy(() =>
  loadChunk(() =>
    import("../../features/charge-code/ChargeCodeHost.tsx").then(({ ChargeCodeHost: host }) => ({ default: host })),
  ),
);

/** Everything that only a signed-in user loads: the GraphQL client and the frame. One instance a user. */
export default function SignedInArea({ viewer }: { viewer: Viewer }) {
  const [client] = useState(() => newSessionClient());
  useClearedScheme();
  return (
    <ApolloProvider client={client}>
      <ViewerContext value={viewer}>
        <Frame viewer={viewer} />
        {viewer.asksChargeCode && (
          <Suspense>
            <ChargeCodeHost />
          </Suspense>
        )}
      </ViewerContext>
    </ApolloProvider>
  );
}
