import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Card } from "../../components/card/Card.tsx";
import { DateField } from "../../components/date-field/DateField.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { articleAddress } from "../../domain/article-address.ts";
import { slashDate, timeLabel } from "../../domain/day.ts";
import classes from "./missing.module.css";
import { causeLabel, missingText as text } from "./text.ts";
import { type Answer, type Candidate, useAsking } from "./use-asking.ts";

/** What a user misses, and why he does not find it. */
export function AskPart({ isAdmin }: { isAdmin: boolean }) {
  const asking = useAsking(isAdmin);
  const { standing } = asking;
  return (
    <div className={classes.ask}>
      <AskForm asking={asking} />
      {standing && !standing.answer && <Candidates asking={asking} candidates={standing.candidates} />}
      {standing?.answer && <Told answer={standing.answer} article={standing.article} onAgain={asking.begin} />}
    </div>
  );
}

type Asking = ReturnType<typeof useAsking>;

function AskForm({ asking: { form } }: { asking: Asking }) {
  const { fields, busy } = form;
  return (
    <Card title={text.form}>
      <form className={classes.form} {...form.formProps}>
        <FormState of={form} mayLeave />
        <TextInput
          {...fields.getInputProps("keyword")}
          label={text.keyword}
          description={text.keywordHelp}
          autoComplete="off"
          required
        />
        <div className={classes.fields}>
          <TextInput
            {...fields.getInputProps("mediaName")}
            label={text.mediaName}
            description={text.mediaHelp}
            autoComplete="off"
          />
          <DateField {...fields.getInputProps("issueDate")} label={text.issueDate} description={text.issueHelp} />
        </div>
        <div>
          <Button type="submit" aria-disabled={busy}>
            {busy ? text.submitting : text.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The eye and the reader of the screen go to what has come. */
function useComing() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}

function Candidates({ asking, candidates }: { asking: Asking; candidates: readonly Candidate[] }) {
  const part = useComing();
  const { choose, busy, said } = asking;
  return (
    <div ref={part} tabIndex={-1} className={classes.coming}>
      <Card title={text.candidates}>
        <SaidLine said={said} />
        <ul className={classes.list} aria-label={text.candidates}>
          {candidates.map((candidate) => (
            <li key={candidate.articleId}>
              <ArticleLine article={candidate} />
              <Button
                variant="default"
                size="xs"
                aria-disabled={busy}
                aria-label={`${text.why}：${candidate.title}`}
                onClick={() => void choose(candidate)}
              >
                {text.why}
              </Button>
            </li>
          ))}
        </ul>
        <div>
          <Button variant="default" aria-disabled={busy} onClick={() => void choose(null)}>
            {text.noneOfThem}
          </Button>
        </div>
      </Card>
    </div>
  );
}

const ArticleLine = ({ article }: { article: Candidate }) => (
  <p className={classes.article}>
    <b>{article.title}</b>
    <small>
      <span>{article.mediaName}</span>
      {article.issueDay !== null && <span>{slashDate(article.issueDay)}</span>}
      <span>{text.arrived(timeLabel(article.arrivedAt, "full"))}</span>
    </small>
  </p>
);

/** Where the article is in a list of the user's. */
const isInList = ({ cause }: Answer): boolean => cause === "FOUND" || cause === "LATE";

interface ToldProps {
  answer: Answer;
  article: Candidate | null;
  onAgain: () => void;
}

function Told({ answer, article, onAgain }: ToldProps) {
  const part = useComing();
  const from = { isMail: false, displayId: "SID0002" };
  return (
    <div ref={part} tabIndex={-1} className={classes.coming}>
      <Card title={text.answer}>
        {article && <ArticleLine article={article} />}
        <p className={`jp ${classes.message}`} role="status">
          <StateTag tone={isInList(answer) ? "ok" : "warn"}>{causeLabel(answer.cause)}</StateTag>
          <span>{answer.message}</span>
        </p>
        {answer.themes.length > 0 && <Themes themes={answer.themes} />}
        <div className={classes.acts}>
          {article && isInList(answer) && (
            <Button
              component={Link}
              variant="default"
              to={articleAddress({ id: article.articleId, dataSection: article.dataSection }, from)}
            >
              {text.open}
            </Button>
          )}
          <Button variant="default" onClick={onAgain}>
            {text.again}
          </Button>
        </div>
      </Card>
    </div>
  );
}

const Themes = ({ themes }: { themes: Answer["themes"] }) => (
  <section aria-label={text.themes} className={classes.themes}>
    <h3>{text.themes}</h3>
    <ul className={classes.list}>
      {themes.map(({ themeId, name, state, day, foundWords, unwantedWords }) => (
        <li key={themeId}>
          <p className={classes.article}>
            <b>{name}</b>
            <small>
              <span>{text.states[state] ?? state}</span>
              {day !== null && <span>{slashDate(day)}</span>}
              {foundWords.length > 0 && <span>{text.found(foundWords.join("、"))}</span>}
              {unwantedWords.length > 0 && <span>{text.unwanted(unwantedWords.join("、"))}</span>}
            </small>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
