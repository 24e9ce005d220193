import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Loading } from "../../components/loading/Loading.tsx";
import { waitText } from "./text.ts";

/**
 * Screen sp-0001-003: where a mail's link waits on a phone while the sign-in is checked. The guard makes the check and leads on
 * (app/guard.ts); who comes here without a link is led to the sign-in, and from there home.
 */
export default function WaitScreen() {
  const navigate = useNavigate();
  useEffect(() => void navigate("/sp/0001", { replace: true }), [navigate]);
  return (
    <>
      <h1 className="vh">{waitText.checking}</h1>
      <Loading fullHeight />
    </>
  );
}
