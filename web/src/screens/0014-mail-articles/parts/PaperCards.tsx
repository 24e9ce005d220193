import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router";
import { articleAddress, type OpenedFrom, traceAddress } from "../../../app/article-address.ts";
import { namedText } from "../../../app/text/article-screens-text.ts";
import { listText } from "../../../app/text/home-text.ts";
import { CommentBox } from "../../../components/article/CommentBox.tsx";
import { Headline } from "../../../components/headline/Headline.tsx";
import { listComment } from "../../../domain/article-text.ts";
import { fullIssueLine } from "../../../domain/newspaper-line.ts";
import { PAPER_CARD } from "../query.ts";
import type { PaperRow } from "../use-named-articles.ts";
import classes from "./named.module.css";

interface PaperCardsProps {
  rows: readonly PaperRow[];
  from: OpenedFrom;
  /** pages: the page image large and little else; articles: with subtitle, comment and photos. */
  kind: "pages" | "articles";
}

/** Newspaper articles with their page images. */
export const PaperCards = ({ rows, from, kind }: PaperCardsProps) => (
  <ol className={classes.cards} data-kind={kind}>
    {rows.map((row) => (
      <PaperCard key={row.id} row={row} from={from} kind={kind} />
    ))}
  </ol>
);

function PaperCard({ row, from, kind }: { row: PaperRow } & Omit<PaperCardsProps, "rows">) {
  const { data, complete } = useFragment({ fragment: PAPER_CARD, fragmentName: "PaperCard", from: row });
  if (!complete || data.__typename !== "NewspaperArticle") return null;
  const address = articleAddress(data, from);
  return (
    <li className={classes.card}>
      <Link to={address} className={classes.paper} aria-hidden="true" tabIndex={-1}>
        <PageImage url={data.thumbnailUrl} />
      </Link>
      <div className={classes.about}>
        <p className={classes.media}>
          <span className={classes.kind}>{data.isImage ? listText.image : listText.text}</span>
          <b>{data.mediaName}</b>
          <span>{fullIssueLine(data)}</span>
        </p>
        <Link to={address} className={classes.title}>
          <Headline as="span" title={data.title} hits={data.titleHits} />
        </Link>
        {kind === "articles" && (
          <>
            {data.subtitle !== "" && <p className={classes.subtitle}>{data.subtitle}</p>}
            <CommentBox comment={listComment(data.comment)} />
            <Photos urls={data.imageUrls} hrefOf={(serialNo) => traceAddress(data, serialNo)} />
          </>
        )}
      </div>
    </li>
  );
}

/** Paper stays paper in the dark. It says nothing that the text beside it does not. */
function PageImage({ url }: { url: string | null }) {
  const [broken, setBroken] = useState(false);
  if (url === null || broken) return <span className={classes.noPage}>{namedText.noPage}</span>;
  return <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />;
}

function Photos({ urls, hrefOf }: { urls: readonly string[]; hrefOf: (serialNo: number) => string }) {
  if (urls.length === 0) return null;
  return (
    <ul className={classes.photos}>
      {urls.map((url, index) => (
        <li key={url}>
          <a href={hrefOf(index + 1)} target="_blank" rel="noopener">
            <img src={url} alt={namedText.photo(index + 1)} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
}
