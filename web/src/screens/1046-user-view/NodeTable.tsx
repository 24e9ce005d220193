import { CardTable } from "../../components/card-table/CardTable.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import { text } from "./text.ts";
import classes from "./user-view.module.css";
import { type ViewedNode, whyOf } from "./why.ts";

interface NodeTableProps {
  kind: "topics" | "groups" | "themes";
  nodes: readonly ViewedNode[];
  /** The user's group. */
  group: string;
}

/** Every theme, theme group or topic of the contract: whether the user's screen lists it, and why. */
export const NodeTable = ({ kind, nodes, group }: NodeTableProps) => (
  <section className={classes.nodes}>
    <h2>{text[kind]}</h2>
    {nodes.length === 0 ? (
      <p className={classes.muted}>{text.none}</p>
    ) : (
      <CardTable label={text[kind]} columns={[text.node[kind], text.seen, text.articles, text.why]}>
        {nodes.map((node) => (
          <tr key={node.key}>
            <th scope="row">{node.name}</th>
            <td>
              <StateTag tone={node.counts ? "ok" : "danger"}>{node.counts ? text.isSeen : text.isHidden}</StateTag>
            </td>
            <td>{node.counts && groupText.articles(node.counts.total)}</td>
            <td>{whyOf(node, group).join("。")}</td>
          </tr>
        ))}
      </CardTable>
    )}
  </section>
);
