import { ApplicationDetails } from "#app/components/sections/ApplicationDetails.tsx";
import { ConfirmedForm } from "#app/components/sections/ConfirmedForm.tsx";
import { Banner } from "#app/components/ui/Banner.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import type { StaticApplication as Application } from "#app/page-input.ts";
import { formatReceived } from "#contract/format-time.ts";
import { ApplicationConversation } from "./ApplicationConversation.tsx";
import { noticeText, shownStage } from "./application-texts.ts";
import { CorrectionForm } from "./CorrectionForm.tsx";
import { InterviewSection } from "./interview/InterviewSection.tsx";
import { MessageForm } from "./MessageForm.tsx";
import type { ApplicationLabels } from "./OpenApplication.tsx";

/** An application for visitors without scripts: with its interview, its downloads, the conversation, and forms to write, withdraw and erase. */
export function StaticApplication({
  application,
  labels,
}: {
  application: Application;
  labels: ApplicationLabels;
}) {
  const { code, downloads, answerBy, conversation, canWithdraw, correctable, interview, notice } =
    application;
  return (
    <>
      <ApplicationDetails
        application={{
          ...application,
          stage: shownStage(application, labels),
          answerBy: answerBy && formatReceived(answerBy),
        }}
        labels={labels}
        notice={
          <>
            {notice && (
              <div role="status" className="mb-8">
                <Banner variant="success">{noticeText(notice, labels)}</Banner>
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
      <MessageForm code={code} labels={labels.message} />
      <CorrectionForm code={code} fields={correctable} labels={labels.correction} />
      {canWithdraw && (
        <ConfirmedForm
          formId="withdraw"
          action="/api/application/withdraw"
          code={code}
          labels={labels.withdraw}
        />
      )}
      <ConfirmedForm
        formId="erase"
        action="/api/application/erase"
        code={code}
        labels={{ ...labels, button: labels.erase }}
      />
    </>
  );
}
