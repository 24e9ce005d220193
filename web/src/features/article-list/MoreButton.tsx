import { Button } from "@mantine/core";
import { listText } from "../../domain/text/home-text.ts";
import type { LoadedList } from "./article-reader.ts";
import classes from "./list-pane.module.css";

/** Appends the next page; says so when it could not be loaded, and how many are shown to those who can't see it. */
export const MoreButton = ({ list, inStory = false }: { list: LoadedList; inStory?: boolean }) => (
  <div className={classes.more} data-in-story={inStory} data-print="hide">
    {list.more === "failed" && <p role="alert">{listText.moreFailed}</p>}
    {list.next > 0 && (
      <Button
        size="xs"
        variant="default"
        className={classes.moreButton}
        loading={list.more === "loading"}
        onClick={list.loadMore}
      >
        {listText.more(list.next)}
      </Button>
    )}
    <span className="vh" role="status">
      {list.total !== null && listText.shown(list.articles.length, list.total)}
    </span>
  </div>
);
