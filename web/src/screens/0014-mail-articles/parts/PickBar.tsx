import { useLayout } from "../../../browser/use-layout.ts";
import { SortMenu } from "../../../components/sort-menu/SortMenu.tsx";
import { listText } from "../../../domain/text/home-text.ts";
import { tickState } from "../../../domain/ticks.ts";
import { useCopyTitles } from "../../../features/article-list/use-copy-titles.ts";
import { BarToggle } from "../../../features/originals/ticked-bar/BarToggle.tsx";
import { OriginalBarActions } from "../../../features/originals/ticked-bar/OriginalBarActions.tsx";
import { TickedBar } from "../../../features/originals/ticked-bar/TickedBar.tsx";
import { SendMailLink } from "../../../features/send-mail-link/SendMailLink.tsx";
import type { NamedList } from "../use-named-list.ts";
import classes from "./named.module.css";

interface PickBarProps {
  list: NamedList;
  /** On a phone articles are ticked only while 選択 is on. */
  picking: boolean;
  onPicking: (picking: boolean) => void;
}

/** The tools of a list: how many are ticked, their originals in one file, its order. */
export function PickBar({ list, picking, onPicking }: PickBarProps) {
  const { ticks, ticked, papers, offered, originals } = list;
  const { copy, copied } = useCopyTitles();
  const narrow = useLayout() === "narrow";
  const stop = (on: boolean) => {
    onPicking(on);
    if (!on) ticks.clear();
  };
  const aside = (
    <span className={classes.tools}>
      <SortMenu short={narrow} value={list.sort} onChange={list.setSort} />
      {narrow && <BarToggle label={picking ? listText.selectDone : listText.select} on={picking} onChange={stop} />}
    </span>
  );
  if (narrow && !picking) return <div className={classes.quietBar}>{aside}</div>;
  return (
    <TickedBar
      state={tickState(
        ticks.ticked,
        list.rows.map(({ id }) => id),
      )}
      count={ticked.length}
      disabled={list.rows.length === 0}
      onToggleAll={ticks.all}
      onClear={ticks.clear}
      onCopy={() => void copy(ticked)}
      actions={
        <>
          <OriginalBarActions actions={offered} papers={papers} onStart={(action) => originals.start(action, papers)} />
          <SendMailLink articles={ticked} keys="own" />
        </>
      }
      message={ticked.length > 0 ? copied : ""}
      aside={aside}
    />
  );
}
