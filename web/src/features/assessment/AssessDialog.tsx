import "../../design/overlay-styles.ts";
import { useQuery } from "@apollo/client/react";
import { TONES, type Tone, toneText } from "@kirinuki/schema/tones.ts";
import { Button, Checkbox, Modal } from "@mantine/core";
import { useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { sentence } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { type AssessedArticle, type NamedTag, shareOf } from "./assessed-article.ts";
import classes from "./assessment.module.css";
import { TAG_CHOICES } from "./assessment-documents.ts";
import { assessmentText as text } from "./text.ts";
import { useAssess } from "./use-assess.ts";

interface AssessDialogProps {
  articles: readonly AssessedArticle[];
  /** Queries that keep articles of their own. */
  refetch?: readonly string[];
  onClose: () => void;
}

/** Tone and tags of one article or several, set together. */
export default function AssessDialog({ articles, refetch, onClose }: AssessDialogProps) {
  const query = useQuery(TAG_CHOICES, SHOWN);
  return (
    <Modal opened onClose={onClose} title={text.title(articles.length)}>
      <QueryState query={query} failed={text.tagsFailed}>
        {({ tags: { tags } }) => (
          <AssessForm
            articles={articles}
            tags={choicesOf(tags, articles)}
            onClose={onClose}
            {...(refetch && { refetch })}
          />
        )}
      </QueryState>
    </Modal>
  );
}

/** Retired tags only where they can be taken off. */
const choicesOf = (
  tags: readonly (NamedTag & { retired: boolean })[],
  articles: readonly AssessedArticle[],
): readonly NamedTag[] => tags.filter(({ id, retired }) => !retired || shareOf(articles, id) !== "none");

const KEPT = "kept";
const TONE_NAMES = { [KEPT]: text.unchanged, 1: toneText[1], 2: toneText[2], 3: toneText[3], 0: text.none } as const;

function AssessForm({ articles, tags, refetch, onClose }: AssessDialogProps & { tags: readonly NamedTag[] }) {
  const assess = useAssess(refetch);
  const { busy, said, act } = useAction();
  const [first] = articles;
  const [tone, setTone] = useState<Tone | typeof KEPT>(articles.length === 1 && first ? (first.tone as Tone) : KEPT);
  const [wanted, want] = useState<ReadonlyMap<string, boolean>>(new Map());
  const values: readonly (Tone | typeof KEPT)[] = articles.length === 1 ? [...TONES, 0] : [KEPT, ...TONES, 0];
  const isOn = (id: string) => wanted.get(id) ?? shareOf(articles, id) === "all";
  const changed = tags.filter(({ id }) => wanted.has(id));
  const save = () =>
    act(async () => {
      const { changed: count, trouble } = await assess(articles, {
        tone: tone === KEPT || (articles.length === 1 && tone === first?.tone) ? null : tone,
        added: changed.filter(({ id }) => isOn(id)),
        removed: changed.filter(({ id }) => !isOn(id)),
      });
      if (count > 0) toast(text.done(count));
      if (trouble !== null) return sentence(trouble);
      onClose();
      return null;
    });
  const isSame = changed.length === 0 && (tone === KEPT || (articles.length === 1 && tone === first?.tone));
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame) onClose();
        else void save();
      }}
    >
      <SaidLine said={said} />
      <Segments label={text.tone} values={values} names={TONE_NAMES} value={tone} onChoose={setTone} />
      <fieldset className={classes.tags}>
        <legend>{text.tags}</legend>
        {tags.length === 0 && <p className={classes.help}>{text.noTags}</p>}
        {tags.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={isOn(id)}
            indeterminate={!wanted.has(id) && shareOf(articles, id) === "some"}
            onChange={({ currentTarget: { checked } }) => want(new Map(wanted).set(id, checked))}
          />
        ))}
        {articles.length > 1 && tags.length > 0 && <p className={classes.help}>{text.help}</p>}
      </fieldset>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
