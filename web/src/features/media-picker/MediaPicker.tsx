import "../../design/form-styles.ts";
import { Checkbox, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { Segments } from "../../components/segments/Segments.tsx";
import { SOURCES, type Source, sourceName, sourceNames } from "../../domain/source.ts";
import { mediaText as text } from "../search-form/text.ts";
import { filterMedia, type Medium, MOST_MEDIA, MOST_ROWS } from "./media-list.ts";
import classes from "./media-picker.module.css";

interface MediaPickerProps {
  media: readonly Medium[];
  /** Names; a search knows media by them. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

const ALL = "ALL";

/** Media to tick, narrowed down by name, code and source. */
export function MediaPicker({ media, chosen, onChoose }: MediaPickerProps) {
  const [filter, setFilter] = useState("");
  const [source, setSource] = useState<Source | typeof ALL>(ALL);
  const sources = SOURCES.filter((each) => media.some((medium) => medium.source === each));
  const found = useMemo(() => filterMedia(media, filter, source === ALL ? null : source), [media, filter, source]);
  const toggle = (name: string) =>
    onChoose(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name]);
  return (
    <div className={classes.picker}>
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={text.filter}
          placeholder={text.filter}
          value={filter}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        {sources.length > 1 && (
          <Segments
            label={text.source}
            labelHidden
            values={[ALL, ...sources]}
            names={{ ALL: text.allSources, ...sourceNames }}
            value={source}
            onChoose={setSource}
          />
        )}
      </div>
      {chosen.length >= MOST_MEDIA && <p className={classes.note}>{text.full}</p>}
      <MediaTable media={found.slice(0, MOST_ROWS)} chosen={chosen} onToggle={toggle} />
      {found.length > MOST_ROWS && <p className={classes.note}>{text.rest(found.length - MOST_ROWS)}</p>}
      {found.length === 0 && (
        <p className={classes.note} role="status">
          {media.length === 0 ? text.none : text.noMatch}
        </p>
      )}
    </div>
  );
}

interface MediaTableProps {
  media: readonly Medium[];
  chosen: readonly string[];
  onToggle: (name: string) => void;
}

const MediaTable = ({ media, chosen, onToggle }: MediaTableProps) => (
  <table className={classes.table} hidden={media.length === 0}>
    <thead>
      <tr>
        <th scope="col">{text.name}</th>
        <th scope="col">{text.source}</th>
        <th scope="col">{text.group}</th>
        <th scope="col">{text.code}</th>
      </tr>
    </thead>
    <tbody>
      {media.map((medium) => (
        <tr key={`${medium.source} ${medium.code}`}>
          <td>
            <Checkbox
              label={medium.name}
              checked={chosen.includes(medium.name)}
              disabled={chosen.length >= MOST_MEDIA && !chosen.includes(medium.name)}
              onChange={() => onToggle(medium.name)}
            />
          </td>
          <td>{sourceName(medium.source)}</td>
          <td>{(medium.group !== null && text.groups[medium.group]) || ""}</td>
          <td className={classes.code}>{medium.code}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
