import type { InstallationLinkKind } from "../../__generated__/graphql.ts";

export const installationText = {
  label: "ご案内",
  names: {
    PORTAL: "ポータルサイト",
    TERMS: "ご利用にあたって",
    PRIVACY: "個人情報の取り扱い",
  } satisfies Record<InstallationLinkKind, string>,
  newTab: "（別のタブで開きます）",
} as const;
