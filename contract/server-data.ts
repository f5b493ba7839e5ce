import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));

/** What happens next, for the confirmation mail of one form. */
const mailWords = z.strictObject({ subject: text, thanks: text, next: z.array(text) });

/** A job as the API knows it. A filled one is refused with 422. */
const position = z.strictObject({
  path: text,
  formType: text,
  position: text,
  sourcePage: text,
  open: z.boolean(),
});

/** Words of the page of an application that the server says where there is no script. */
const yourApplication = z.object({
  received: text,
  kind: text,
  file: text,
  downloadData: text,
  downloadFile: text,
  erase: text,
  confirm: text,
  yes: text,
  gone: text,
  goneText: text,
});

/** `dist/server-data.json`: what the server needs of the content, written by the build. */
export const serverDataSchema = z.strictObject({
  name: text,
  /** Origin of the public site, without a slash at the end. */
  url: text,
  generalEmail: text,
  address: text,
  positions: z.array(position),
  redirects: z.array(z.strictObject({ from: text, to: z.nullable(z.string()) })),
  mail: z.strictObject({
    greeting: text,
    reference: text,
    yourData: text,
    signature: text,
    founder: mailWords,
    partner: mailWords,
    contact: mailWords,
    career: mailWords,
    team: z.strictObject({ received: text, reply: text, attached: text, unchecked: text }),
    erased: z.strictObject({ subject: text, title: text, text, signature: text }),
  }),
  yourApplication,
  notSent: z.strictObject({ title: text, typed: text, back: text }),
});

export type ServerData = z.output<typeof serverDataSchema>;
export type Position = ServerData["positions"][number];
