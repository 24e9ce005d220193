import { type Handling, LONGEST_IMPACT, MOST_STORIES } from "@kirinuki/schema/briefing.ts";
import type { BriefingProposalQuery } from "../../__generated__/graphql.ts";

export type Proposal = BriefingProposalQuery["briefingProposal"];
export type Candidate = Proposal["candidates"][number];

/** A story as it will stand on the page. */
export interface Chosen {
  candidate: Candidate;
  impact: string;
  handling: Handling;
}

const asHandling = (handling: number): Handling => (handling === 2 || handling === 3 ? handling : 1);

export const chosenFrom = (candidate: Candidate): Chosen => ({
  candidate,
  impact: candidate.story.impact,
  handling: asHandling(candidate.story.handling),
});

export const idOf = ({ candidate }: Chosen): string => candidate.story.articleId;

export const beginWith = ({ candidates }: Proposal): Chosen[] =>
  candidates.filter(({ chosen }) => chosen).map(chosenFrom);

/** Those that are not on the page. */
export function restOf({ candidates }: Proposal, chosen: readonly Chosen[]): Candidate[] {
  const ids = new Set(chosen.map(idOf));
  return candidates.filter(({ story }) => !ids.has(story.articleId));
}

/** Stories that the user doesn't see stay on the page and take their places. */
export const isFull = (chosen: readonly Chosen[], { hiddenCount }: Proposal): boolean =>
  chosen.length + hiddenCount >= MOST_STORIES;

export function moved(chosen: readonly Chosen[], at: number, by: 1 | -1): Chosen[] {
  const [here, there] = [chosen[at], chosen[at + by]];
  if (!here || !there) return [...chosen];
  return chosen.map((each, place) => (place === at ? there : place === at + by ? here : each));
}

export const changedAt = (chosen: readonly Chosen[], at: number, change: Partial<Chosen>): Chosen[] =>
  chosen.map((each, place) => (place === at ? { ...each, ...change } : each));

export const impactLength = (impact: string): number => [...impact.trim()].length;
export const isTooLong = ({ impact }: Chosen): boolean => impactLength(impact) > LONGEST_IMPACT;

export const itemsOf = (chosen: readonly Chosen[]) =>
  chosen.map((each) => ({ articleId: idOf(each), impact: each.impact.trim(), handling: each.handling }));

/** Whether something is not as the page stands, or as it was proposed. */
export const isChanged = (chosen: readonly Chosen[], proposal: Proposal): boolean =>
  JSON.stringify(itemsOf(chosen)) !== JSON.stringify(itemsOf(beginWith(proposal)));
