import { Loading } from "../components/loading/Loading.tsx";

/** Before the first answer of the guard. */
export const StartingUp = () => <Loading fullHeight />;
