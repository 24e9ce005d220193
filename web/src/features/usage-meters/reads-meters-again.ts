import type { ObservableQuery } from "@apollo/client";
import { USAGE_METERS } from "./usage-documents.ts";

/** For a mutation that counts a use: the meters on the screen are asked again, and nothing where none are shown. */
export const READS_METERS_AGAIN = {
  refetchQueries: [USAGE_METERS],
  onQueryUpdated: ({ options }: ObservableQuery) => options.fetchPolicy !== "standby",
};
