import { useQuery } from "@apollo/client/react";
import { graphql } from "../../__generated__/gql.ts";
import ProviderLinks from "../../features/installation-links/ProviderLinks.tsx";
import classes from "./user-menu.module.css";

const INSTALLATION_LINKS = graphql(`
  query InstallationLinks {
    installationLinks {
      kind
      url
    }
  }
`);

/** The provider's portal and texts at the end of the user menu. Nothing where the installation names none. */
export function MenuLinks() {
  const { data } = useQuery(INSTALLATION_LINKS);
  if (!data || data.installationLinks.length === 0) return null;
  return (
    <>
      <hr />
      <ProviderLinks links={data.installationLinks} linkClass={classes.item} />
    </>
  );
}
