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

/** Posts a payload as the browser does. */
export function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/send-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
}
