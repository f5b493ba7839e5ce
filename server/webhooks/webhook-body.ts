import { forms } from "#contract/forms/registry.ts";
import type { Submission } from "../store/tables/schema.ts";

export const webhookFormats = ["json", "slack", "teams"] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

type Announced = Pick<Submission, "reference" | "form" | "receivedAt">;

/** `New founder application NVS-7Q2K9D` */
const sentence = ({ reference, form }: Announced) => `New ${form} ${forms[form].noun} ${reference}`;

/** What is posted in each format: nothing about the applicant but that there is one. */
const bodies: Record<WebhookFormat, (submission: Announced, href: string) => object> = {
  json: ({ reference, form, receivedAt }, href) => ({
    type: "application.received",
    timestamp: new Date(receivedAt).toISOString(),
    data: { reference, form, href },
  }),

  /** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
  slack: (submission, href) => ({ text: `${sentence(submission)}: <${href}|Open at the desk>` }),

  /**
   * For the trigger “When a Teams webhook request is received” of Workflows, which has replaced connectors:
   * https://learn.microsoft.com/en-us/connectors/teams/#microsoft-teams-webhook. Teams shows cards up to version 1.5.
   */
  teams: (submission, href) => ({
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [{ type: "TextBlock", text: sentence(submission), wrap: true }],
          actions: [{ type: "Action.OpenUrl", title: "Open at the desk", url: href }],
        },
      },
    ],
  }),
};

/** The JSON that announces a submission. */
export const webhookBody = (format: WebhookFormat, submission: Announced, deskUrl: string): string =>
  JSON.stringify(bodies[format](submission, `${deskUrl}/applications/${submission.reference}`));
