import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatCount } from "#contract/count.ts";
import { type About as AboutData, activityApi } from "#contract/desk/activity.ts";
import { minuteMs } from "#contract/durations.ts";
import { call } from "../../api/call.ts";
import { formatFullTime } from "../../components/format-time.ts";
import { QueryState } from "../../components/QueryState.tsx";
import { Screen } from "../../layout/Screen.tsx";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-row grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-4 border-b border-hairline py-2 md:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-quiet">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Facts({
  about: { version, store, lastBackupAt, retentionDays, mail, virusCheck, siteUrl },
}: {
  about: AboutData;
}) {
  return (
    <dl className="max-w-prose border-t border-hairline">
      <Fact label="Site">
        <a href={siteUrl} className="underline underline-offset-4">
          {new URL(siteUrl).host}
        </a>
      </Fact>
      <Fact label="Version">{version}</Fact>
      <Fact label="Database">{store === "sqlite" ? "SQLite, on this server" : "PostgreSQL"}</Fact>
      <Fact label="Last backup">
        {lastBackupAt === null ? (
          <span className="font-medium text-danger">No backup has been made with the command-line tool</span>
        ) : (
          formatFullTime(lastBackupAt)
        )}
      </Fact>
      <Fact label="Retention">
        {retentionDays === 0
          ? "Personal data is kept until somebody erases it"
          : `Personal data is erased after ${formatCount(retentionDays, "day")}`}
      </Fact>
      <Fact label="Email">
        {mail.transport}. {mail.queued} waiting,{" "}
        <span className={mail.failed > 0 ? "font-medium text-danger" : undefined}>{mail.failed} failed</span>.
        {mail.reasons.map((reason) => (
          <p key={reason} className="font-medium">
            {reason}
          </p>
        ))}
      </Fact>
      <Fact label="Mailbox">
        {mail.mailbox === null ? (
          mail.posted === null ? (
            "No mailbox is set up: applicants’ answers go to the team’s addresses"
          ) : (
            "No mailbox is set up"
          )
        ) : (
          <>
            {mail.mailbox.name}.{" "}
            {mail.mailbox.readAt === null
              ? "The mailbox has not been read yet."
              : `Last read ${formatFullTime(mail.mailbox.readAt)}.`}
            {mail.mailbox.failure && <p className="font-medium text-danger">{mail.mailbox.failure}</p>}
          </>
        )}
      </Fact>
      {mail.posted && (
        <Fact label="SendGrid">
          {mail.posted.takenAt === null
            ? "SendGrid has not delivered an email yet."
            : `SendGrid last delivered an email ${formatFullTime(mail.posted.takenAt)}.`}
          {mail.posted.refused && (
            <p className="font-medium text-danger">
              {`The server last refused an incoming email from SendGrid ${formatFullTime(mail.posted.refused.at)}. ${mail.posted.refused.reason}`}
            </p>
          )}
        </Fact>
      )}
      <Fact label="Virus check">
        {virusCheck
          ? "Resumes are checked"
          : "No virus checker is connected, so resumes are marked as not checked"}
      </Fact>
    </dl>
  );
}

/** Version and state of the server. */
export function About() {
  const about = useQuery({
    queryKey: ["about"],
    queryFn: ({ signal }) => call(activityApi.about, { signal }),
    refetchInterval: minuteMs,
  });
  return (
    <Screen title="About">
      {about.data && <Facts about={about.data} />}
      <QueryState query={about} loadingText="Loading …" />
    </Screen>
  );
}
