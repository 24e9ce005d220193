import "../../design/form-styles.ts";
import { BOOKLET } from "@kirinuki/schema/booklet.ts";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import type { BookletCheckQuery } from "../../__generated__/graphql.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { slashDate, todayInTokyo } from "../../domain/day.ts";
import { BookletOrder } from "./BookletOrder.tsx";
import { BookletQuestion } from "./BookletQuestion.tsx";
import classes from "./booklet.module.css";
import { CopiesNote } from "./CopiesNote.tsx";
import { bookletText as text } from "./text.ts";
import { type BookletArticle, type DraftArticle, useDraft } from "./use-draft.ts";
import type { useMaking } from "./use-making.ts";

type Check = BookletCheckQuery["bookletCheck"];

interface BookletFormProps {
  check: Check;
  /** Of the check of the articles that are left. */
  state: "ready" | "loading" | "failed";
  articles: readonly BookletArticle[];
  leftOut: number;
  making: ReturnType<typeof useMaking>;
  onTake: (id: string) => void;
  onClose: () => void;
}

function joined(articles: readonly BookletArticle[], check: Check): DraftArticle[] {
  const checked = new Map(check.articles.map((each) => [each.id, each]));
  return articles.flatMap((article) => {
    const known = checked.get(article.id);
    return known ? [{ ...article, ...known, title: known.title || text.unknown }] : [];
  });
}

const isNumber = (copies: string): boolean =>
  /^\d{1,3}$/.test(copies) && Number(copies) >= 1 && Number(copies) <= BOOKLET.mostCopies;

/** Why no booklet can be made of what is chosen; null where one can. */
function hindrance(check: Check): string | null {
  if (check.originalCount === 0) return text.noOriginal;
  return check.fits ? null : text.tooMany(check.leftCount ?? 0);
}

/** Title, copies, layout, order and comments; then the one question. */
export function BookletForm({ check, state, articles, leftOut, making, onTake, onClose }: BookletFormProps) {
  const draft = useDraft(joined(articles, check));
  const [title, setTitle] = useState(() => text.defaultTitle(slashDate(todayInTokyo(new Date()))));
  const [copies, setCopies] = useState("1");
  const [perSheet, setPerSheet] = useState<1 | 2>(1);
  const [grey, setGrey] = useState(false);
  const [asking, ask] = useState(false);
  const { busy, said, make } = making;
  const rows = draft.order.rows;
  const tooLong = rows.some(({ id }) => [...(draft.comments.get(id) ?? "")].length > BOOKLET.longestComment);
  const reason = state === "ready" ? hindrance(check) : null;
  const isOff = state !== "ready" || reason !== null || title.trim() === "" || !isNumber(copies) || tooLong;
  const summary = text.summary(rows.length, check.originalCount, check.leftCount);
  if (asking)
    return (
      <BookletQuestion
        summary={summary}
        uses={check.useCount}
        copies={Number(copies)}
        rows={rows}
        busy={busy}
        said={said}
        onBack={() => ask(false)}
        onConfirm={() =>
          make({ rows, comments: draft.comments, title: title.trim(), copies: Number(copies), perSheet, grey })
        }
      />
    );
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          data-autofocus
          className={classes.title}
          label={text.title}
          maxLength={BOOKLET.longestTitle}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextInput
          className={classes.copies}
          label={text.copies}
          inputMode="numeric"
          maxLength={3}
          error={copies !== "" && !isNumber(copies)}
          value={copies}
          onChange={({ currentTarget }) => setCopies(currentTarget.value)}
        />
        <Segments
          label={text.perSheet}
          values={[1, 2] as const}
          names={text.perSheetNames}
          value={perSheet}
          onChoose={setPerSheet}
        />
        <Checkbox
          className={classes.grey}
          label={text.grey}
          checked={grey}
          onChange={({ currentTarget }) => setGrey(currentTarget.checked)}
        />
      </div>
      <p className={classes.note}>{text.copiesHelp}</p>
      {leftOut > 0 && <p className={classes.note}>{text.leftOut(leftOut)}</p>}
      <CopiesNote rows={rows} copies={Number(copies)} onReduce={(left) => setCopies(String(left))} />
      <BookletOrder draft={draft} onTake={rows.length > 1 ? onTake : null} />
      <SaidLine said={said} />
      <div className={classes.foot}>
        <p className={classes.summary} aria-live="polite">
          {state === "failed" ? text.failed : state === "loading" ? "" : (reason ?? summary)}
        </p>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button aria-disabled={isOff} data-off={isOff} onClick={() => !isOff && ask(true)}>
          {text.submit}
        </Button>
      </div>
    </>
  );
}
