import { ApolloProvider, useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigationType } from "react-router";
import { isAsked, writeTerms } from "../../domain/search-terms.ts";
import { ConditionResolver } from "./parts/ConditionResolver.tsx";
import { EmptySearch } from "./parts/EmptySearch.tsx";
import { Results } from "./parts/Results.tsx";
import { searchClient } from "./search-client.ts";
import { useSearchAddress } from "./use-search-address.ts";

/** The article search: form, results in tabs, reading pane (spec sections 2 and 5). Reached from the box of the frame. */
export default function SearchScreen() {
  const navigation = useSearchAddress();
  const { terms, conditionId } = navigation.address;
  if (conditionId !== null)
    return <ConditionResolver id={conditionId} onFound={(found) => navigation.ask(found, { replace: true })} />;
  if (!isAsked(terms)) return <EmptySearch key={JSON.stringify(terms)} terms={terms} onSearch={navigation.ask} />;
  const searchKey = writeTerms(terms).toString();
  return <KeptResults key={searchKey} searchKey={searchKey} navigation={navigation} />;
}

interface KeptResultsProps {
  searchKey: string;
  navigation: ReturnType<typeof useSearchAddress>;
}

/** Each search has its own cache; on the way back it is the one that was left. */
function KeptResults({ searchKey, navigation }: KeptResultsProps) {
  const user = useApolloClient();
  const back = useNavigationType() === "POP";
  const [client] = useState(() => searchClient(user, searchKey, back));
  return (
    <ApolloProvider client={client}>
      <Results searchKey={searchKey} navigation={navigation} />
    </ApolloProvider>
  );
}
