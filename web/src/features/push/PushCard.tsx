import { useMutation, useQuery } from "@apollo/client/react";
import type { PushDevicesQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { usePromise } from "../../browser/use-promise.ts";
import { Card } from "../../components/card/Card.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { digestOf, endPush, knowsPush, pushEndpoint } from "../../session/push/push-subscription.ts";
import { OtherDevices } from "./OtherDevices.tsx";
import { PushForm } from "./PushForm.tsx";
import classes from "./push.module.css";
import { PUSH_DEVICES, REMOVE_PUSH_DEVICE, TEST_PUSH_DEVICE } from "./push-documents.ts";
import { pushText as text } from "./text.ts";

export type PushDevice = PushDevicesQuery["pushDevices"]["devices"][number];

const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent);

/** Which of the user's devices this browser is, by its endpoint's digest; null where it is not told. */
const ownDigest = async (): Promise<string | null> => {
  const endpoint = await pushEndpoint();
  return endpoint === null ? null : digestOf(endpoint);
};

/** Notifications on this browser: what and when; a test; the user's other browsers. */
export default function PushCard() {
  const query = useQuery(PUSH_DEVICES, EDITED);
  const { settled, again } = usePromise(ownDigest);
  const { busy, said, act } = useAction();
  const [removeDevice] = useMutation(REMOVE_PUSH_DEVICE, {
    refetchQueries: [PUSH_DEVICES],
    awaitRefetchQueries: true,
  });
  const [testDevice] = useMutation(TEST_PUSH_DEVICE);
  const test = (id: string) =>
    act(async () => {
      const { testPushDevice: answer } = (await testDevice({ variables: { id } })).data;
      return answer.__typename === "Refusal" ? { message: answer.message, detail: null, fields: [] } : text.tested;
    });
  const end = (id: string, sentence: string, isHere: boolean) =>
    act(async () => {
      await removeDevice({ variables: { id } });
      if (isHere) await endPush();
      again();
      return sentence;
    });
  return (
    <Card title={text.title} help={text.help}>
      <SaidLine said={said} />
      <QueryState query={query} failed={text.failed}>
        {({ pushDevices: { applicationServerKey, devices } }) => {
          if (settled.state === "loading") return null;
          const digest = settled.state === "ready" ? settled.data : null;
          const here = devices.find(({ endpointDigest }) => endpointDigest === digest) ?? null;
          const others = devices.filter((device) => device !== here);
          return (
            <>
              {knowsPush() ? (
                <PushForm
                  key={here?.id ?? "none"}
                  here={here}
                  serverKey={applicationServerKey}
                  onSaved={() => {
                    again();
                    return act(async () => text.begun);
                  }}
                  onTest={(id) => void test(id)}
                  onEnd={(id) => void end(id, text.ended, true)}
                  busy={busy}
                />
              ) : (
                <p className={classes.unknown}>{isApple() ? text.unknownApple : text.unknown}</p>
              )}
              {others.length > 0 && (
                <OtherDevices devices={others} busy={busy} onEnd={(id) => void end(id, text.endedOther, false)} />
              )}
            </>
          );
        }}
      </QueryState>
    </Card>
  );
}
