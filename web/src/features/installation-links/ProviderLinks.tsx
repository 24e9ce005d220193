import type { LoginScreenQuery } from "../../__generated__/graphql.ts";
import { installationText as text } from "./text.ts";

interface ProviderLinksProps {
  links: LoginScreenQuery["installationLinks"];
  className?: string | undefined;
  /** Of each link. */
  linkClass?: string | undefined;
}

/** The provider's portal and texts, which lie outside the product: in a tab of their own, and told nothing of this one. */
export default function ProviderLinks({ links, className, linkClass }: ProviderLinksProps) {
  return (
    <nav className={className} aria-label={text.label}>
      {links.map(({ kind, url }) => (
        <a key={kind} href={url} className={linkClass} target="_blank" rel="noopener noreferrer">
          {text.names[kind]}
          <span className="vh">{text.newTab}</span>
        </a>
      ))}
    </nav>
  );
}
