import type { ApolloClient } from "@apollo/client";
import { forget } from "../../browser/session-storage.ts";
import { digestOf, endPush, pushEndpoint, subscribePush } from "../../session/push/push-subscription.ts";
import { CHECK_PUSH_DEVICE, PUSH_DEVICES, REMOVE_PUSH_DEVICE, SAVE_PUSH_DEVICE } from "./push-documents.ts";

/**
 * This browser's notifications are the signed-in user's and go with this session from now on. Those of somebody else end. Those for a key
 * that is the server's no more begin anew, without a question: their user has agreed before.
 */
export async function keepPush(client: Pick<ApolloClient, "query" | "mutate">): Promise<void> {
  const endpoint = await pushEndpoint();
  if (endpoint === null) return forget("push");
  const { data } = await client.mutate({ mutation: CHECK_PUSH_DEVICE, variables: { endpoint } });
  if (!data || data.checkPushDevice !== null) return;
  const answer = await client.query({ query: PUSH_DEVICES, fetchPolicy: "network-only" });
  const digest = await digestOf(endpoint);
  const { devices = [], applicationServerKey = "" } = answer.data?.pushDevices ?? {};
  const own = devices.find(({ endpointDigest }) => endpointDigest === digest);
  if (!own) return endPush();
  const { id, alerts, mails, quietStartTime, quietEndTime } = own;
  const address = await subscribePush(applicationServerKey);
  const form = { ...address, alertFlag: alerts, mailFlag: mails, quietStartTime, quietEndTime };
  await client.mutate({ mutation: SAVE_PUSH_DEVICE, variables: { form } });
  if (address.endpoint !== endpoint) await client.mutate({ mutation: REMOVE_PUSH_DEVICE, variables: { id } });
}
