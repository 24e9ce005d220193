import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconLayoutList, IconList } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { chooseDensity, currentDensity, subscribePreferences } from "../../../browser/preferences.ts";
import { DateRangeControl } from "../../../components/date-range/DateRangeControl.tsx";
import { Hint } from "../../../components/hint/Hint.tsx";
import type { Day } from "../../../domain/day.ts";
import type { Period } from "../../../domain/period.ts";
import { listText, treeText } from "../../../domain/text/home-text.ts";
import classes from "../../../features/article-list/list-pane.module.css";

interface ListHeaderProps {
  name: string;
  /** undefined until the server has said which days its default means. */
  period: Period | undefined;
  whole: boolean;
  days: readonly Day[];
  today: Day;
  onPeriod: (period: Period | null) => void;
  /** The way to the edition of what is chosen. */
  edition: React.ReactNode;
  /** Marks the whole list as read. */
  markRead: React.ReactNode;
  /** What can be done with the whole list; the phone has no room for it. */
  actions?: React.ReactNode;
}

/** Name of what is chosen, its period, and the density. */
export const ListHeader = ({ name, period, ...dates }: ListHeaderProps) => (
  <header className={classes.header}>
    <h1 className={classes.name}>{name || <span className="vh">{listText.label}</span>}</h1>
    {period && (
      <DateRangeControl
        period={period}
        whole={dates.whole}
        days={dates.days}
        today={dates.today}
        onChoose={dates.onPeriod}
      />
    )}
    <span className={classes.rule} data-print="hide" />
    {dates.edition}
    {dates.markRead}
    {dates.actions}
    <DensityButton />
  </header>
);

function DensityButton() {
  const comfortable = useSyncExternalStore(subscribePreferences, currentDensity) === "comfortable";
  const label = comfortable ? listText.toCompact : listText.toComfortable;
  const Icon = comfortable ? IconList : IconLayoutList;
  return (
    <Hint label={label} align="end">
      <ActionIcon
        data-print="hide"
        size="xs"
        aria-label={label}
        onClick={() => chooseDensity(comfortable ? "compact" : "comfortable")}
      >
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
    </Hint>
  );
}

interface NarrowHeaderProps extends ListHeaderProps {
  selecting: boolean;
  sort: React.ReactNode;
  /** Beside the name, where there is room for one more. */
  filter: React.ReactNode;
  narrowing: React.ReactNode;
  onSelecting: (selecting: boolean) => void;
  onTree: () => void;
}

/** Phone: the name opens the themes; below it the day, the order and 選択. */
export const NarrowHeader = ({
  name,
  period,
  selecting,
  sort,
  filter,
  narrowing,
  onSelecting,
  onTree,
  ...dates
}: NarrowHeaderProps) => (
  <header>
    <div className={classes.narrowTop}>
      <h1 className={classes.narrowName}>
        <button
          type="button"
          className={classes.themeButton}
          aria-haspopup="dialog"
          aria-label={`${name} ${treeText.open}`}
          onClick={onTree}
        >
          <span className="clip">{name || treeText.open}</span>
          <IconChevronDown size={18} stroke={1.75} aria-hidden="true" data-print="hide" />
        </button>
      </h1>
      {dates.edition}
      {dates.markRead}
      {filter}
    </div>
    <div className={classes.dateBar}>
      {period && (
        <DateRangeControl
          short
          period={period}
          whole={dates.whole}
          days={dates.days}
          today={dates.today}
          onChoose={dates.onPeriod}
        />
      )}
      <span className={classes.grow} />
      {narrowing}
      {sort}
      <button
        type="button"
        className={classes.tap}
        data-print="hide"
        aria-pressed={selecting}
        onClick={() => onSelecting(!selecting)}
      >
        {selecting ? listText.selectDone : listText.select}
      </button>
    </div>
  </header>
);
