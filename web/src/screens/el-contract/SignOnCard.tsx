import { useMutation, useQuery } from "@apollo/client/react";
import { SIGN_IN_WAY_LABELS, type SignInWay } from "@kirinuki/schema/single-sign-on.ts";
import { Button } from "@mantine/core";
import { EDITED } from "../../bff/fetch-policies.ts";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import classes from "./contract.module.css";
import { CONFIRM_SSO_DOMAINS, CONTRACT_SIGN_ON } from "./contract-documents.ts";
import { signOnText as text } from "./text.ts";

/** How the contract's users sign in, its identity providers, and the domains that an operator has yet to confirm. */
export default function SignOnCard({ contractId }: { contractId: string }) {
  const { data, refetch } = useQuery(CONTRACT_SIGN_ON, { variables: { contractId }, ...EDITED });
  const [confirm] = useMutation(CONFIRM_SSO_DOMAINS);
  const { busy, said, act } = useAction();
  if (!data) return null;
  const { ways, providers } = data.contractSingleSignOn;
  const confirmed = (domain: string) =>
    act(async () => {
      const answer = (await confirm({ variables: { contractId, domains: [domain] } })).data?.confirmSsoDomains;
      if (answer && isRefusal(answer)) return refusal(answer);
      await refetch();
      return text.confirmed(domain);
    });
  return (
    <section aria-labelledby="sign-on">
      <h2 id="sign-on" className={classes.asideTitle}>
        {text.title}
      </h2>
      <SaidLine said={said} />
      <p className={classes.help}>{ways.map((way) => SIGN_IN_WAY_LABELS[way as SignInWay] ?? way).join("、")}</p>
      {providers.map(({ id, name, isStopped, domains }) => (
        <div key={id}>
          <b>{isStopped ? text.stopped(name) : name}</b>
          {domains.map(({ domain, isConfirmed }) => (
            <p key={domain} className={classes.help}>
              {isConfirmed ? domain : text.waiting(domain)}{" "}
              {!isConfirmed && (
                <Button
                  variant="default"
                  size="xs"
                  aria-disabled={busy}
                  aria-label={text.confirmNamed(domain)}
                  onClick={() => void confirmed(domain)}
                >
                  {text.confirm}
                </Button>
              )}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
