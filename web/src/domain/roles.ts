import type { Role } from "../__generated__/graphql.ts";

export const EVERYONE: readonly Role[] = ["USER", "TOPIC_USER", "ADMIN"];
export const TOPIC_EDITORS: readonly Role[] = ["TOPIC_USER", "ADMIN"];
export const ADMINS: readonly Role[] = ["ADMIN"];
