import { Kbd } from "../../components/kbd/Kbd.tsx";
import { useEndPlace } from "../../components/ordered-list/dragged-in.ts";
import { topicText as text } from "./text.ts";
import classes from "./topic-articles.module.css";

/** Below the list: what is dropped here comes last. */
export function EndPlace({ place }: { place: number }) {
  const { ref, isDropTarget } = useEndPlace(place);
  return (
    <div ref={ref} className={classes.end} data-aim={isDropTarget}>
      {text.dropHere} <Kbd>Enter</Kbd> {text.enterAdds}
    </div>
  );
}
