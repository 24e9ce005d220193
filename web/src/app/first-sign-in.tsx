import type { FirstSignIn } from "@kirinuki/schema/first-sign-in.ts";
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import type { LoginScreenQuery } from "../__generated__/graphql.ts";
import { cssVariablesResolver } from "../design/css-variables.ts";
import { theme } from "../design/theme.ts";
import ProviderLinks from "../features/installation-links/ProviderLinks.tsx";
import { NoticePanel } from "../features/login-notices/NoticePanel.tsx";
import { LoginSheet } from "../screens/0001-login/LoginSheet.tsx";
import classes from "../screens/0001-login/login.module.css";

const KINDS: readonly LoginScreenQuery["installationLinks"][number]["kind"][] = ["PORTAL", "TERMS", "PRIVACY"];

const place = (name: string): string => `[[${name}]]`;

/** web/public/first-sign-in.js sets the focus, where the page is shown at all. */
const page = (alert: string | null): string =>
  renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
      <MemoryRouter>
        <LoginSheet alert={alert} links={place("links")} notices={place("notices")} />
      </MemoryRouter>
    </MantineProvider>,
  ).replaceAll(' autofocus=""', "");

/** Markup with a place for its items, and the one that it had. */
function apart(markup: string, item: RegExp): [around: string, item: string] {
  const [found] = item.exec(markup) ?? [];
  if (found === undefined) throw new Error(`no ${item} in ${markup}`);
  return [markup.replace(found, () => place("items")), found];
}

const noticePanel = (): string => {
  const notice = { __typename: "OperatorNotice", date: place("year-month-day"), text: place("text") } as const;
  return renderToStaticMarkup(<NoticePanel notices={[notice]} className={classes.notices ?? ""} />);
};

const providerLink = (kind: (typeof KINDS)[number]): [around: string, item: string] => {
  const link = { __typename: "InstallationLink", kind, url: place("url") } as const;
  return apart(renderToStaticMarkup(<ProviderLinks links={[link]} className={classes.links} />), /<a\b.*<\/a>/s);
};

/** Rendered by the build (web/first-sign-in-plugin.ts): the sign-in that the page brings, of the very components of the program. */
export function firstSignIn(): FirstSignIn {
  const [notices, notice] = apart(noticePanel(), /<li\b.*<\/li>/s);
  const [links] = providerLink("PORTAL");
  return {
    ...{ page: page(null), alertedPage: page(place("alert")), notices, notice, links },
    link: Object.fromEntries(KINDS.map((kind) => [kind, providerLink(kind)[1]])),
  };
}
