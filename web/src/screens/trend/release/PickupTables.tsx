import { PICKUP, PICKUP_KINDS } from "@kirinuki/schema/press-release.ts";
import { Link } from "react-router";
import { CardTable } from "../../../components/card-table/CardTable.tsx";
import { listOf } from "../comparison/list-of.ts";
import classes from "./release.module.css";
import { releaseText as text } from "./text.ts";
import type { Tracked } from "./use-release.ts";

const shown = (count: number) => (count === 0 ? "–" : count.toLocaleString());
const KINDS = PICKUP_KINDS.map((kind) => text.kinds[kind]);
const FIGURES = [text.article, text.story, text.medium];
const SHARES = [text.releaseShare, text.articleShare];
/** Home's list of all themes. */
const ALL = { dataKbn: 0, targetId: "" };

/** How much took up the release, with and without reprints. */
export const TotalTable = ({ all, withoutReprints }: Pick<Tracked, "all" | "withoutReprints">) => (
  <section className={classes.part}>
    <h2>{text.totals}</h2>
    <CardTable label={text.totals} columns={[text.kind, ...FIGURES]} numeric={FIGURES}>
      {[
        { name: text.all, totals: all },
        { name: text.withoutReprints, totals: withoutReprints },
      ].map(({ name, totals }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td data-numeric>{shown(totals.articleCount)}</td>
          <td data-numeric>{shown(totals.storyCount)}</td>
          <td data-numeric>{shown(totals.mediaCount)}</td>
        </tr>
      ))}
    </CardTable>
  </section>
);

/** The media, with their articles of each kind. */
export const MediaTable = ({ media, kindCounts }: Pick<Tracked, "media" | "kindCounts">) => (
  <section className={classes.part}>
    <h2>{text.media}</h2>
    <CardTable label={text.media} columns={[text.medium, ...KINDS]} numeric={KINDS}>
      {[{ code: "", name: text.all, counts: kindCounts }, ...media].map(({ code, name, counts }) => (
        <tr key={code}>
          <th scope="row">{name}</th>
          {PICKUP_KINDS.map((kind, at) => (
            <td key={kind} data-numeric>
              {shown(counts[at] ?? 0)}
            </td>
          ))}
        </tr>
      ))}
    </CardTable>
  </section>
);

/** The articles: headlines only, so that no licence is exceeded. */
export const PickupTable = ({ pickups }: Pick<Tracked, "pickups">) => (
  <section className={classes.part}>
    <h2>{text.pickups}</h2>
    <CardTable
      label={text.pickups}
      columns={[text.headline, text.kind, text.medium, text.place, ...SHARES]}
      numeric={SHARES}
    >
      {pickups.map((pickup) => (
        <tr key={pickup.articleId}>
          <th scope="row" className={classes.headline}>
            <Link to={listOf(ALL, pickup)}>{pickup.title}</Link>
          </th>
          <td data-nowrap>{text.kinds[pickup.kind as (typeof PICKUP_KINDS)[number]]}</td>
          <td>{pickup.mediaName}</td>
          <td data-nowrap>
            {pickup.place}
            {pickup.isOnFirstPage && <b className={classes.front}>{text.firstPage}</b>}
          </td>
          <td data-numeric>{pickup.kind === PICKUP.ownReport ? "–" : `${pickup.releaseShare}%`}</td>
          <td data-numeric>{pickup.kind === PICKUP.ownReport ? "–" : `${pickup.articleShare}%`}</td>
        </tr>
      ))}
    </CardTable>
  </section>
);
