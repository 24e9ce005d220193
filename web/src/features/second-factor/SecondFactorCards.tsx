import "../../design/form-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { deviceLabel } from "@kirinuki/schema/device-label.ts";
import { SECOND_FACTOR_DEMAND_LABELS, SECOND_FACTOR_DEMANDS } from "@kirinuki/schema/second-factor.ts";
import { NativeSelect } from "@mantine/core";
import type { SecondFactorDemand } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { Card } from "../../components/card/Card.tsx";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import list from "../../components/row-list/row-list.module.css";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { type Factor, FactorCard, Row, Small } from "./FactorCard.tsx";
import { FORGET_DEVICE, SECOND_FACTOR, SET_DEMAND } from "./second-factor-documents.ts";
import { factorText as text } from "./text.ts";

/** The cards of the account: second factor, remembered devices, and for Admins the contract's demand. */
export default function SecondFactorCards({ administers }: { administers: boolean }) {
  const query = useQuery(SECOND_FACTOR, EDITED);
  const again = () => query.refetch();
  return (
    <QueryState query={query} failed={text.failed}>
      {({ secondFactor }) => (
        <>
          <FactorCard factor={secondFactor} again={again} />
          <DeviceCard devices={secondFactor.devices} again={again} />
          {administers && <DemandCard demand={secondFactor.demand} again={again} />}
        </>
      )}
    </QueryState>
  );
}

interface Again {
  again: () => Promise<unknown>;
}

function DeviceCard({ devices, again }: Again & { devices: Factor["devices"] }) {
  const { busy, said, act } = useAction();
  const [forget] = useMutation(FORGET_DEVICE);
  const run = (id: string | null) =>
    void act(async () => {
      const { forgetDevice: answer } = (await forget({ variables: { id } })).data;
      if (isRefusal(answer)) return refusal(answer);
      await again();
      return text.forgotten;
    });
  const forgetAll = devices.length > 1 && !busy && <Small onClick={() => run(null)}>{text.forgetAll}</Small>;
  return (
    <Card title={text.devices} help={text.devicesHelp} actions={forgetAll}>
      <SaidLine said={said} />
      {devices.length === 0 && <p>{text.noDevices}</p>}
      <ul className={list.rows}>
        {devices.map(({ id, userAgent, clientAddress, lastUsedAt, endsAt }) => {
          const name = deviceLabel(userAgent) ?? text.unknownDevice;
          return (
            <Row
              key={id}
              name={name}
              facts={[
                text.lastUsed(timeLabel(lastUsedAt, "full")),
                text.until(timeLabel(endsAt, "full")),
                ...(clientAddress === "" ? [] : [text.from(clientAddress)]),
              ]}
              buttons={
                <Small label={text.forgetNamed(name)} onClick={() => run(id)}>
                  {text.forget}
                </Small>
              }
            />
          );
        })}
      </ul>
    </Card>
  );
}

const DEMANDS = SECOND_FACTOR_DEMANDS.map((demand) => ({
  value: demand.toUpperCase(),
  label: SECOND_FACTOR_DEMAND_LABELS[demand],
}));

function DemandCard({ demand, again }: Again & { demand: SecondFactorDemand }) {
  const { busy, said, act } = useAction();
  const [set] = useMutation(SET_DEMAND);
  const choose = (wanted: SecondFactorDemand) =>
    void act(async () => {
      const { setSecondFactorDemand: answer } = (await set({ variables: { demand: wanted } })).data;
      if (isRefusal(answer)) return refusal(answer);
      await again();
      return text.demandSaved;
    });
  return (
    <Card title={text.demandTitle} help={text.demandHelp}>
      <SaidLine said={said} />
      <NativeSelect
        label={text.demandLabel}
        data={DEMANDS}
        value={demand}
        aria-disabled={busy}
        onChange={({ currentTarget }) => choose(currentTarget.value as SecondFactorDemand)}
      />
    </Card>
  );
}
