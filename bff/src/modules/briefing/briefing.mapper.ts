import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import type { BriefingInput } from "./briefing.input.ts";
import { Briefing, BriefingCandidate, BriefingProposal, BriefingStory } from "./briefing.type.ts";

type BriefingWire = DataOf<"/api/v1/briefing", "get">;
type ProposalWire = DataOf<"/api/v1/briefing_proposal", "get">;

const toStory = (wire: BriefingWire["item_info"][number]): BriefingStory =>
  instance(BriefingStory, {
    articleId: wire.article_id,
    dataSection: wire.data_section,
    title: wire.title,
    mediaName: wire.media_name,
    issueDate: wire.issue_date,
    excerpt: wire.excerpt,
    excerptCut: wire.excerpt_cut_flag === 1,
    papers: wire.paper_count,
    firstPages: wire.first_page_count,
    magazines: wire.magazine_count,
    sites: wire.site_count,
    impact: wire.impact,
    handling: wire.handling,
    openSince: wire.open_since,
  });

export const toBriefing = (wire: BriefingWire): Briefing =>
  instance(Briefing, {
    day: wire.process_date,
    version: wire.version,
    confirmedBy: wire.confirmed_by,
    confirmedAt: wire.confirmed_datetime,
    stories: wire.item_info.map(toStory),
    hiddenCount: wire.hidden_count,
    previousDay: wire.previous_date,
    nextDay: wire.next_date,
    editable: wire.edit_flag === 1,
  });

export const toBriefingProposal = (wire: ProposalWire): BriefingProposal =>
  instance(BriefingProposal, {
    day: wire.process_date,
    version: wire.version,
    confirmedBy: wire.confirmed_by,
    confirmedAt: wire.confirmed_datetime,
    hiddenCount: wire.hidden_count,
    candidates: wire.candidate_info.map((candidate) =>
      instance(BriefingCandidate, {
        story: toStory(candidate),
        chosen: candidate.chosen_flag === 1,
        carried: candidate.carried_flag === 1,
        points: candidate.points,
        prominence: candidate.prominence,
      }),
    ),
  });

export const toBriefingBody = ({ day, version, items }: BriefingInput) => ({
  process_date: day,
  ...(version && { version }),
  item_info: items.map(({ articleId, impact, handling }) => ({ article_id: articleId, impact, handling })),
});
