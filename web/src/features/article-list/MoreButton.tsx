import { Button } from "@mantine/core";
import { memo, useEffect, useRef } from "react";
import { listText } from "../../domain/text/home-text.ts";
import type { LoadedList } from "./article-reader.ts";
import classes from "./list-pane.module.css";

/** So far below the end of the pane the next page is asked for. */
const NEAR = "300px";

/** Calls `load` while an element is near the visible part of the pane that it ends; again after each page. */
function useNear(load: (() => void) | null, shown: number) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const wanted = load !== null;
  useEffect(() => {
    if (!wanted || shown === 0 || !end.current || !("IntersectionObserver" in window)) return;
    const options = { root: end.current.parentElement, rootMargin: `0px 0px ${NEAR}` };
    // A busy browser tells several moments at once: not near yet, then near.
    const observer = new IntersectionObserver(
      (moments) => moments.some(({ isIntersecting }) => isIntersecting) && latest.current?.(),
      options,
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [wanted, shown]);
  return end;
}

interface ListEndProps {
  list: LoadedList;
}

const sameEnd = ({ list: one }: ListEndProps, { list: other }: ListEndProps) =>
  one.articles === other.articles && one.total === other.total && one.next === other.next && one.more === other.more;

/** The end of a list: the next page comes as one scrolls, and by the button. */
export const ListEnd = memo(function ListEnd({ list }: ListEndProps) {
  const end = useNear(list.next > 0 && list.more === "idle" ? list.loadMore : null, list.articles.length);
  return (
    <div ref={end}>
      <MoreButton list={list} />
    </div>
  );
}, sameEnd);

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
