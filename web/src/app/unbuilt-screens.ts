import type { RouteId } from "./routes/route-row.ts";

/**
 * Rows of the route table without a screen yet. They answer 見つかりません. A test keeps this list and screens.ts apart
 * and complete, and lets it only shrink. The placeholder rows of the spec are not here: they never get a screen.
 */
export const unbuiltScreens: readonly RouteId[] = [
  ...["1019-001", "1019-002"],
  ...["1004", "1005", "1010", "1011", "1013", "1014", "1016", "1017", "1022", "1023"],
  ...["1035", "1036", "1037", "1038", "1039", "1043", "1045"],
  ...["el-contracts", "el-demand-units", "el-themes", "el-expressions", "el-sc-condition"],
  ...[
    "el-web-condition",
    "el-excluded-domains",
    "el-mail-domains",
    "el-users",
    "el-operators",
    "el-incorrect-articles",
  ],
  ...["el-originals", "el-user-log", "el-magazine-media"],
];
