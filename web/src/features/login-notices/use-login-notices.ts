import { startTransition, useEffect, useState } from "react";
import type { LoginScreenQuery } from "../../__generated__/graphql.ts";
import { graphqlPost } from "../../bff/graphql-post.ts";
import { LOGIN_SCREEN } from "./login-screen-documents.ts";

interface Notices extends Pick<LoginScreenQuery["loginScreen"], "alert" | "notices"> {
  links: LoginScreenQuery["installationLinks"];
}

const NONE: Notices = { alert: null, notices: [], links: [] };

const noticesOf = ({ loginScreen: { alert, notices }, installationLinks: links }: LoginScreenQuery): Notices => ({
  alert,
  notices,
  links,
});

/** The answer that came with the page (bff: first-notices.ts). Whoever signs out later is told what is true then. */
const broughtAnswer = () => document.getElementById("login-screen");

function broughtNotices(): Notices | null {
  const text = broughtAnswer()?.textContent;
  return text ? noticesOf(JSON.parse(text) as LoginScreenQuery) : null;
}

/** The operators' alert and notices, and the provider's addresses. Without an answer there are none: nobody must be kept from signing in by them. */
export function useLoginNotices(): Notices {
  const [notices, setNotices] = useState(() => broughtNotices() ?? NONE);
  useEffect(() => {
    const brought = broughtAnswer();
    if (brought) return brought.remove();
    let gone = false;
    graphqlPost(LOGIN_SCREEN, {}).then(
      (answer) => {
        // What shows them comes later; until then the form stays as it is.
        if (!gone) startTransition(() => setNotices(noticesOf(answer)));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return notices;
}
