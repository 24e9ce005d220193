import { useEffect, useState } from "react";
import type { LoginScreenQuery } from "../../__generated__/graphql.ts";
import { graphqlPost } from "../../bff/graphql-post.ts";
import { LOGIN_SCREEN } from "./login-screen-documents.ts";

type Notices = Pick<LoginScreenQuery["loginScreen"], "alert" | "notices">;

const NONE: Notices = { alert: null, notices: [] };

/** The operators' alert and notices. Without an answer there are none: nobody must be kept from signing in by them. */
export function useLoginNotices(): Notices {
  const [notices, setNotices] = useState(NONE);
  useEffect(() => {
    let gone = false;
    graphqlPost(LOGIN_SCREEN, {}).then(
      ({ loginScreen }) => {
        if (!gone) setNotices(loginScreen);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return notices;
}
