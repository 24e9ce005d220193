import { htmlText } from "../feed/html-text.ts";
import type { JsonFields } from "./json-fields.ts";
import { distinct, emptyStory, isTakenBack, joined, linkIn, NO_MEDIA_FILES, revisionOf, type Story } from "./story.ts";

/** dpa's digitalwires (`"format": "digitalwires@…"`): its `urn` is the guid of the same article in NewsML-G2. */
export function digitalwiresStory(entry: JsonFields, position: number, payload: string): Story {
  const [, agency = ""] = /^urn:newsml:([^:]+):/.exec(entry.line("urn")) ?? [];
  const body = joined(
    entry.line("kicker"),
    entry.line("subhead"),
    ...["article_html", "infobox_html"].map((name) => htmlText(entry.text(name))),
  );
  const captions = entry.list("associations").map((association) => association.text("caption"));
  return {
    ...emptyStory(position, payload),
    id: entry.line("urn") || entry.line("entry_id"),
    agency,
    revision: revisionOf(entry.text("version")),
    withdrawn: isTakenBack(entry.text("pubstatus")),
    embargo: entry.line("embargoed"),
    title: entry.line("headline"),
    body: body || joined(entry.text("teaser"), ...captions),
    link: linkIn(entry.line("urn")),
    dates: ["version_created", "content_created", "updated"].map((name) => entry.line(name)).filter(Boolean),
    categories: distinct(
      ["current_rubric_names", "rubric_names", "dpasubject_names", "geosubject_names"].flatMap((name) =>
        entry.lines(name),
      ),
    ),
    keywords: entry.lines("keyword_names"),
    mediaNames: distinct([entry.line("creditline"), agency]),
    losses: entry.list("associations").length > 0 ? [NO_MEDIA_FILES] : [],
  };
}
