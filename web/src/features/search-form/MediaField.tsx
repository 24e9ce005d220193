import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import classes from "./search-form.module.css";
import { searchText as text } from "./text.ts";

const MediaDialog = lazy(() => loadChunk(() => import("../media-picker/MediaDialog.tsx")));

interface MediaFieldProps {
  names: readonly string[];
  error: string | undefined;
  onChange: (nameList: readonly string[]) => void;
}

/** The chosen media, each to be taken off, and the way to the picker (1040). */
export function MediaField({ names, error, onChange }: MediaFieldProps) {
  const [choosing, choose] = useState(false);
  return (
    <fieldset className={classes.group} id="nameList" tabIndex={-1}>
      <legend>{text.media}</legend>
      {names.length > 0 && (
        <ul className={classes.chips}>
          {names.map((name) => (
            <li key={name}>
              <span className="clip">{name}</span>
              <button
                type="button"
                aria-label={text.removeMedium(name)}
                onClick={() => onChange(names.filter((each) => each !== name))}
              >
                <IconX size={14} stroke={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" onClick={() => choose(true)}>
        {text.chooseMedia}
      </Button>
      <p className={classes.help}>{text.mediaHelp}</p>
      {error !== undefined && <p className={classes.error}>{error}</p>}
      {choosing && (
        <Suspense>
          <MediaDialog
            chosen={names}
            onDecide={(nameList) => {
              onChange(nameList);
              choose(false);
            }}
            onClose={() => choose(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
