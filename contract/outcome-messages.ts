/**
 * Messages about the outcome of a submission. A module of its own, because forms load it only when they need it. `noun`
 * is what the form sends: an application or a message.
 */
export const outcomeMessages = {
  timedOut: "No answer came in time. Nothing is lost: please send it again. It will be stored only once.",
  sent: (noun: string, time: string, reference: string) =>
    `Your ${noun} was sent at ${time}, reference ${reference}.`,
  unanswered: (noun: string, time: string) =>
    `Your ${noun}, sent at ${time}, got no answer. Please send it again: it will be stored only once.`,
} as const;
