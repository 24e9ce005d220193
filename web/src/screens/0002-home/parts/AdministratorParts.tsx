import { Toasts } from "../../../components/toast/Toasts.tsx";
import FirstRun from "../../../features/first-run/FirstRun.tsx";

/** What only administrators have on home: the steps of a new contract, and where it is said what became of an article. */
export default function AdministratorParts() {
  return (
    <>
      <FirstRun />
      <Toasts />
    </>
  );
}
