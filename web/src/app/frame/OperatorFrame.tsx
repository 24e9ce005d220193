import { ApolloProvider } from "@apollo/client/react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, Navigate, Outlet, useLocation, useRevalidator } from "react-router";
import { Brand } from "../../components/brand/Brand.tsx";
import { SideArea } from "../../components/side-navigation/SideArea.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { operatorText } from "../../domain/text/operator-text.ts";
import { newOperatorClient } from "../../session/operator-client.ts";
import { subscribeOperator } from "../../session/operator-session.ts";
import { useOperator } from "../../session/use-operator.ts";
import HelpEntry from "./HelpEntry.tsx";
import { operatorPlaces } from "./navigation.ts";
import classes from "./operator-frame.module.css";
import { drawnGroups } from "./place-icons.ts";

/** The operators' frame: an ink-coloured bar with a tag, so that nobody mistakes the place (look.md 11). */
export default function OperatorFrame() {
  const operator = useOperator();
  const { revalidate } = useRevalidator();
  // Whatever ended or began the session, the guard decides what is open now.
  useEffect(() => subscribeOperator(() => void revalidate()), [revalidate]);
  const { pathname } = useLocation();
  const groups = drawnGroups(operatorPlaces, pathname);
  if (operator?.authenticator === "needed" && pathname !== pathOf("el-account"))
    return <Navigate to={pathOf("el-account")} replace />;
  const main = (
    <main id="content" className={classes.main} tabIndex={-1}>
      <OperatorData key={operator?.id ?? ""}>
        <Outlet />
      </OperatorData>
    </main>
  );
  return (
    <div className={classes.shell}>
      <header className={classes.top} data-print="hide">
        <Link to={pathOf("el")} className={classes.home}>
          <Brand />
          <span className={classes.tag}>{operatorText.tag}</span>
        </Link>
        {operator && <HelpEntry className={classes.help} />}
        {operator && (
          <Link to={pathOf("el-account")} className={classes.who}>
            <span className="clip">{operator.name}</span>
          </Link>
        )}
      </header>
      {operator ? (
        <SideArea label={operatorText.menu} groups={groups}>
          {main}
        </SideArea>
      ) : (
        main
      )}
    </div>
  );
}

/** One client with one cache for each operator: what one has read is not the next one's. */
function OperatorData({ children }: { children: ReactNode }) {
  const [client] = useState(newOperatorClient);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
