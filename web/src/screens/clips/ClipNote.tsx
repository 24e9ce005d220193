import "../../design/form-styles.ts";
import { useMutation } from "@apollo/client/react";
import { NOTE_LENGTH } from "@kirinuki/schema/forms/clip-form.ts";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { clipText as text } from "../../features/clips/text.ts";
import classes from "./clips-screen.module.css";
import { CLIPS, NOTE_CLIP } from "./query.ts";
import type { Clip, Clips } from "./use-clips.ts";

interface ClipNoteProps {
  folder: Clips["folder"];
  clip: Clip;
}

/** The note on the open article, saved when one leaves it. */
export function ClipNote({ folder, clip: { article, note, notedBy, notedAt } }: ClipNoteProps) {
  const [save] = useMutation(NOTE_CLIP, { refetchQueries: [CLIPS] });
  const [typed, type] = useState(note);
  const { said, act } = useAction();
  const keep = () => {
    if (typed.trim() === note) return;
    void act(async () => {
      const variables = { folderId: folder.id, articleId: article.id, form: { note: typed.trim() } };
      const answer = (await save({ variables })).data?.noteClip;
      if (answer?.__typename === "Refusal") return sentence(answer.message);
      if (answer?.__typename === "InvalidForm") return sentence(answer.fieldErrors[0]?.message ?? "");
      return text.saved;
    });
  };
  const noted = notedBy === null ? "" : text.noted(notedBy, timeLabel(notedAt, "full"));
  return (
    <section className={classes.notePane} aria-label={folder.shared ? text.sharedNote : text.note} data-print="hide">
      <Textarea
        label={folder.shared ? text.sharedNote : text.note}
        description={[noted, folder.shared ? text.noteHelp(folder.memberCount) : ""].filter(Boolean).join("　")}
        value={typed}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={NOTE_LENGTH}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={keep}
      />
      <SaidLine said={said} />
    </section>
  );
}
