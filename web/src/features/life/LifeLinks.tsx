import { Link } from "react-router";
import { pathOf } from "../../domain/screen-path.ts";

interface OfContract {
  contractId: string;
}

/** The address of an article's life; without a contract it asks for one. */
export const articleLifePath = (articleId: string, contractId?: string): string =>
  `${pathOf("el-article-life")}?${new URLSearchParams({ ...(contractId && { contractId }), articleId })}`;

export const mailLifePath = ({ contractId, mailId }: OfContract & { mailId: string }): string =>
  `${pathOf("el-mail-life")}?${new URLSearchParams({ contractId, mailId })}`;

/** A theme's expressions. */
export const ThemeLink = ({ contractId, themeId, name }: OfContract & { themeId: string; name: string }) => (
  <Link to={`${pathOf("el-expressions")}?${new URLSearchParams({ contractId, themeId })}`}>{name}</Link>
);
