import { startTransition, useEffect, useState } from "react";
import type { LoginScreenQuery } from "../../__generated__/graphql.ts";
import { graphqlPost } from "../../bff/graphql-post.ts";
import { LOGIN_SCREEN } from "./login-screen-documents.ts";

interface Notices extends Pick<LoginScreenQuery["loginScreen"], "alert" | "notices"> {
  links: LoginScreenQuery["installationLinks"];
}

/** The answer that came with the page (bff: first-notices.ts), until it has been shown: the sign-in after a sign-out asks anew. */
const broughtAnswer = () => document.getElementById("login-screen");

/** The operators' alert and notices, and the provider's addresses. Without an answer there are none: nobody must be kept from signing in by them. */
export function useLoginNotices(): Notices {
  const [answer, setAnswer] = useState<LoginScreenQuery | null>(() =>
    JSON.parse(broughtAnswer()?.textContent ?? "null"),
  );
  useEffect(() => {
    const brought = broughtAnswer();
    if (brought) return brought.remove();
    let gone = false;
    graphqlPost(LOGIN_SCREEN, {}).then(
      (told) => {
        // What shows them comes later; until then the form stays as it is.
        if (!gone) startTransition(() => setAnswer(told));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return {
    alert: null,
    notices: [],
    ...answer?.loginScreen,
    links: answer?.installationLinks ?? [],
  };
}
