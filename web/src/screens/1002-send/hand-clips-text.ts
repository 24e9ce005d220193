import type { ApolloClient } from "@apollo/client";
import { handClipLines, type MediumKind } from "@kirinuki/schema/hand-clip.ts";
import { graphql } from "../../__generated__/gql.ts";
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

/** What was added to a folder by hand, for the text of its mail: as much as fits, then how many more there are; "" where there is none. */
export async function handClipsText(client: ApolloClient, folderId: string): Promise<string> {
  const { data } = await client.query({ query: HAND_CLIPS, variables: { folderId }, fetchPolicy: "network-only" });
  const records = data?.clips.__typename === "Clips" ? data.clips.handClips : [];
  const said: string[] = [];
  for (const record of records) {
    const lines = handClipLines({ ...record, kind: record.kind as MediumKind });
    if ([...said, lines].join("\n\n").length > MOST) break;
    said.push(lines);
  }
  const left = records.length - said.length;
  return [...said, ...(left > 0 ? [composeText.moreByHand(left)] : [])].join("\n\n");
}
