import "../../design/edit-form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { Card } from "../../components/card/Card.tsx";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import tableClasses from "../../components/card-table/card-table.module.css";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { GoneState } from "../../components/refused-state/GoneState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { ProviderEditor } from "./ProviderEditor.tsx";
import { ProvisioningCard } from "./ProvisioningCard.tsx";
import type { StoredProvider } from "./provider-values.ts";
import { SINGLE_SIGN_ON } from "./single-sign-on-documents.ts";
import { text } from "./text.ts";
import { WaysCard } from "./WaysCard.tsx";

const HERE = pathOf("1060");
const COLUMNS = [text.name, text.domains, text.users, null];
const KIND_NAMES: Readonly<Record<StoredProvider["kind"], string>> = { OIDC: "OpenID Connect", SAML: "SAML 2.0" };

/** Screen 1060: ways of signing in and identity providers, or the provider that ?id= names, `new` for a new one. */
export default function SingleSignOnScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const query = useQuery(SINGLE_SIGN_ON, EDITED);
  const read = () => query.refetch().then(({ data }) => data?.singleSignOn ?? null);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ singleSignOn: stored }) => {
        if (id === null)
          return (
            <Page title={text.title} width="cards">
              <WaysCard key={stored.waysVersion} stored={stored} onSaved={read} />
              <ProvidersCard providers={stored.providers} />
              <ProvisioningCard />
            </Page>
          );
        const provider = stored.providers.find((each) => each.id === id) ?? null;
        return provider === null && id !== "new" ? (
          <GoneState list={HERE} />
        ) : (
          <ProviderEditor
            key={id}
            stored={provider}
            groups={stored.groups}
            onChanged={read}
            readStored={async () => (await read())?.providers.find((each) => each.id === id) ?? null}
          />
        );
      }}
    </QueryState>
  );
}

const ProvidersCard = ({ providers }: { providers: readonly StoredProvider[] }) => (
  <Card
    title={text.providers}
    help={text.providersHelp}
    actions={
      <Button component={Link} to={`${HERE}?id=new`} variant="default" size="xs">
        {text.add}
      </Button>
    }
  >
    {providers.length === 0 ? (
      <p>{text.noProviders}</p>
    ) : (
      <CardTable label={text.providers} columns={COLUMNS}>
        {providers.map(({ id, name, kind, domains, userCount, isStopped }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <div className={tableClasses.small}>{KIND_NAMES[kind]}</div>
              {isStopped && <StateTag tone="warn">{text.stopped}</StateTag>}
            </th>
            <td>
              {domains.map(({ domain, isConfirmed }) => (
                <div key={domain}>
                  {domain} {!isConfirmed && <StateTag tone="warn">{text.waiting}</StateTag>}
                </div>
              ))}
            </td>
            <td data-nowrap>{text.people(userCount)}</td>
            <td>
              <Button
                component={Link}
                to={`${HERE}?id=${id}`}
                variant="default"
                size="xs"
                aria-label={text.editNamed(name)}
              >
                {text.edit}
              </Button>
            </td>
          </tr>
        ))}
      </CardTable>
    )}
    {providers.some(({ domains }) => domains.some(({ isConfirmed }) => !isConfirmed)) && <p>{text.waitingHelp}</p>}
  </Card>
);
