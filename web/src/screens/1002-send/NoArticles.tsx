import { Button } from "@mantine/core";
import { Link } from "react-router";
import { homeHere } from "../../browser/here.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { sendText as text } from "../../domain/text/mail-text.ts";

/** Where articles are chosen. */
export const NoArticles = () => (
  <EmptyState title={text.none} message={text.noneHelp}>
    <Button component={Link} to={homeHere()}>
      {text.toArticles}
    </Button>
  </EmptyState>
);
