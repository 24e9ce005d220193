import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconChevronLeft,
  IconChevronUp,
} from "@tabler/icons-react";
import { useKeys } from "../../browser/keys.ts";
import { readingText } from "../../domain/text/reading-text.ts";
import { readSwitch, useSetting } from "../../session/use-setting.ts";
import type { ArticleReader } from "../article-list/article-reader.ts";
import { readerKey } from "../article-list/use-reader-keys.ts";
import { BarIcon } from "./BarIcon.tsx";
import classes from "./reading-pane.module.css";
import { useBarFocus } from "./use-bar-focus.ts";

/** Back (where what is read lies over the list), previous and next with n／m: records count as articles do. */
export function BarSteps({ reader, row }: { reader: ArticleReader; row: string }) {
  const { list, records } = reader;
  const order = records?.order ?? list.articles.map(({ id }) => id);
  const at = order.indexOf(row);
  const total = records ? order.length : (list.total ?? 0);
  const bar = useBarFocus();
  return (
    <>
      {reader.layout !== "wide" && (
        <BarIcon label={readingText.close} hint="Esc" onClick={reader.navigation.closeArticle}>
          <IconChevronLeft size={18} stroke={1.75} />
        </BarIcon>
      )}
      <BarIcon
        label={readingText.previous}
        hint="k"
        disabled={at <= 0}
        onClick={() => reader.act(({ step }) => step(-1))}
      >
        <IconChevronUp size={16} stroke={1.75} />
      </BarIcon>
      <BarIcon
        label={readingText.next}
        hint="j"
        disabled={at < 0 || at + 1 >= order.length + reader.list.next}
        onClick={() => reader.act(({ step }) => step(1))}
      >
        <IconChevronDown size={16} stroke={1.75} />
      </BarIcon>
      <span ref={bar} className={classes.position}>
        {at >= 0 && readingText.position(at + 1, total)}
      </span>
      {reader.layout !== "narrow" && at >= 0 && total > at + 1 && (
        <span className={classes.left}>{readingText.left(total - at - 1)}</span>
      )}
    </>
  );
}

/** f: the open article alone, until it is pressed again. */
export function FullWidth() {
  const [full, store] = useSetting("full-width", readSwitch);
  const label = full ? readingText.notFullWidth : readingText.fullWidth;
  const run = () => store(full ? "" : "on");
  useKeys([readerKey("f", readingText.fullWidth, run)]);
  return (
    <BarIcon label={label} hint="f" align="end" onClick={run}>
      {full ? <IconArrowsMinimize size={16} stroke={1.75} /> : <IconArrowsMaximize size={16} stroke={1.75} />}
    </BarIcon>
  );
}
