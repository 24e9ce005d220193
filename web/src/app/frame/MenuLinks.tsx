import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
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

/**
 * The provider's portal and texts at the end of the user menu. Nothing where the installation names none.
 * @param panel id of the popover that they are in
 */
export function MenuLinks({ panel }: { panel: string }) {
  const { data } = useQuery(INSTALLATION_LINKS, { skip: !useWasOpened(panel) });
  if (!data || data.installationLinks.length === 0) return null;
  return (
    <>
      <hr />
      <ProviderLinks links={data.installationLinks} linkClass={classes.item} />
    </>
  );
}

/** The start of the product asks for nothing that stands in a menu. */
function useWasOpened(panel: string): boolean {
  const [opened, open] = useState(false);
  useEffect(() => {
    const popover = document.getElementById(panel);
    const note = () => open(true);
    popover?.addEventListener("beforetoggle", note);
    return () => popover?.removeEventListener("beforetoggle", note);
  }, [panel]);
  return opened;
}
