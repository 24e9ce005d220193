import { mailKindLabel } from "@kirinuki/schema/mail-labels.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OperatorSearchQuery } from "../../__generated__/graphql.ts";
import { ContractStateTag } from "../../components/state-tag/ContractStateTag.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { mailLifePath, ThemeLink } from "../../features/life/LifeLinks.tsx";
import { mailStateNames, mailStateTone } from "../../features/life/mail-text.ts";
import { operatorHomeText as text } from "./text.ts";

/** A kind of what was found; nothing where there is none of it. */
export const FoundPart = ({ title, count, children }: { title: string; count: number; children: ReactNode }) =>
  count === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </>
  );

export const FoundContracts = ({ contracts: { total, contracts } }: Pick<OperatorSearchQuery, "contracts">) => (
  <FoundPart title={text.foundContracts(total)} count={total}>
    {contracts.map(({ id, code, name, state }) => (
      <li key={id}>
        <Link to={`${pathOf("el-contract")}?id=${id}`}>{name}</Link>
        <small>{code}</small>
        <ContractStateTag state={state} />
      </li>
    ))}
  </FoundPart>
);

interface FoundUsersProps extends Pick<OperatorSearchQuery, "foundUsers"> {
  keyword: string;
}

export function FoundUsers({ foundUsers: { total, users }, keyword }: FoundUsersProps) {
  const all = `${pathOf("el-users")}?q=${encodeURIComponent(keyword)}`;
  return (
    <>
      <FoundPart title={text.foundUsers(total)} count={total}>
        {users.map(({ contractId, companyName, userId, name, groupName }) => (
          <li key={`${contractId}/${userId}`}>
            <Link to={`${all}&user=${encodeURIComponent(`${contractId}/${userId}`)}`}>{name}</Link>
            <small>{`${userId} ${companyName} ${groupName}`}</small>
          </li>
        ))}
      </FoundPart>
      {total > users.length && <Link to={all}>{text.allUsers}</Link>}
    </>
  );
}

export const FoundThemes = ({ themes }: Pick<OperatorSearchQuery["operatorFound"], "themes">) => (
  <FoundPart title={text.foundThemes} count={themes.length}>
    {themes.map(({ contractId, companyName, themeId, name }) => (
      <li key={themeId}>
        <ThemeLink contractId={contractId} themeId={themeId} name={name} />
        <small>{companyName}</small>
      </li>
    ))}
  </FoundPart>
);

export const FoundMails = ({ mails }: Pick<OperatorSearchQuery["operatorFound"], "mails">) => (
  <FoundPart title={text.foundMails} count={mails.length}>
    {mails.map(
      ({ contractId, companyName, mailId, address, kind, name, state, plannedAt }) =>
        mailId !== null && (
          <li key={mailId}>
            <Link to={mailLifePath({ contractId, mailId })}>{name || mailKindLabel(kind)}</Link>
            <small>{`${timeLabel(plannedAt, "full")} ${address} ${companyName}`}</small>
            <StateTag tone={mailStateTone(state)}>{mailStateNames[state]}</StateTag>
          </li>
        ),
    )}
  </FoundPart>
);
