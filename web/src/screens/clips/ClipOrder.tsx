import { useMutation } from "@apollo/client/react";
import { sentence } from "../../components/form/outcome.ts";
import { OrderBar } from "../../components/ordered-list/OrderBar.tsx";
import { OrderedList } from "../../components/ordered-list/OrderedList.tsx";
import { useOrder } from "../../components/ordered-list/use-order.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { clipText as text } from "../../features/clips/text.ts";
import classes from "./clips-screen.module.css";
import { handText } from "./hand-text.ts";
import { CLIPS, ORDER_CLIPS } from "./query.ts";
import { isByHand, keyOf, type Lying } from "./use-clips.ts";

interface ClipOrderProps {
  folderId: string;
  lying: readonly Lying[];
  onDone: () => void;
}

const namedOf = (lying: Lying): { title: string; medium: string } =>
  isByHand(lying)
    ? { title: lying.title, medium: `${handText.mark}　${lying.mediumName}` }
    : { title: lying.article.title, medium: lying.article.mediaName };

/** The order of a folder: by drag, by keys, by buttons, by numbers; nothing is sent before it is saved. */
export function ClipOrder({ folderId, lying, onDone }: ClipOrderProps) {
  const order = useOrder({
    rows: lying,
    idOf: keyOf,
    nameOf: (each) => namedOf(each).title,
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
              cell: (each) => (
                <span className={classes.ordered}>
                  <span>{namedOf(each).title}</span>
                  <span className={classes.by}>{namedOf(each).medium}</span>
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
