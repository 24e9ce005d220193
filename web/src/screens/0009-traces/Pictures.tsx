import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useKeys } from "../../browser/keys.ts";
import { articleAddress } from "../../domain/article-address.ts";
import type { ArticleRef } from "../../domain/home-address.ts";
import { tracesText as text } from "../../domain/text/article-screens-text.ts";
import { readingText } from "../../domain/text/reading-text.ts";
import classes from "./traces.module.css";

interface Picture {
  serialNo: number;
  url: string;
  caption: string;
}

interface PicturesProps {
  images: readonly Picture[];
  article: ArticleRef;
  head: { title: string; mediaName: string } | null;
  serialNo: number | null;
}

const nameOf = ({ caption, serialNo }: Picture): string => caption || text.name(serialNo);

/** One picture as large as there is room, with its caption; all of them small below. The address says which. */
export function Pictures({ images, article, head, serialNo }: PicturesProps) {
  const [, setParams] = useSearchParams();
  const at = Math.max(
    0,
    images.findIndex((image) => image.serialNo === serialNo),
  );
  const image = images[at];
  const show = (index: number) => {
    const next = images[index];
    if (!next) return;
    setParams(
      (params) => {
        params.set("serial_no", String(next.serialNo));
        return params;
      },
      { replace: true },
    );
  };
  const key = (keys: string, label: string, by: 1 | -1) => ({
    keys,
    label,
    group: text.keys,
    run: () => show(at + by),
  });
  useKeys([
    key("j", text.next, 1),
    key("k", text.previous, -1),
    key("ArrowRight", text.next, 1),
    key("ArrowLeft", text.previous, -1),
  ]);
  if (!image) return null;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>{text.title}</h1>
        <p className="clip">{head && `${head.mediaName}　${head.title}`}</p>
        <Link to={articleAddress(article, { isMail: false, displayId: "SID0009" })}>{text.article}</Link>
      </header>
      <figure className={classes.figure}>
        <Large key={image.serialNo} image={image} />
        <figcaption className={classes.caption}>{nameOf(image)}</figcaption>
      </figure>
      {images.length > 1 && (
        <nav className={classes.strip} aria-label={text.strip} data-print="hide">
          <ActionIcon aria-label={text.previous} aria-keyshortcuts="k" disabled={at === 0} onClick={() => show(at - 1)}>
            <IconChevronLeft size={18} stroke={1.75} />
          </ActionIcon>
          <span className={classes.position}>{text.position(at + 1, images.length)}</span>
          <ActionIcon
            aria-label={text.next}
            aria-keyshortcuts="j"
            disabled={at === images.length - 1}
            onClick={() => show(at + 1)}
          >
            <IconChevronRight size={18} stroke={1.75} />
          </ActionIcon>
          {images.map((each, index) => (
            <button
              key={each.serialNo}
              type="button"
              className={classes.small}
              aria-current={index === at ? "true" : undefined}
              onClick={() => show(index)}
            >
              <img src={each.url} alt={nameOf(each)} loading="lazy" decoding="async" />
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}

function Large({ image }: { image: Picture }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <p className={classes.broken}>{readingText.noPicture}</p>;
  return <img className={classes.large} src={image.url} alt={nameOf(image)} onError={() => setBroken(true)} />;
}
