import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { AccountScreenQuery } from "../../__generated__/graphql.ts";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import classes from "./account.module.css";
import { ACCOUNT_SCREEN, REVOKE_API_TOKEN } from "./account-documents.ts";
import { TokenForm } from "./TokenForm.tsx";
import { TokenShown } from "./TokenShown.tsx";
import { accountText } from "./text.ts";

type Token = NonNullable<AccountScreenQuery["apiTokens"]>[number];

interface TokenSectionProps {
  tokens: readonly Token[];
  /** The administrator's own id, as the first choice for a new token. */
  userId: string;
}

/** The contract's tokens for integrations: list, make, revoke. For administrators. */
export function TokenSection({ tokens, userId }: TokenSectionProps) {
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
      return accountText.revoked;
    });
  return (
    <section className={classes.section} aria-labelledby="tokens">
      <h2 id="tokens">{accountText.tokens}</h2>
      <p className="jp">{accountText.tokensHelp}</p>
      <SaidLine said={said} />
      {tokens.length === 0 ? (
        <p className={classes.none}>{accountText.noTokens}</p>
      ) : (
        <ul className={classes.rows}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      )}
      {made && <TokenShown token={made.token} onHide={() => setMade(null)} />}
      <TokenForm userId={userId} onMade={setMade} />
      {revoking && (
        <ConfirmDialog
          title={accountText.revokeTitle(revoking.name)}
          help={accountText.revokeHelp}
          confirm={accountText.revoke}
          busy={busy}
          onConfirm={() => void revoke(revoking).then(() => setRevoking(null))}
          onClose={() => setRevoking(null)}
        />
      )}
    </section>
  );
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { expiresAt, lastUsedAt } = token;
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{token.name}</p>
        <p className={classes.facts}>
          <span>{token.userId}</span>
          <span>{expiresAt ? accountText.expires(timeLabel(expiresAt, "full")) : accountText.noExpiry}</span>
          <span>{lastUsedAt ? accountText.used(timeLabel(lastUsedAt, "full")) : accountText.neverUsed}</span>
          <span>{accountText.created(timeLabel(token.createdAt, "full"))}</span>
        </p>
      </div>
      <Button variant="default" size="xs" aria-label={accountText.revokeNamed(token.name)} onClick={onRevoke}>
        {accountText.revoke}
      </Button>
    </li>
  );
}
