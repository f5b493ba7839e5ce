import { createContext, useContext } from "react";
import type { InterviewView, LinkedInterview } from "#contract/interviews.ts";
import type { ApplicationNotice, ApplicationView } from "#contract/responses.ts";

/** A form that the server refused, as it was sent. */
type RefusedForm = {
  state: "error";
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
};

/** An application as its page shows it. */
export type OpenedApplication = {
  reference: string;
  formType: string;
  /** As it is shown. */
  receivedAt: string;
  stage: string | null;
  answerBy: string | null;
  isWithdrawn: boolean;
  canWithdraw: boolean;
  correctable: ApplicationView["correctable"];
  interview: InterviewView | null;
  conversation: ApplicationView["conversation"];
  /** What was just done. */
  notice?: ApplicationNotice;
  fields: { label: string; value: string }[];
  fileName: string | undefined;
  /** The applicant's secret. */
  code: string;
  /** `data:` addresses, because nothing a person sent has an address of its own. */
  downloads: { kind: "data" | "file"; name: string; href: string }[];
};

/** What an answer to a form without scripts shows on the form's page. In the browser, and on other pages, it is empty. */
export type PageInput = {
  /** False for an answer: the app must not start on it, because its address is that of no page. */
  hasApp?: boolean;
  refusedForm?: RefusedForm;
  /** Reference of what was just stored, on `/thanks`. */
  reference?: string;
  application?: OpenedApplication | "erased";
  /** The interview of the link, on `/interview`; `unknown` when there is none. */
  interview?: LinkedInterview | "unknown";
};

export const PageInputContext = createContext<PageInput>({});

/** What this page shows of a form that was sent without scripts. */
export const usePageInput = () => useContext(PageInputContext);
