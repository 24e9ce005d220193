import { Button } from "@mantine/core";
import { IconFolderPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useLayout } from "../../browser/use-layout.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { visibleSources } from "../../domain/source.ts";
import ClipTree from "../../features/clips/ClipTree.tsx";
import { NewFolder } from "../../features/clips/NewFolder.tsx";
import { clipText as text } from "../../features/clips/text.ts";
import { Panes } from "../../features/panes/Panes.tsx";
import { TreeColumns } from "../../features/theme-tree/TreeColumns.tsx";
import { useViewer } from "../../session/use-session.ts";
import classes from "./clips-screen.module.css";
import { OpenFolder } from "./OpenFolder.tsx";
import { useClipsAddress } from "./use-clips-address.ts";

/** Screens clips and sp/clips: folders of one's own and of the group, and what lies in them (design.md 12). */
export default function ClipsScreen() {
  const navigation = useClipsAddress();
  const { folder } = navigation.address;
  const narrow = useLayout() === "narrow";
  const folders = <Folders current={folder} onOpen={navigation.openFolder} />;
  if (folder !== null)
    return <OpenFolder key={folder} folderId={folder} navigation={navigation} side={narrow ? null : folders} />;
  if (narrow)
    return (
      <div className={classes.alone}>
        <h1>{text.label}</h1>
        {folders}
      </div>
    );
  return (
    <div className={classes.screen}>
      <h1 className="vh">{text.label}</h1>
      <Panes
        layout="medium"
        side={folders}
        sideLabel={text.resize}
        list={<EmptyState title={text.choose} message={text.noneHelp} />}
        article={null}
        printed="list"
      />
    </div>
  );
}

function Folders({ current, onOpen }: { current: string | null; onOpen: (id: string) => void }) {
  const sources = visibleSources(useViewer().sources);
  const [isNaming, name] = useState(false);
  return (
    <nav className={classes.folders} aria-label={text.folders}>
      <TreeColumns sources={sources} />
      <div className={classes.scroll}>
        <ClipTree sources={sources} current={current} />
        <div className={classes.make}>
          {isNaming ? (
            <NewFolder
              onCancel={() => name(false)}
              onSaved={(id) => {
                name(false);
                onOpen(id);
              }}
            />
          ) : (
            <Button
              variant="subtle"
              leftSection={<IconFolderPlus size={16} stroke={1.75} />}
              onClick={() => name(true)}
            >
              {text.newFolder}
            </Button>
          )}
        </div>
      </div>
    </nav>
  );
}
