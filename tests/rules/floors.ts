import type { ImportEdge } from "./imports.ts";

interface House {
  /** Folder whose children are the rooms. */
  root: string;
  /** From the ground up. Rooms of one floor know nothing of each other, unless they stand on floors of their own. */
  floors: readonly (readonly string[])[];
}

/** A room imports itself and what lies below it (style.md, The tree). */
const HOUSES: readonly House[] = [
  {
    root: "web/src/",
    floors: [
      ["__generated__"],
      ["domain", "design"],
      ["browser"],
      ["bff"],
      ["session"],
      ["components"],
      ["features"],
      ["screens"],
      ["app"],
    ],
  },
  // The product knows neither its demo nor what a checkout adds to run it.
  { root: "core-api/", floors: [["src"], ["demo"], ["local"]] },
  {
    root: "core-api/src/",
    floors: [
      ["time", "errors", "config", "charset", "typeset"],
      ["db", "storage"],
      ["period"],
      ["arrivals"],
      ["access"],
      ["http"],
      ["csv"],
      ["original-files", "runs"],
      ["matching"],
      ["search"],
      ["ingest", "mail"],
      ["modules"],
      ["jobs"],
      ["entities.ts"],
      ["data-source.ts"],
      ["routes.ts"],
      ["compose.ts", "openapi"],
      ["cli", "emit-openapi.ts"],
    ],
  },
];

const roomOf = (house: House, path: string): string | undefined =>
  path.startsWith(house.root) ? path.slice(house.root.length).split("/", 1)[0] : undefined;

function faultIn(house: House, { from, to }: ImportEdge): string | null {
  const [room, other] = [roomOf(house, from), roomOf(house, to)];
  if (room === undefined || other === undefined || room === other) return null;
  const floorOf = (name: string) => house.floors.findIndex((floor) => floor.includes(name));
  const [floor, below] = [floorOf(room), floorOf(other)];
  // A file beside the rooms that no floor names: the types of the bundler, for one.
  if (floor < 0) return room.includes(".") ? null : `${from} lies on no floor`;
  return below >= 0 && below < floor ? null : `${from} imports ${to}, which does not lie below`;
}

/** Imports that climb, or that lead to a room of the same floor, each as a sentence. */
export const climbingImports = (edges: readonly ImportEdge[]): string[] =>
  edges.flatMap((edge) => HOUSES.flatMap((house) => faultIn(house, edge) ?? []));

/** Components are shown without data: they import no session, and no query (GraphQL documents come from __generated__/gql). */
export const componentsWithData = (edges: readonly ImportEdge[]): string[] =>
  edges
    .filter(({ from }) => from.startsWith("web/src/components/"))
    .filter(({ to }) => to.startsWith("web/src/session/") || to.startsWith("web/src/__generated__/gql"))
    .map(({ from, to }) => `${from} imports ${to}`);
