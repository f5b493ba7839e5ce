import { Text } from "@react-email/components";
import type { ComponentProps } from "react";
import type { ServerData } from "#contract/server-data.ts";
import { MailLink, styles } from "./MailLayout.tsx";
import { Notice } from "./Notice.tsx";

/** Where an interview is held, and with whom. */
export type InterviewFacts = { place: string; members: string };

/** Place and people of an interview, each with its label. */
function PlaceAndPeople({ data, place, members }: { data: ServerData } & InterviewFacts) {
  const { where, withWhom } = data.mail.interview;
  return (
    <Text style={styles.text}>
      {where}: {place}
      {members && (
        <>
          <br />
          {withWhom}: {members}
        </>
      )}
    </Text>
  );
}

/** The times that a reply offers, and the link to choose one. */
export type InterviewOffer = InterviewFacts & { times: string[]; href: string };

/** Below the text of a reply: the times to choose from. */
export function OfferedTimes({ data, offer }: { data: ServerData; offer: InterviewOffer }) {
  const texts = data.mail.interview;
  return (
    <>
      <Text style={styles.text}>{texts.offer}</Text>
      {offer.times.map((time) => (
        <Text key={time} style={styles.text}>
          {time}
        </Text>
      ))}
      <MailLink href={offer.href} label={texts.choose} />
      <PlaceAndPeople data={data} place={offer.place} members={offer.members} />
    </>
  );
}

/** Invites to an interview, cancels it or reminds of it: to the applicant or somebody of the team. */
export function InterviewNotice({
  time,
  facts,
  ...notice
}: ComponentProps<typeof Notice> & {
  time: string;
  /** Null when the interview is cancelled. */
  facts: InterviewFacts | null;
}) {
  const { data } = notice;
  return (
    <Notice {...notice} preview={time}>
      <Text style={styles.text}>
        {data.mail.interview.when}: <strong>{time}</strong>
      </Text>
      {facts && <PlaceAndPeople data={data} {...facts} />}
    </Notice>
  );
}
