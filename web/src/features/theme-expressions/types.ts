import type {
  ExpressionTrialQuery,
  ThemeExpressionsQuery,
  TrialSamplePartsFragment,
  WorkspaceThemesQuery,
} from "../../__generated__/graphql.ts";

export type WorkspaceTheme = NonNullable<WorkspaceThemesQuery["contractThemes"]>[number];
export type StoredExpression = ThemeExpressionsQuery["themeExpressions"][number];
export type Trial = Extract<ExpressionTrialQuery["expressionTrial"], { __typename: "ExpressionTrial" }>;
export type Sample = TrialSamplePartsFragment;

/** What the editor asks the server about: an expression that may not be saved yet. */
export interface Draft {
  contractId: string;
  themeId: string;
  /** null: one more of the theme's. */
  id: string | null;
  section: number | null;
  text: string;
}
