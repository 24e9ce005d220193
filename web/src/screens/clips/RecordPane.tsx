import { handClipDay, type MediumKind, mediumKindText } from "@kirinuki/schema/hand-clip.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { ClipButton } from "../../features/clips/ClipButton.tsx";
import { ArticleHeading } from "../../features/reading-pane/article/ArticleHeading.tsx";
import { FactList } from "../../features/reading-pane/article/FactList.tsx";
import { BarSteps, FullWidth } from "../../features/reading-pane/BarSteps.tsx";
import { ReadingFrame } from "../../features/reading-pane/ReadingFrame.tsx";
import pane from "../../features/reading-pane/reading-pane.module.css";
import { SourceLink } from "../../features/reading-pane/SourceLink.tsx";
import { SendMailLink } from "../../features/send-mail-link/SendMailLink.tsx";
import classes from "./hand-clip.module.css";
import { handText as text } from "./hand-text.ts";
import { RecordActs } from "./RecordActs.tsx";
import { type ClipsModel, type HandClip, keyOf } from "./use-clips.ts";

interface RecordPaneProps {
  model: ClipsModel;
  folderId: string;
  record: HandClip;
}

/** The open record, where an article is read: what it says, and what can be done with it. */
export function RecordPane({ model, folderId, record }: RecordPaneProps) {
  const row = keyOf(record);
  const { layout, navigation, ticks } = model;
  const { said, act } = useAction();
  const bar = (
    <div className={pane.bar} role="toolbar" aria-label={text.record} data-print="hide">
      <BarSteps reader={model} row={row} />
      <span className={pane.grow} />
      <RecordActs folderId={folderId} record={record} act={act} onRemoved={navigation.closeArticle} />
      <ClipButton key={row} articleIds={[row]} className={pane.icon} />
      <SendMailLink
        articles={[]}
        keys={ticks.ticked.ids.size === 0 ? "shown" : "none"}
        folder={folderId}
        records={[record.id]}
      />
      {layout !== "narrow" && <FullWidth />}
    </div>
  );
  return (
    <ReadingFrame
      articleId={row}
      label={text.record}
      bar={bar}
      foot={null}
      takesFocus={layout !== "wide" && navigation.openedHere}
    >
      <SaidLine said={said} />
      <Sheet record={record} level={layout === "wide" ? "h2" : "h1"} />
    </ReadingFrame>
  );
}

function Sheet({ record, level }: { record: HandClip; level: "h1" | "h2" }) {
  const { kind, mediumName, title, programme, extent, note, addedBy } = record;
  return (
    <article className={pane.article}>
      <ArticleHeading
        kind={text.mark}
        mediaName={mediumName}
        when={handClipDay(record)}
        title={title}
        titleHits={[]}
        level={level}
      />
      <FactList
        facts={[
          [text.kind, mediumKindText[kind as MediumKind]],
          [text.programme, programme],
          [text.extent, extent],
          [text.link, <SourceLink key="link" url={record.link} />],
          [text.adder, addedBy],
        ]}
      />
      {note !== "" && <p className={classes.words}>{note}</p>}
    </article>
  );
}
