import { useSyncExternalStore } from "react";
import { currentDensity, subscribePreferences } from "../../browser/preferences.ts";
import { articleRefOf } from "../../features/article-list/article-ref.ts";
import { ListRow } from "../../features/article-list/ListRow.tsx";
import { clipText as text } from "../../features/clips/text.ts";
import classes from "./clips-screen.module.css";
import { HandRow } from "./HandRow.tsx";
import { recordRef } from "./record-ref.ts";
import { type ClipsModel, isByHand, keyOf } from "./use-clips.ts";

/** Rows as in every list, with the note below and who clipped it. */
export function ClipRows({ model }: { model: ClipsModel }) {
  const density = useSyncExternalStore(subscribePreferences, currentDensity);
  const { lying, ticks, navigation, cursor, layout, shown, records } = model;
  const openId = navigation.address.article?.id ?? null;
  const tabbable = cursor.id ?? records?.order[0];
  return (
    <ol>
      {lying.map((each, index) => {
        const key = keyOf(each);
        if (isByHand(each))
          return (
            <HandRow
              key={key}
              folderId={shown?.folder.id ?? ""}
              record={each}
              number={index + 1}
              row={key}
              open={key === openId}
              ticked={ticks.ticked.ids.has(key)}
              tabbable={key === tabbable}
              href={navigation.hrefOf({ article: recordRef(key) })}
              onFocus={() => cursor.set(key)}
              onOpen={() => model.openRow(recordRef(key))}
              onTick={(range) => ticks[range ? "range" : "toggle"](key)}
            />
          );
        const { article, note, clippedBy } = each;
        return (
          <ListRow
            key={article.id}
            article={article}
            number={index + 1}
            layout={layout === "narrow" ? "phone" : density}
            selecting={layout === "narrow"}
            opens
            unread={!model.read.isRead(article)}
            open={article.id === openId}
            ticked={ticks.ticked.ids.has(article.id)}
            tabbable={article.id === tabbable}
            href={navigation.hrefOf({ article: articleRefOf(article) })}
            onFocus={() => cursor.set(article.id)}
            onOpen={() => model.open(article)}
            onTick={(range) => ticks[range ? "range" : "toggle"](article.id)}
            more={
              <>
                {shown?.folder.shared && <p className={classes.by}>{text.clipped(clippedBy)}</p>}
                {note !== "" && <p className={classes.note}>{note}</p>}
              </>
            }
          />
        );
      })}
    </ol>
  );
}
