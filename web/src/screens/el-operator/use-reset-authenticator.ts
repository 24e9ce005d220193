import { useMutation } from "@apollo/client/react";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { operatorsText as text } from "../../domain/text/operator-account-text.ts";
import { OPERATOR_SCREEN, RESET_AUTHENTICATOR } from "./operator-documents.ts";

/** Takes another operator's authenticator app away. */
export function useResetAuthenticator(id: string) {
  const [reset] = useMutation(RESET_AUTHENTICATOR, { refetchQueries: [OPERATOR_SCREEN] });
  const { said, act } = useAction();
  const resetApp = () =>
    void act(async () => {
      const answer = (await reset({ variables: { id } })).data?.resetAuthenticator;
      return answer && isRefusal(answer) ? refusal(answer) : text.resetAppDone;
    });
  return { resetApp, said };
}
