import { Heading, Link, Text } from "@react-email/components";
import { brandColors } from "#brand/colors.ts";
import type { ServerData } from "#contract/server-data.ts";
import { MailLayout, styles } from "./MailLayout.tsx";

/** Where an interview is held, and with whom. */
export type InterviewFacts = { place: string; members: string };

/** Place and people of an interview, each with its label. */
function PlaceAndPeople({ data, place, members }: { data: ServerData } & InterviewFacts) {
  const { where, withWhom } = data.mail.interview;
  return (
    <Text style={styles.text}>
      {where}: {place}
      <br />
      {withWhom}: {members}
    </Text>
  );
}

const MailLink = ({ href, label }: { href: string; label: string }) => (
  <Text style={styles.text}>
    <Link className="link" href={href} style={{ color: brandColors.emberInk }}>
      {label}
    </Link>
  </Text>
);

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
  data,
  title,
  text,
  link,
  signature,
  time,
  facts,
}: {
  data: ServerData;
  title: string;
  text: string;
  link: { href: string; label: string } | null;
  signature: string;
  time: string;
  /** Null when the interview is cancelled. */
  facts: InterviewFacts | null;
}) {
  return (
    <MailLayout name={data.name} companyLines={data.companyLines} signature={signature} preview={time}>
      <Heading as="h1" style={styles.title}>
        {title}
      </Heading>
      <Text style={styles.text}>
        {data.mail.interview.when}: <strong>{time}</strong>
      </Text>
      {facts && <PlaceAndPeople data={data} {...facts} />}
      <Text style={styles.text}>{text}</Text>
      {link && <MailLink {...link} />}
    </MailLayout>
  );
}
