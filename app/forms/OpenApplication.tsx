import { ApplicationDetails } from "#app/components/sections/ApplicationDetails.tsx";
import { ConfirmedForm } from "#app/components/sections/ConfirmedForm.tsx";
import { Banner } from "#app/components/ui/Banner.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import type { OpenedApplication, PageInput } from "#app/page-input.ts";
import { formatReceived } from "#contract/format-time.ts";
import type { ServerData } from "#contract/server-data.ts";
import { ApplicationConversation } from "./ApplicationConversation.tsx";
import { ApplicationError } from "./ApplicationError.tsx";
import { ApplicationIsland } from "./ApplicationIsland.tsx";
import { CorrectionForm } from "./CorrectionForm.tsx";
import { type InterviewLabels, InterviewSection } from "./interview/InterviewSection.tsx";
import { MessageForm } from "./MessageForm.tsx";

export type ApplicationLabels = ServerData["yourApplication"] & { interview: InterviewLabels };

/** What was just done, in words. */
function noticeText(
  { notice }: OpenedApplication,
  { message, correction, interview }: ApplicationLabels,
): string | undefined {
  const texts = {
    sent: message.sent,
    corrected: correction.done,
    interviewChosen: interview.chosen.title,
    interviewCancelled: interview.cancelled.title,
  };
  return notice && texts[notice];
}

/** An application that was opened: with its interview, its downloads, the conversation, and forms to write, correct, withdraw and erase. */
export function OpenApplication({
  labels,
  refusedForm,
  ...application
}: OpenedApplication & { labels: ApplicationLabels; refusedForm: PageInput["refusedForm"] }) {
  const { code, downloads, answerBy, conversation, canWithdraw, correctable, interview } = application;
  const notice = noticeText(application, labels);
  const typed = refusedForm?.values ?? {};
  return (
    <>
      <ApplicationDetails
        data-open-application
        tabIndex={-1}
        autoFocus={!notice && !refusedForm}
        className="outline-none"
        application={{
          ...application,
          stage: application.isWithdrawn ? labels.withdraw.done : application.stage,
          answerBy: answerBy && formatReceived(answerBy),
        }}
        labels={labels}
        notice={
          <>
            <ApplicationError message={refusedForm?.message} />
            {notice && (
              // biome-ignore lint/a11y/noAutofocus: it answers what the visitor has just sent.
              <div role="status" tabIndex={-1} autoFocus className="mb-8 outline-none">
                <Banner variant="success">{notice}</Banner>
              </div>
            )}
            {interview && (
              <div className="mt-8 mb-16">
                <InterviewSection
                  interview={interview}
                  labels={labels.interview}
                  level={3}
                  forms={{
                    action: "/api/application/interview",
                    fields: { code, interview: interview.id },
                    zone: { method: "post", action: "/api/application/view", fields: { code } },
                  }}
                />
              </div>
            )}
            <ApplicationIsland {...application} />
          </>
        }
      >
        {downloads.map(({ kind, name, href }) => (
          <Button key={kind} variant="secondary" download={name} href={href}>
            {kind === "data" ? labels.downloadData : labels.downloadFile}
          </Button>
        ))}
      </ApplicationDetails>
      <ApplicationConversation entries={conversation} labels={labels.conversation} />
      <MessageForm code={code} labels={labels.message} defaultValue={typed.text} />
      <div className="mt-12 border-t border-hairline-strong">
        <CorrectionForm code={code} fields={correctable} labels={labels.correction} typed={typed} />
        {canWithdraw && (
          <ConfirmedForm action="/api/application/withdraw" code={code} labels={labels.withdraw} />
        )}
        <ConfirmedForm
          action="/api/application/erase"
          code={code}
          labels={{ ...labels, button: labels.erase }}
        />
      </div>
    </>
  );
}
