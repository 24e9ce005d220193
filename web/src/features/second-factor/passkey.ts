/** The library comes with the first passkey: nobody else needs it. */
const library = () => import("@simplewebauthn/browser");

/** Makes a passkey in this browser. @returns its answer as JSON; null where the user or the browser declined */
export async function registerHere(options: string): Promise<string | null> {
  const { startRegistration } = await library();
  const answer = await startRegistration({ optionsJSON: JSON.parse(options) }).catch(() => null);
  return answer && JSON.stringify(answer);
}

/** Asks a passkey of this browser. @returns its answer as JSON; null where the user or the browser declined */
export async function askHere(options: string): Promise<string | null> {
  const { startAuthentication } = await library();
  const answer = await startAuthentication({ optionsJSON: JSON.parse(options) }).catch(() => null);
  return answer && JSON.stringify(answer);
}
