import { type FormEvent, lazy } from "react";
import { ApplicationDetails } from "#app/components/sections/ApplicationDetails.tsx";
import { Banner } from "#app/components/ui/Banner.tsx";
import { formatReceived } from "#contract/format-time.ts";
import type { ApplicationNotice, ApplicationView } from "#contract/responses.ts";
import { ApplicationActions, type ApplicationActionsLabels } from "./ApplicationActions.tsx";
import { ApplicationConversation, type ConversationLabels } from "./ApplicationConversation.tsx";
import { noticeText, shownStage } from "./application-texts.ts";
import { CorrectionForm, type CorrectionLabels } from "./CorrectionForm.tsx";
import { comparableText } from "./comparable-values.ts";
import { type InterviewLabels, InterviewSection } from "./interview/InterviewSection.tsx";
import { MessageForm, type MessageLabels } from "./MessageForm.tsx";
import { OptionalPart } from "./OptionalPart.tsx";
import type { useApplication } from "./use-application.ts";

export type ApplicationLabels = ApplicationActionsLabels &
  Record<"received" | "stage" | "answerBy" | "kind" | "file" | "gone" | "goneText", string> & {
    conversation: ConversationLabels;
    message: MessageLabels;
    correction: CorrectionLabels;
    interview: InterviewLabels;
  };

const ApplicationIsland = lazy(() => import("./ApplicationIsland.tsx"));

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** An application that was opened, with its interview, the conversation, and forms. */
export function OpenApplication({
  application,
  code,
  notice,
  labels,
  requests: { error, isBusy, resultElement, write, correct, chooseTime, cancelInterview, withdraw, erase },
}: {
  application: ApplicationView;
  code: string;
  notice: ApplicationNotice | null;
  labels: ApplicationLabels;
  requests: ReturnType<typeof useApplication>;
}) {
  const { answerBy, conversation, interview } = application;

  /** Sends a form in the page, and empties it once that is stored, unless somebody went on writing. */
  const sending =
    (send: (data: FormData) => Promise<boolean>) => async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const data = new FormData(form);
      if ((await send(data)) && comparableText(new FormData(form)) === comparableText(data)) {
        form.reset();
        form.closest("details")?.removeAttribute("open");
      }
    };

  return (
    <>
      <ApplicationDetails
        ref={resultElement}
        tabIndex={-1}
        className="outline-none"
        application={{
          ...application,
          receivedAt: formatReceived(application.receivedAt),
          stage: shownStage(application, labels),
          answerBy: answerBy && formatReceived(answerBy),
          fileName: application.file?.name,
        }}
        labels={labels}
        notice={
          <>
            <div role="alert">{error && <Banner variant="error">{error}</Banner>}</div>
            {notice && !error && (
              <div role="status">
                <Banner variant="success" className="mb-8">
                  {noticeText(notice, labels)}
                </Banner>
              </div>
            )}
            {interview && (
              <div className="mt-8 mb-16">
                <InterviewSection
                  key={`${interview.id} ${interview.startsAt}`}
                  interview={interview}
                  labels={labels.interview}
                  level={3}
                  forms={{
                    action: "/api/application/interview",
                    fields: {},
                    isBusy,
                    onSubmit: (action, event) =>
                      sending((form) =>
                        action === "choose"
                          ? chooseTime(code, interview.id, textOf(form, "startsAt"))
                          : cancelInterview(code, interview.id),
                      )(event),
                  }}
                />
              </div>
            )}
            <OptionalPart>
              <ApplicationIsland {...application} />
            </OptionalPart>
          </>
        }
      >
        <ApplicationActions
          application={application}
          labels={labels}
          isBusy={isBusy}
          onWithdraw={() => withdraw(code)}
          onErase={() => erase(code)}
        />
      </ApplicationDetails>
      <ApplicationConversation entries={conversation} labels={labels.conversation} />
      <MessageForm
        code={code}
        labels={labels.message}
        isBusy={isBusy}
        onSubmit={sending((form) => write(code, textOf(form, "text")))}
      />
      <CorrectionForm
        code={code}
        fields={application.correctable}
        labels={labels.correction}
        isBusy={isBusy}
        onSubmit={sending((form) =>
          correct(code, { name: textOf(form, "name"), value: textOf(form, "value") }),
        )}
      />
    </>
  );
}
