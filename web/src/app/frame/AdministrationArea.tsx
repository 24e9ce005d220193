import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Role } from "../../__generated__/graphql.ts";
import { homeHere } from "../../browser/here.ts";
import { SideArea } from "../../components/side-navigation/SideArea.tsx";
import { barText } from "./bar-text.ts";
import HelpEntry from "./HelpEntry.tsx";
import { administrationFor } from "./navigation.ts";
import { drawnGroups } from "./place-icons.ts";

/** The screens under 管理, beside their navigation. */
export default function AdministrationArea({ role, children }: { role: Role; children: ReactNode }) {
  const { pathname } = useLocation();
  const foot = (className: string) => <HelpEntry className={className} />;
  const back = { to: homeHere(), name: barText.toArticles };
  return (
    <SideArea
      label={barText.administration}
      groups={drawnGroups(administrationFor(role), pathname)}
      back={back}
      foot={foot}
    >
      {children}
    </SideArea>
  );
}
