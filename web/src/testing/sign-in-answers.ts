import { aViewer } from "./a-viewer.ts";
import type { Answer } from "./fake-bff.ts";

/** What the bff answers around the sign-in. */
export const nobody: Answer = { data: { viewer: null } };
export const somebody: Answer = { data: { viewer: aViewer() } };
export const quietLoginScreen: Answer = {
  data: { loginScreen: { __typename: "LoginScreen", alert: null, notices: [] }, installationLinks: [] },
};
export const loggedIn: Answer = {
  data: { login: { __typename: "LoginSucceeded", viewer: { __typename: "Viewer", userId: "user01" } } },
};
export const loggedOut: Answer = { data: { logout: { __typename: "LogoutResult", done: true } } };
export const remembered: Answer = {
  data: { autoLogin: { __typename: "LoginSucceeded", viewer: { __typename: "Viewer", userId: "user01" } } },
};
export const notRemembered: Answer = {
  data: {
    autoLogin: { __typename: "Refusal", message: "自動ログインの有効期間が終了しました。", retryAfter: null },
  },
};
export const admittedByAddress: Answer = {
  data: { ipLogin: { __typename: "LoginSucceeded", viewer: { __typename: "Viewer", contractCode: "kirinuki" } } },
};
export const unknownAddress: Answer = {
  data: {
    ipLogin: {
      __typename: "Refusal",
      code: "MSG0005",
      message: "ご利用のネットワークからはIPアドレス認証でログインできません。",
      retryAfter: null,
    },
  },
};
