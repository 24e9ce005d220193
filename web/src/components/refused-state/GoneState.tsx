import { Button } from "@mantine/core";
import { Link } from "react-router";
import { groupText as text } from "../../domain/text/group-text.ts";
import { RefusedState } from "./RefusedState.tsx";

/** What the address names is not there any more, or never was; with the way to the list. */
export const GoneState = ({ list }: { list: string }) => (
  <RefusedState message={text.gone} detail={text.goneHelp} heading="h1">
    <Button component={Link} to={list}>
      {text.toList}
    </Button>
  </RefusedState>
);
