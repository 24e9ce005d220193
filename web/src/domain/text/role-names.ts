import { commonText } from "@kirinuki/schema/common-text.ts";
import type { Role } from "../../__generated__/graphql.ts";

/** What each role is called (spec section 6), the same on every screen. */
export const roleNames: Readonly<Record<Role, string>> = {
  USER: commonText.general,
  TOPIC_USER: "トピックス担当",
  ADMIN: commonText.admin,
};
