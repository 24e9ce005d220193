import "../../design/form-styles.ts";
import { ApolloProvider, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { deviceHere } from "../../browser/here.ts";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { homePath } from "../../domain/screen-path.ts";
import { FactorCard } from "../../features/second-factor/FactorCard.tsx";
import { SECOND_FACTOR } from "../../features/second-factor/second-factor-documents.ts";
import { factorText as text } from "../../features/second-factor/text.ts";
import { refreshSession, signOut } from "../../session/session.ts";
import { newSessionClient } from "../../session/session-client.ts";

/**
 * /second-factor: what comes before anything else, where the contract demands a second factor and the user has none.
 * It fills the window, so it brings the GraphQL client that other screens have from the frame.
 */
export default function SecondFactorScreen() {
  const [client] = useState(newSessionClient);
  return (
    <ApolloProvider client={client}>
      <Enrolment />
    </ApolloProvider>
  );
}

function Enrolment() {
  const navigate = useNavigate();
  const query = useQuery(SECOND_FACTOR, EDITED);
  const goOn = async () => {
    await refreshSession();
    await navigate(homePath(deviceHere()), { replace: true });
  };
  return (
    <FormPage title={text.needTitle} lead={text.needLead}>
      <QueryState query={query} failed={text.failed}>
        {({ secondFactor }) => (
          <>
            <FactorCard factor={secondFactor} again={() => query.refetch()} />
            {(secondFactor.authenticator || secondFactor.passkeys.length > 0) && (
              <Button size="lg" onClick={() => void goOn()}>
                {text.goOn}
              </Button>
            )}
          </>
        )}
      </QueryState>
      <Button variant="default" onClick={() => void signOut()}>
        {text.signOut}
      </Button>
    </FormPage>
  );
}
