import type { Config } from "../../config.ts";
import { type InstallationLink, InstallationLinkKind } from "./installation-link.type.ts";

/** The addresses that are set, in the order in which they are shown. */
export const linksOf = ({ PORTAL_URL, TERMS_URL, PRIVACY_URL }: Config): readonly InstallationLink[] =>
  [
    { kind: InstallationLinkKind.PORTAL, url: PORTAL_URL },
    { kind: InstallationLinkKind.TERMS, url: TERMS_URL },
    { kind: InstallationLinkKind.PRIVACY, url: PRIVACY_URL },
  ].flatMap(({ kind, url }) => (url === undefined ? [] : [{ kind, url }]));
