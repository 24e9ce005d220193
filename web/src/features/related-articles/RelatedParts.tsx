import { useQuery } from "@apollo/client/react";
import { Link } from "react-router";
import type { RelatedArticlesQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { homeHere } from "../../browser/here.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { timeLabel } from "../../domain/day.ts";
import { writeHomeAddress } from "../../domain/home-address.ts";
import type { ListNavigation } from "../article-list/article-reader.ts";
import { ArticleLife } from "./ArticleLife.tsx";
import { RelatedLink } from "./RelatedLink.tsx";
import classes from "./related.module.css";
import { RELATED_ARTICLES } from "./related-query.ts";
import { relatedText } from "./text.ts";

type Related = RelatedArticlesQuery["relatedArticles"];

interface RelatedPartsProps {
  articleId: string;
  navigation: Pick<ListNavigation, "hrefOf" | "openArticle">;
}

/** The unfolded part, asked for when it is seen. */
export default function RelatedParts({ articleId, navigation }: RelatedPartsProps) {
  const query = useQuery(RELATED_ARTICLES, { variables: { articleId }, ...SHOWN });
  return (
    <QueryState query={query} failed={relatedText.failed}>
      {({ relatedArticles: { life, omitted, similar, themes } }) => (
        <>
          <ArticleLife life={life} omitted={omitted} navigation={navigation} />
          <SimilarArticles similar={similar} navigation={navigation} />
          {themes.length > 0 && <RelatedThemes themes={themes} />}
        </>
      )}
    </QueryState>
  );
}

function SimilarArticles({
  similar,
  navigation,
}: { similar: Related["similar"] } & Pick<RelatedPartsProps, "navigation">) {
  return (
    <>
      <h3 className={classes.heading}>{relatedText.similar}</h3>
      {similar.length === 0 ? (
        <p className={classes.none}>{relatedText.noSimilar}</p>
      ) : (
        <ul className={classes.list}>
          {similar.map((article) => (
            <li key={article.articleId}>
              <RelatedLink article={article} navigation={navigation}>
                {article.title}
              </RelatedLink>
              <p className={classes.place}>
                {article.mediaName}　{dayOrTime(article.at)}
                {article.sharedTerms.length > 0 && `　${relatedText.shared(article.sharedTerms)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const RelatedThemes = ({ themes }: { themes: Related["themes"] }) => (
  <>
    <h3 className={classes.heading}>{relatedText.themes}</h3>
    <ul className={classes.themes}>
      {themes.map(({ themeId, name, articleCount, sharedWord }) => (
        <li key={themeId}>
          <Link className={classes.link} to={themeAddress(themeId)}>
            {name}
          </Link>
          <span className={classes.place}>
            {sharedWord === null ? relatedText.byArticles(articleCount) : relatedText.byName(sharedWord)}
          </span>
        </li>
      ))}
    </ul>
  </>
);

/** A newspaper has a day and no time. */
const dayOrTime = (at: string): string => timeLabel(at, "short").replace(/ 00:00$/, "");

const themeAddress = (id: string): string =>
  homeHere() + writeHomeAddress({ selection: { kind: "THEME", id }, source: null, period: null, article: null });
