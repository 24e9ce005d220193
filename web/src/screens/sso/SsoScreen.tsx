import "../../design/form-styles.ts";
import { Loader, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { graphqlPost } from "../../bff/graphql-post.ts";
import { type FormFault, failure, refusal, sentence, type Trouble } from "../../components/form/outcome.ts";
import { useDocumentForm } from "../../components/form/use-document-form.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import classes from "../../components/form-page/form-page.module.css";
import { SubmitButton } from "../../components/form-page/SubmitButton.tsx";
import { PublicFrame } from "../../components/frame/PublicFrame.tsx";
import { LOGIN_PATH } from "../../domain/screen-path.ts";
import { loginText } from "../../domain/text/login-text.ts";
import { currentSession, entered } from "../../session/session.ts";
import { FINISH_SSO, START_SSO } from "./sso-documents.ts";
import { ssoText as text } from "./text.ts";

/** What a provider sent the browser back with; the bff adds its key. */
function readReturn(): { key: string; query: string } | null {
  const query = new URLSearchParams(window.location.search);
  const key = query.get("sso_key");
  if (key === null) return null;
  query.delete("sso_key");
  return { key, query: query.toString() };
}

let finishing: Promise<Trouble | null> | null = null;

/** Once, however often the screen is drawn: what came back is good for one sign-in. */
function finish(returned: { key: string; query: string }): Promise<Trouble | null> {
  // Code and state leave the address, and with it the history.
  window.history.replaceState(window.history.state, "", window.location.pathname);
  finishing ??= attempt(returned).finally(() => {
    finishing = null;
  });
  return finishing;
}

async function attempt(variables: { key: string; query: string }): Promise<Trouble | null> {
  try {
    const { finishSingleSignOn: answer } = await graphqlPost(FINISH_SSO, variables);
    if (answer.__typename === "Refusal") return refusal(answer);
    await entered();
    return currentSession().state === "signedIn" ? null : sentence(loginText.noCookies);
  } catch (error) {
    return failure(error, text.finishFailed);
  }
}

/** /sso: asks for the address whose domain leads to the company's own sign-in, and takes who comes back from there. */
export default function SsoScreen() {
  const [returned] = useState(readReturn);
  const [fault, setFault] = useState<FormFault | null>(null);
  const [isFinishing, setFinishing] = useState(returned !== null);
  useEffect(() => {
    if (returned === null) return;
    void finish(returned).then((outcome) => {
      if (outcome === null) return;
      setFault({ ...outcome, attempt: 1 });
      setFinishing(false);
    });
  }, [returned]);
  return (
    <PublicFrame>
      <FormPage title={text.title} lead={isFinishing ? undefined : text.lead}>
        {isFinishing ? (
          <p role="status">
            <Loader size={20} /> {text.finishing}
          </p>
        ) : (
          <AddressForm before={fault} />
        )}
      </FormPage>
    </PublicFrame>
  );
}

const LABELS = { email: text.email };

const loadForm = () => import("@kirinuki/schema/forms/sso-provider-form.ts").then(({ SsoStartForm }) => SsoStartForm);

function AddressForm({ before }: { before: FormFault | null }) {
  const { busy, fault, errorOf, formProps } = useDocumentForm({
    form: loadForm,
    toForm: ({ trimmed }) => ({ email: trimmed("email") }),
    send: async (form) => {
      const { startSingleSignOn: answer } = await graphqlPost(START_SSO, { form });
      if (answer.__typename === "SsoStarted") window.location.assign(answer.url);
      return answer;
    },
    failed: text.failed,
  });
  return (
    <form className={classes.form} {...formProps}>
      <FormFaults fault={fault ?? before} labels={LABELS} />
      <TextInput
        id="email"
        name="email"
        type="email"
        label={text.email}
        error={errorOf("email")}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <SubmitButton busy={busy} label={text.submit} busyLabel={text.submitting} />
      <p className={classes.links}>
        <Link to={LOGIN_PATH}>{text.back}</Link>
      </p>
    </form>
  );
}
