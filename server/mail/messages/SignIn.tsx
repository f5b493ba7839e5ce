import { Link, Text } from "@react-email/components";
import { brandColors } from "#brand/colors.ts";
import { fillIn } from "#contract/fill-in.ts";
import type { ServerData } from "#contract/server-data.ts";
import { MailLayout, styles } from "./MailLayout.tsx";

/** To a member of the desk: a sign-in link. The first one says what it is about. */
export function SignIn({
  data,
  href,
  isInvitation,
}: {
  data: ServerData;
  href: string;
  isInvitation: boolean;
}) {
  const texts = data.mail.signIn;
  return (
    <MailLayout
      data={data}
      signature={isInvitation ? texts.invitedReason : texts.ignore}
      preview={isInvitation ? fillIn(texts.invited, { site: data.name }) : texts.text}
    >
      {isInvitation && <Text style={styles.text}>{fillIn(texts.invited, { site: data.name })}</Text>}
      <Text style={styles.text}>
        <Link href={href} className="link" style={{ color: brandColors.emberInk, fontWeight: 700 }}>
          {texts.link}
        </Link>
      </Text>
      <Text style={styles.text}>{texts.text}</Text>
    </MailLayout>
  );
}
