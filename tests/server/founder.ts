/** A complete founder application, as the form sends it. */
export const founder = {
  name: "Åsa Öberg",
  email: "asa@example.se",
  phone: "+46 70 123 45 67",
  linkedin: "https://linkedin.example/in/asa",
  message: "We measure peat bogs.\n<b>Really</b>.",
  formType: "Founder Application",
  emailConfigType: "founder_group",
};

/** Posts a payload as the browser does. @returns the answer */
export function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/send-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
}

/** The reference in the answer to a sent form. @throws when the form was not accepted */
export async function referenceOf(response: Response): Promise<string> {
  if (response.status !== 200) throw new Error(`The form was answered with ${response.status}`);
  return ((await response.json()) as { reference: string }).reference;
}

/**
 * Sends a founder application, with a message of its own unless `fields` has one: a repeated one is the same application.
 * @returns its reference
 * @throws when it was not accepted
 */
export const applyAsFounder = async (
  { url }: { url: string },
  fields: Record<string, string> = {},
): Promise<string> => referenceOf(await post(url, { ...founder, message: crypto.randomUUID(), ...fields }));
