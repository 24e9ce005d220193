import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { faultsText, refusal, sentence } from "../../components/form/outcome.ts";
import { useViewer } from "../../session/use-session.ts";
import { userFormText as text } from "./text.ts";
import type { UserActions } from "./use-user-actions.ts";
import { ASK_FOR_RESET } from "./user-documents.ts";
import type { StoredUser } from "./user-values.ts";

/** The same mail that he would get by asking for it himself. */
export function ResetMail({ user, act }: { user: StoredUser; act: UserActions["act"] }) {
  const { contractCode } = useViewer();
  const [ask] = useMutation(ASK_FOR_RESET);
  const send = () =>
    void act(async () => {
      const form = { contractCode, userId: user.userId };
      const { requestPasswordReset: answer } = (await ask({ variables: { form } })).data;
      if (answer.__typename === "Refusal") return refusal(answer);
      if (answer.__typename === "InvalidForm") return sentence(faultsText(answer.fieldErrors));
      return text.resetMailSent;
    });
  return (
    <Button variant="subtle" color="gray" leftSection={<IconMail size={16} stroke={1.75} />} onClick={send}>
      {text.resetMail}
    </Button>
  );
}
