import { useMutation } from "@apollo/client/react";
import { ActionIcon, Button } from "@mantine/core";
import {
  IconArrowsSort,
  IconBook,
  IconChevronLeft,
  IconDownload,
  IconFileText,
  IconPencil,
  IconPrinter,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { isNewspaper } from "../../domain/newspaper.ts";
import listClasses from "../../features/article-list/list-pane.module.css";
import { TickBar } from "../../features/article-list/TickBar.tsx";
import { tickedKeys } from "../../features/article-list/ticked-keys.ts";
import { BookletButton } from "../../features/booklet/BookletButton.tsx";
import { bookletText } from "../../features/booklet/text.ts";
import ClipDialog from "../../features/clips/ClipDialog.tsx";
import { CLIP_FOLDERS } from "../../features/clips/clip-documents.ts";
import { NewFolder } from "../../features/clips/NewFolder.tsx";
import { clipText as text } from "../../features/clips/text.ts";
import { useClip } from "../../features/clips/use-clip.ts";
import { offeredActions } from "../../features/originals/original-actions.ts";
import { BarAction } from "../../features/originals/ticked-bar/TickedBar.tsx";
import { SendMailLink } from "../../features/send-mail-link/SendMailLink.tsx";
import { download, replacedNote } from "../../session/download.ts";
import { useViewer } from "../../session/use-session.ts";
import { AddByHand } from "./AddByHand.tsx";
import classes from "./clips-screen.module.css";
import { handText } from "./hand-text.ts";
import { printRecords } from "./print-records.ts";
import { REMOVE_CLIP_FOLDER } from "./query.ts";
import { type ClipsModel, keyOf } from "./use-clips.ts";

interface FolderHeadProps {
  model: ClipsModel;
  ordering: boolean;
  onOrder: (on: boolean) => void;
}

const SIZE = { size: 16, stroke: 1.75 };

/** Name and audience of a folder, what can be done with all of it, and with its ticked articles. */
export function FolderHead({ model, ordering, onOrder }: FolderHeadProps) {
  const { shown, layout, navigation } = model;
  const { said, act } = useAction();
  const folder = shown?.folder;
  return (
    <>
      <header className={listClasses.header}>
        {layout === "narrow" && (
          <ActionIcon aria-label={text.folders} onClick={() => navigation.openFolder(null)}>
            <IconChevronLeft size={18} stroke={1.75} />
          </ActionIcon>
        )}
        <h1 className={listClasses.name}>{folder?.name ?? text.label}</h1>
        {folder?.groupName && (
          <span className={classes.audience}>{text.shared(folder.groupName, folder.memberCount)}</span>
        )}
      </header>
      {folder && (
        <div className={classes.tools} data-print="hide">
          <span className={classes.all}>{text.all(model.lying.length)}</span>
          <Whole model={model} act={act} />
          <Button
            size="xs"
            variant={ordering ? "filled" : "default"}
            leftSection={<IconArrowsSort {...SIZE} />}
            disabled={model.lying.length < 2}
            onClick={() => onOrder(!ordering)}
          >
            {ordering ? text.orderDone : text.order}
          </Button>
          <AddByHand folderId={folder.id} />
          <FolderButtons key={folder.id} folder={folder} onGone={() => navigation.openFolder(null)} act={act} />
        </div>
      )}
      <SaidLine said={said} />
      {!ordering && folder && <Ticked model={model} folderId={folder.id} act={act} />}
    </>
  );
}

type Act = ReturnType<typeof useAction>["act"];

/** Mail, print and file of the folder as one; what may be done is asked for each of its articles, each time. */
function Whole({ model, act }: { model: ClipsModel; act: Act }) {
  const viewer = useViewer();
  const articles = model.clips.map(({ article }) => article);
  const papers = articles.filter(isNewspaper);
  const { folder } = model.shown ?? {};
  // Beside originals there is no room for a second printer: records are ticked for their sheet.
  const printsOriginals = offeredActions(viewer, papers).includes("print");
  const save = () =>
    act(async () => {
      const outcome = await download("/api/v1/clips_download", { folder_id: folder?.id ?? "" });
      return outcome.kind === "failed" ? sentence(outcome.message) : replacedNote(outcome);
    });
  return (
    <>
      <SendMailLink
        articles={articles}
        keys="none"
        folder={folder?.id ?? null}
        records={model.byHand.map(({ id }) => id)}
      />
      {printsOriginals && (
        <ActionIcon
          aria-label={text.print(papers.length)}
          title={text.print(papers.length)}
          onClick={() => model.originals.start("print", papers)}
        >
          <IconPrinter {...SIZE} />
        </ActionIcon>
      )}
      {!printsOriginals && model.byHand.length > 0 && (
        <ActionIcon
          aria-label={handText.printSheet(model.byHand.length)}
          title={handText.printSheet(model.byHand.length)}
          onClick={() => void printRecords(folder?.name ?? "", model.byHand, viewer)}
        >
          <IconFileText {...SIZE} />
        </ActionIcon>
      )}
      <BookletButton
        shown={papers}
        leftOut={model.byHand.length}
        articles={() =>
          model.clips.map(({ article: { id, dataSection }, note }) => ({ id, dataSection, note: note ?? "" }))
        }
        button={(open) => (
          <ActionIcon aria-label={bookletText.of(articles.length)} title={bookletText.make} onClick={open}>
            <IconBook {...SIZE} />
          </ActionIcon>
        )}
      />
      <ActionIcon
        aria-label={text.csvOf(folder?.name ?? "")}
        title={text.csv}
        disabled={model.lying.length === 0}
        onClick={() => void save()}
      >
        <IconDownload {...SIZE} />
      </ActionIcon>
    </>
  );
}

interface FolderButtonsProps {
  folder: NonNullable<ClipsModel["shown"]>["folder"];
  onGone: () => void;
  act: Act;
}

function FolderButtons({ folder, onGone, act }: FolderButtonsProps) {
  const [isNaming, name] = useState(false);
  const [isAsking, ask] = useState(false);
  const [remove] = useMutation(REMOVE_CLIP_FOLDER, { refetchQueries: [CLIP_FOLDERS] });
  const drop = () => {
    ask(false);
    void act(async () => {
      const answer = (await remove({ variables: { id: folder.id } })).data?.removeClipFolder;
      if (answer?.__typename === "Refusal") return sentence(answer.message);
      onGone();
      return null;
    });
  };
  return (
    <>
      <ActionIcon aria-label={text.rename} title={text.rename} aria-expanded={isNaming} onClick={() => name(!isNaming)}>
        <IconPencil {...SIZE} />
      </ActionIcon>
      <ActionIcon aria-label={text.remove} title={text.remove} onClick={() => ask(true)}>
        <IconTrash {...SIZE} />
      </ActionIcon>
      {isNaming && (
        <div className={classes.naming}>
          <NewFolder folder={folder} onCancel={() => name(false)} onSaved={() => name(false)} />
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={text.removeTitle(folder.name)}
          help={text.removeHelp(folder.shared)}
          confirm={text.remove}
          onConfirm={drop}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

/** What every list does with what is ticked, and to take it out of the folder or into another one. */
function Ticked({ model, folderId, act }: { model: ClipsModel; folderId: string; act: Act }) {
  const { unclip } = useClip();
  const viewer = useViewer();
  const [moving, move] = useState<readonly string[] | null>(null);
  const [isAsking, ask] = useState(false);
  const ids = tickedKeys(model);
  const chosen = new Set(ids);
  const records = model.byHand.filter((record) => chosen.has(keyOf(record)));
  const take = () => {
    ask(false);
    void act(async () => {
      const refused = await unclip(folderId, ids);
      if (refused !== null) return sentence(refused);
      model.ticks.clear();
      return null;
    });
  };
  return (
    <>
      <TickBar
        reader={model}
        aside={
          ids.length > 0 && (
            <>
              {records.length > 0 && (
                <BarAction
                  name={handText.printSheet(records.length)}
                  onClick={() => void printRecords(model.shown?.folder.name ?? "", records, viewer)}
                >
                  {handText.printSheetShort}
                </BarAction>
              )}
              <BarAction onClick={() => move(ids)}>{text.move}</BarAction>
              <BarAction onClick={() => (records.length > 0 ? ask(true) : take())}>{text.take}</BarAction>
            </>
          )
        }
      />
      {isAsking && (
        <ConfirmDialog
          title={handText.takeTitle(records.length)}
          help={handText.takeHelp}
          confirm={text.take}
          onConfirm={take}
          onClose={() => ask(false)}
        />
      )}
      {moving && (
        <ClipDialog
          articleIds={moving}
          from={folderId}
          onClose={() => {
            move(null);
            model.ticks.clear();
          }}
        />
      )}
    </>
  );
}
