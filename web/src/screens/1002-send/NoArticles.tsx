import { Button } from "@mantine/core";
import { Link } from "react-router";
import { homeOf } from "../../app/frame/navigation.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { sendText as text } from "../../domain/text/mail-text.ts";

/** Where articles are chosen. */
export const NoArticles = () => (
  <EmptyState title={text.none} message={text.noneHelp}>
    <Button component={Link} to={homeOf()}>
      {text.toArticles}
    </Button>
  </EmptyState>
);
