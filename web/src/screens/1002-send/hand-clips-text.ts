import type { ApolloClient } from "@apollo/client";
import { handClipLines, type MediumKind } from "@kirinuki/schema/hand-clip.ts";
import { graphql } from "../../__generated__/gql.ts";
import type { MailedRecords } from "../../features/send-mail-link/mail-address.ts";
import { composeText } from "./text.ts";

const HAND_CLIPS = graphql(`
  query HandClipsOfMail($folderId: ID!) {
    clips(folderId: $folderId) {
      ... on Clips {
        handClips {
          ...HandRecord @unmask
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`);

/** Characters that a mail's text may have, less those that its writer adds. */
const MOST = 3_000;

/** Letters of the title that stands in the subject. */
const LONGEST_TITLE = 60;

/** What a mail says of records. */
export interface RecordWords {
  /** As much as fits, then how many more there are; "" where there is none. */
  text: string;
  /** The first title and how many others there are, for a mail without articles. */
  subject: string;
}

/** Records that were added to a folder by hand, for its mail: those named, else all of them. */
export async function handClipsWords(
  client: ApolloClient,
  { id: folderId, records: ids }: MailedRecords,
): Promise<RecordWords> {
  const { data } = await client.query({ query: HAND_CLIPS, variables: { folderId }, fetchPolicy: "network-only" });
  const all = data?.clips.__typename === "Clips" ? data.clips.handClips : [];
  const records = ids === null ? all : all.filter(({ id }) => ids.includes(id));
  const said: string[] = [];
  for (const record of records) {
    const lines = handClipLines({ ...record, kind: record.kind as MediumKind });
    if ([...said, lines].join("\n\n").length > MOST) break;
    said.push(lines);
  }
  const left = records.length - said.length;
  const text = [...said, ...(left > 0 ? [composeText.moreByHand(left)] : [])].join("\n\n");
  const title = [...(records[0]?.title ?? "")];
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).join("")}…` : title.join("");
  return { text, subject: composeText.recordsSubject(short, records.length - 1) };
}
