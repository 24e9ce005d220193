import { type Decision, decide } from "@kirinuki/web/src/app/guard.ts";
import { routeTable } from "@kirinuki/web/src/app/route-table.ts";
import type { RouteRow } from "@kirinuki/web/src/app/routes/route-row.ts";
import type { SessionState } from "@kirinuki/web/src/session/session.ts";

/** User agents as the spec's mobile test names them (sections 2 and 9). */
export const DEVICES = {
  desktop: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36",
  iPhone: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1",
  iPad: "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile Safari/604.1",
  iPod: "Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) Mobile Safari/604.1",
  Android: "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36",
} as const;

export interface Who {
  session: SessionState;
  operator: boolean;
}

const out: SessionState = { state: "signedOut", remembered: false };

/** Everybody who may stand before a route. */
export const PEOPLE = {
  "signed out": { session: out, operator: false },
  remembered: { session: { state: "signedOut", remembered: true }, operator: false },
  User: { session: { state: "signedIn", role: "USER" }, operator: false },
  TopicUser: { session: { state: "signedIn", role: "TOPIC_USER" }, operator: false },
  Admin: { session: { state: "signedIn", role: "ADMIN" }, operator: false },
  operator: { session: out, operator: true },
} as const satisfies Record<string, Who>;

export const decisionFor = (row: RouteRow, { session, operator }: Who, userAgent: string, search = ""): Decision =>
  decide({
    row,
    url: { pathname: row.path, search, hash: "" },
    session,
    operator,
    userAgent,
    savedUrl: null,
    supportView: null,
    mailTarget: null,
  });

function cell(row: RouteRow, decision: Decision): string {
  if (decision.kind === "show") return row.screen ? "shown" : "not found";
  const kept = decision.saveUrl === undefined ? "" : ", returns";
  return decision.kind === "autoLogin" ? `auto-login${kept}` : `→ ${decision.to}${kept}`;
}

/** Operators' rows ask for operators, the others for users: a column elsewhere would only repeat the signed out. */
const matters = (row: RouteRow, who: string): boolean =>
  (who === "operator") === (row.area === "operator") || who !== "operator";

/** The guard's whole matrix as Markdown: one line a route and person, one column a device. */
export function guardTable(): string {
  const lines = routeTable.flatMap((row) =>
    Object.entries(PEOPLE)
      .filter(([who]) => matters(row, who))
      .map(([who, person]) => {
        const cells = Object.values(DEVICES).map((userAgent) => cell(row, decisionFor(row, person, userAgent)));
        return `| ${[`\`${row.path}\``, row.name, who, ...cells].join(" | ")} |`;
      }),
  );
  const devices = Object.keys(DEVICES);
  return [
    "# What the route guard does",
    "",
    "Generated from the route table and the guard by `npm run generate`; the tests prove it fresh. For every route, everybody and every device:",
    "",
    "- **shown**: the screen opens. **not found**: the route opens and says 見つかりません, because it has no screen (yet).",
    "- **→ path**: goes there. **returns**: the address is kept, and the sign-in leads back to it with its query.",
    "- **auto-login**: signs in with the remember-me cookie and asks again; where that fails, `/0018?logoutid=2`.",
    "- Twins are used where they have a screen. `?ip=1` on a sign-in route leads to the IP check, `/0021?check=1`, before all of this.",
    "- *remembered* is signed out with remember-me; *operator* has the operators' own session, which counts on their routes only.",
    "",
    `| route | name | who | ${devices.join(" | ")} |`,
    `|---|---|---|${devices.map(() => "---|").join("")}`,
    ...lines,
    "",
  ].join("\n");
}
