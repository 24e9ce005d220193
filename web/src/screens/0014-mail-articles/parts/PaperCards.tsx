import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router";
import { useLayout } from "../../../browser/use-layout.ts";
import { Headline } from "../../../components/headline/Headline.tsx";
import { TickBox } from "../../../components/tick-box/TickBox.tsx";
import { articleAddress, type OpenedFrom, traceAddress } from "../../../domain/article-address.ts";
import { fullIssueLine } from "../../../domain/newspaper-line.ts";
import { namedText } from "../../../domain/text/article-screens-text.ts";
import { listText } from "../../../domain/text/home-text.ts";
import { OriginalButtons } from "../../../features/originals/buttons/OriginalButtons.tsx";
import { CommentBox } from "../../../features/reading-pane/article/CommentBox.tsx";
import { PAPER_CARD } from "../query.ts";
import type { PaperRow } from "../use-named-articles.ts";
import { type NamedList, useNamedList } from "../use-named-list.ts";
import classes from "./named.module.css";
import { PickBar } from "./PickBar.tsx";

interface PaperCardsProps {
  papers: readonly PaperRow[];
  from: OpenedFrom;
  /** pages: the page image large and little else; articles: with subtitle, comment, photos and what can be done with the original. */
  kind: "pages" | "articles";
}

/** Newspaper articles with their page images. */
export function PaperCards({ papers, from, kind }: PaperCardsProps) {
  const list = useNamedList(papers, "NEWSPAPER", from);
  const [picking, setPicking] = useState(false);
  const pickable = useLayout() !== "narrow" || picking;
  return (
    <>
      <div className={classes.pickBar}>
        <PickBar list={list} picking={picking} onPicking={setPicking} />
      </div>
      <ol className={classes.cards} data-kind={kind}>
        {list.rows.map((row, index) => (
          <PaperCard key={row.id} row={row} number={index + 1} list={list} pickable={pickable} kind={kind} />
        ))}
      </ol>
      {list.originals.dialogs}
    </>
  );
}

interface PaperCardProps extends Pick<PaperCardsProps, "kind"> {
  row: PaperRow;
  number: number;
  list: NamedList<PaperRow>;
  pickable: boolean;
}

function PaperCard({ row, number, list, pickable, kind }: PaperCardProps) {
  const { data, complete } = useFragment({ fragment: PAPER_CARD, fragmentName: "PaperCard", from: row });
  if (!complete || data.__typename !== "NewspaperArticle") return null;
  const address = articleAddress(data, list.from);
  return (
    <li className={classes.card}>
      <Link to={address} className={classes.paper} aria-hidden="true" tabIndex={-1}>
        <PageImage url={data.thumbnailUrl} />
      </Link>
      <div className={classes.about}>
        <p className={classes.media}>
          {pickable && <PickBox row={row} number={number} list={list} />}
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
            <CommentBox comment={data.comment?.trim() ?? ""} />
            <p className={classes.actions} data-print="hide">
              <OriginalButtons originals={list.originals} article={data} keys="none" />
            </p>
            <Photos urls={data.imageUrls} hrefOf={(serialNo) => traceAddress(data, serialNo)} />
          </>
        )}
      </div>
    </li>
  );
}

const PickBox = ({ row: { id }, number, list: { ticks } }: Pick<PaperCardProps, "row" | "number" | "list">) => (
  <TickBox
    label={listText.selectRow(number)}
    checked={ticks.ticked.ids.has(id)}
    onTick={(range) => (range ? ticks.range(id) : ticks.toggle(id))}
  />
);

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
