import { useMutation } from "@apollo/client/react";
import { sentence } from "../../components/form/outcome.ts";
import { OrderBar } from "../../components/ordered-list/OrderBar.tsx";
import { OrderedList } from "../../components/ordered-list/OrderedList.tsx";
import { useOrder } from "../../components/ordered-list/use-order.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { clipText as text } from "../../features/clips/text.ts";
import classes from "./clips-screen.module.css";
import { CLIPS, ORDER_CLIPS } from "./query.ts";
import type { Clip } from "./use-clips.ts";

interface ClipOrderProps {
  folderId: string;
  clips: readonly Clip[];
  onDone: () => void;
}

/** The order of a folder: by drag, by keys, by buttons, by numbers; nothing is sent before it is saved. */
export function ClipOrder({ folderId, clips, onDone }: ClipOrderProps) {
  const order = useOrder({
    rows: clips,
    idOf: ({ article }) => article.id,
    nameOf: ({ article }) => article.title,
  });
  const [save] = useMutation(ORDER_CLIPS, { refetchQueries: [CLIPS], awaitRefetchQueries: true });
  const { busy, said, act } = useAction();
  const send = (ids: readonly string[]) =>
    act(async () => {
      const answer = (await save({ variables: { folderId, ids: [...ids] } })).data?.orderClips;
      if (answer?.__typename === "Refusal") return sentence(answer.message);
      onDone();
      return null;
    });
  return (
    <div className={classes.ordering}>
      <SaidLine said={said} />
      <div className={classes.scroll}>
        <OrderedList
          isNumbered
          label={text.order}
          order={order}
          columns={[
            {
              header: text.headline,
              cell: ({ article }) => (
                <span className={classes.ordered}>
                  <span>{article.title}</span>
                  <span className={classes.by}>{article.mediaName}</span>
                </span>
              ),
            },
          ]}
        />
      </div>
      <div className={classes.bar}>
        <OrderBar order={order} busy={busy} onSave={(ids) => void send(ids)} />
      </div>
    </div>
  );
}
