import { useMutation } from "@apollo/client/react";
import { PURPOSE_LABELS, PURPOSES } from "@kirinuki/schema/purposes.ts";
import { TOKEN_SCOPE_LABELS, TOKEN_SCOPES } from "@kirinuki/schema/token-scopes.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { AccountScreenQuery } from "../../__generated__/graphql.ts";
import { Card } from "../../components/card/Card.tsx";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import tableClasses from "../../components/card-table/card-table.module.css";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { OnceShown } from "../../components/once-shown/OnceShown.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { toldApart } from "../../domain/told-apart.ts";
import classes from "./account.module.css";
import { ACCOUNT_SCREEN, REVOKE_API_TOKEN } from "./account-documents.ts";
import { Expiry } from "./Expiry.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { accountText as text } from "./text.ts";

type Token = NonNullable<AccountScreenQuery["apiTokens"]>[number];

const COLUMNS = [text.tokenName, text.userId, text.expiry, text.lastUse, null];

/** Tokens under names that say which is which. */
function named(tokens: readonly Token[]): Token[] {
  const names = toldApart(tokens);
  return tokens.map((token) => ({ ...token, name: names.get(token.id) ?? token.name }));
}

interface TokenCardProps {
  tokens: readonly Token[];
  /** The administrator's own id, as the first choice for a new token. */
  userId: string;
}

/** The contract's tokens for integrations: list, make, revoke. For administrators. */
export function TokenCard({ tokens, userId }: TokenCardProps) {
  const { busy, said, act } = useAction();
  const [revoking, setRevoking] = useState<Token | null>(null);
  const [made, setMade] = useState<{ id: string; token: string } | null>(null);
  const [revokeToken] = useMutation(REVOKE_API_TOKEN, {
    refetchQueries: [ACCOUNT_SCREEN],
    awaitRefetchQueries: true,
  });
  const revoke = (token: Token) =>
    act(async () => {
      await revokeToken({ variables: { id: token.id } });
      if (made?.id === token.id) setMade(null);
      return text.revoked;
    });
  return (
    <>
      <Card
        title={text.tokens}
        help={text.tokensHelp}
        actions={
          <a className={classes.reference} href="/api-reference" target="_blank" rel="noreferrer">
            {text.apiReference}
          </a>
        }
      >
        <SaidLine said={said} />
        {made && (
          <OnceShown
            title={text.tokenCreated}
            help={text.tokenOnce}
            values={[{ label: text.token, value: made.token }]}
            onHide={() => setMade(null)}
          />
        )}
        {tokens.length === 0 ? (
          <p className={classes.none}>{text.noTokens}</p>
        ) : (
          <CardTable label={text.tokenTable} columns={COLUMNS}>
            {named(tokens).map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
            ))}
          </CardTable>
        )}
      </Card>
      <Card title={text.newToken}>
        <TokenForm userId={userId} onMade={setMade} />
      </Card>
      {revoking && (
        <ConfirmDialog
          title={text.revokeTitle(revoking.name)}
          help={text.revokeHelp}
          confirm={text.revoke}
          busy={busy}
          onConfirm={() => void revoke(revoking).then(() => setRevoking(null))}
          onClose={() => setRevoking(null)}
        />
      )}
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { expiresAt, lastUsedAt } = token;
  return (
    <tr>
      <th scope="row">
        {token.name}
        <div className={classes.scopesOf}>{scopeLabels(token.scopes)}</div>
        <div className={tableClasses.small}>{text.purposeOf(purposeLabel(token.purpose))}</div>
        {token.addressRanges.length > 0 && (
          <div className={tableClasses.small}>{text.fromRanges(token.addressRanges)}</div>
        )}
        <div className={tableClasses.small}>{text.created(timeLabel(token.createdAt, "full"))}</div>
        <div className={tableClasses.small}>{token.madeBy ? text.madeBy(token.madeBy) : text.madeByOperator}</div>
      </th>
      <td>{token.userId}</td>
      <td data-nowrap>
        <Expiry at={new Date(expiresAt)} />
      </td>
      <td data-nowrap>{lastUsedAt ? timeLabel(lastUsedAt, "full") : text.neverUsed}</td>
      <td>
        <Button variant="default" size="xs" aria-label={text.revokeNamed(token.name)} onClick={onRevoke}>
          {text.revoke}
        </Button>
      </td>
    </tr>
  );
}

const scopeLabels = (scopes: readonly string[]): string =>
  TOKEN_SCOPES.filter((scope) => scopes.includes(scope))
    .map((scope) => TOKEN_SCOPE_LABELS[scope])
    .join("、");

const purposeLabel = (purpose: string): string =>
  PURPOSES.flatMap((each) => (each === purpose ? PURPOSE_LABELS[each] : [])).join("");
