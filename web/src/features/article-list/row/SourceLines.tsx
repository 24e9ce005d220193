import { searchWordsLine } from "../../../domain/article-text.ts";
import { timeLabel } from "../../../domain/day.ts";
import { coverLabel, pageRange, salePeriodLine } from "../../../domain/magazine-line.ts";
import { imagesLine, issueLine, type NewspaperPlace, pageLine } from "../../../domain/newspaper-line.ts";
import { listText } from "../../../domain/text/home-text.ts";
import classes from "./source-lines.module.css";

interface Common {
  mediaName: string;
  searchWords: readonly string[];
  /** Where they stand, in words. */
  prominenceText?: string;
}

const Words = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && (
    <span className={classes.words} title={searchWordsLine(words)}>
      {searchWordsLine(words)}
    </span>
  );

const Part = ({ children }: { children: string }) => children !== "" && <span>{children}</span>;

/** 紙面 or 本文, media, date + edition, page + 段, images; search words at the right. */
export const NewspaperLine = ({
  isImage,
  mediaName,
  searchWords,
  prominenceText = "",
  ...place
}: Common & NewspaperPlace & { isImage: boolean }) => (
  <div className={classes.line}>
    <span className={classes.kind}>{isImage ? listText.image : listText.text}</span>
    <span className={classes.media}>{mediaName}</span>
    <Part>{issueLine(place)}</Part>
    <Part>{pageLine(place)}</Part>
    <Part>{imagesLine(place)}</Part>
    <Part>{prominenceText}</Part>
    <Words words={searchWords} />
  </div>
);

/** Category, site, date and time. */
export const WebLine = ({
  category,
  mediaName,
  reportedAt,
  searchWords,
  prominenceText = "",
}: Common & { category: string | null; reportedAt: string | null }) => (
  <div className={classes.line}>
    {category && <span className={classes.kind}>{category}</span>}
    <span className={classes.media}>{mediaName}</span>
    <Part>{timeLabel(reportedAt, "short")}</Part>
    <Part>{prominenceText}</Part>
    <Words words={searchWords} />
  </div>
);

interface MagazineLinesProps extends Common {
  coverDate: string | null;
  startPage: number | null;
  endPage: number | null;
  salePeriod: string;
}

/** Magazine, issue, start～endページ; below it 提供期間. */
export const MagazineLines = ({
  mediaName,
  coverDate,
  startPage,
  endPage,
  salePeriod,
  searchWords,
  prominenceText = "",
}: MagazineLinesProps) => (
  <>
    <div className={classes.line}>
      <span className={classes.media}>{mediaName}</span>
      <Part>{coverLabel(coverDate)}</Part>
      <Part>{pageRange(startPage, endPage)}</Part>
      <Part>{prominenceText}</Part>
      <Words words={searchWords} />
    </div>
    {salePeriod !== "" && <div className={classes.line}>{salePeriodLine(salePeriod)}</div>}
  </>
);
