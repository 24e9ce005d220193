import { useEffect, useState } from "react";
import type { LoginScreenQuery } from "../../__generated__/graphql.ts";
import { graphqlPost } from "../../bff/graphql-post.ts";
import { LOGIN_SCREEN } from "./login-screen-documents.ts";

interface Notices extends Pick<LoginScreenQuery["loginScreen"], "alert" | "notices"> {
  links: LoginScreenQuery["installationLinks"];
}

const NONE: Notices = { alert: null, notices: [], links: [] };

/** The operators' alert and notices, and the provider's addresses. Without an answer there are none: nobody must be kept from signing in by them. */
export function useLoginNotices(): Notices {
  const [notices, setNotices] = useState(NONE);
  useEffect(() => {
    let gone = false;
    graphqlPost(LOGIN_SCREEN, {}).then(
      ({ loginScreen: { alert, notices: told }, installationLinks: links }) => {
        if (!gone) setNotices({ alert, notices: told, links });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return notices;
}
