import { createElement, Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import type { GuideBlock, GuideText } from "../../domain/guide.ts";
import { type GuidePlace, guideAddress } from "../../domain/help/guide-pages.ts";
import classes from "./guide.module.css";
import { helpText } from "./text.ts";

/** Children in the order of the file, which never changes: they need no keys. */
const inOrder = <Item,>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(draw));

/** Paragraphs, lists, tables and pictures of the guide. */
export const GuideBlocks = ({ blocks }: { blocks: readonly GuideBlock[] }) =>
  inOrder(blocks, (block) => <Block block={block} />);

function Block({ block }: { block: GuideBlock }) {
  if (block.kind === "paragraph")
    return (
      <p>
        <Texts of={block.text} />
      </p>
    );
  if (block.kind === "table") return <Table {...block} />;
  if (block.kind === "picture") {
    const { src, alt, width, height } = block;
    return (
      <a className={classes.enlarge} href={src} target="_blank" rel="noopener">
        <img className={classes.picture} loading="lazy" alt={alt} {...{ src, width, height }} />
        <span className="vh">{helpText.enlarge}</span>
      </a>
    );
  }
  const items = inOrder(block.items, (item) => (
    <li>
      <Item blocks={item} />
    </li>
  ));
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

/** A line of a list is no paragraph. */
const Item = ({ blocks: [first, ...rest] }: { blocks: readonly GuideBlock[] }) => (
  <>
    {first?.kind === "paragraph" ? <Texts of={first.text} /> : <GuideBlocks blocks={first ? [first] : []} />}
    <GuideBlocks blocks={rest} />
  </>
);

const Table = ({ head, rows }: Extract<GuideBlock, { kind: "table" }>) => (
  <table className={classes.table}>
    <thead>
      <tr>
        {inOrder(head, (cell) => (
          <th scope="col">
            <Texts of={cell} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {inOrder(rows, (row) => (
        <tr>
          {inOrder(row, (cell) => (
            <td>
              <Texts of={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Texts = ({ of: texts }: { of: readonly GuideText[] }) => inOrder(texts, (text) => <Text text={text} />);

function Text({ text }: { text: GuideText }) {
  if (typeof text === "string") return text;
  if ("key" in text) return <Kbd>{text.key}</Kbd>;
  if ("strong" in text)
    return (
      <b>
        <Texts of={text.strong} />
      </b>
    );
  const words = <Texts of={text.link} />;
  if (text.page === null) return <a href={text.to}>{words}</a>;
  return <Link to={guideAddress(`${text.page}${text.to === "#" ? "" : text.to}` as GuidePlace)}>{words}</Link>;
}
