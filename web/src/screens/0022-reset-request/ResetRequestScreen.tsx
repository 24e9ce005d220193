import { LOGIN_PATH } from "../../domain/screen-path.ts";
import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import { StepDone } from "../../components/form-page/StepDone.tsx";
import { passwordText } from "../../domain/text/password-text.ts";
import { ResetRequestForm } from "./ResetRequestForm.tsx";

const text = passwordText.request;

/** Screens 0022 and /sp/0022: asks for a reset link. What it says afterwards is the same whether or not the account exists. */
export default function ResetRequestScreen() {
  const [done, setDone] = useState(false);
  if (!done) {
    return (
      <FormPage title={text.title} lead={text.lead}>
        <ResetRequestForm onDone={() => setDone(true)} />
      </FormPage>
    );
  }
  return (
    <FormPage title={text.title}>
      <StepDone title={text.done} help={text.doneHelp}>
        <Button component={Link} to={LOGIN_PATH}>
          {text.back}
        </Button>
        <Button variant="default" onClick={() => setDone(false)}>
          {text.other}
        </Button>
      </StepDone>
    </FormPage>
  );
}
