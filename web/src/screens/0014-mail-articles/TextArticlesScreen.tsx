import { namedText } from "../../app/text/article-screens-text.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { NamedFrame } from "./parts/NamedFrame.tsx";
import classes from "./parts/named.module.css";
import { RowList } from "./parts/RowList.tsx";
import { useNamedArticles } from "./use-named-articles.ts";

/** Screen 0007: the text newspaper articles that a mail names (spec section 2, mode 1). */
export default function TextArticlesScreen() {
  const { articles, isMail } = useNamedArticles();
  return (
    <NamedFrame title={namedText.texts} articles={articles} views>
      {({ text }) =>
        text.length === 0 ? (
          <EmptyState title={namedText.noTexts} message={namedText.otherHelp} />
        ) : (
          <div className={classes.list}>
            <RowList rows={text} from={{ isMail, displayId: "SID0007" }} />
          </div>
        )
      }
    </NamedFrame>
  );
}
