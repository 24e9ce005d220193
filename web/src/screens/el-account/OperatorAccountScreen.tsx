import "../../design/form-styles.ts";
import { FormColumns } from "../../components/edit-form/FormSection.tsx";
import { Page } from "../../components/page/Page.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { useOperator } from "../../session/use-operator.ts";
import { AuthenticatorPart } from "./AuthenticatorPart.tsx";
import { OwnPasswordPart } from "./OwnPasswordPart.tsx";
import { accountText as text } from "./text.ts";

/** /el/account: what an operator signs in with. */
export default function OperatorAccountScreen() {
  const operator = useOperator();
  const isNeeded = operator?.authenticator === "needed";
  return (
    <Page title={screenNames["el-account"]} lead={isNeeded ? text.needed : undefined} width="fluid">
      <FormColumns>
        <AuthenticatorPart isSet={operator?.authenticator === "set"} />
        {!isNeeded && <OwnPasswordPart />}
      </FormColumns>
    </Page>
  );
}
