import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Page } from "../../components/page/Page.tsx";

interface ReceiverListProps {
  title: string;
  lead: string;
  /** Adds one, at this path. */
  add: string;
  addTo: string;
  /** Where there are no receivers. */
  none: string;
  /** ReceiverCard. */
  children: readonly ReactNode[];
}

/** The list of a contract's chat targets or webhooks. */
export const ReceiverList = ({ title, lead, add, addTo, none, children }: ReceiverListProps) => (
  <Page
    title={title}
    lead={lead}
    width="cards"
    actions={
      <Button component={Link} to={addTo}>
        {add}
      </Button>
    }
  >
    {children.length === 0 ? <p>{none}</p> : children}
  </Page>
);
