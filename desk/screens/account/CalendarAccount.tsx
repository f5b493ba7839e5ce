import { useSuspenseQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { meApi } from "#contract/desk/members.ts";
import { call } from "../../api/call.ts";
import { errorText } from "../../api/client.ts";
import { meQuery } from "../../api/members.ts";
import { Button } from "../../components/ui/Button.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { Section } from "./Section.tsx";
import { useMyChange } from "./use-my-change.ts";

const empty = { url: "", user: "", password: "" };

/** One's own calendar elsewhere, of which the desk reads when one is busy. */
export function CalendarAccount() {
  const { calendarAccount } = useSuspenseQuery(meQuery).data;
  const [account, setAccount] = useState(empty);
  const connection = useMyChange({ showsError: true });
  const removal = useMyChange();
  function connect(event: FormEvent) {
    event.preventDefault();
    connection.mutate(
      {
        change: () => call(meApi.connectCalendar, { body: account }),
        done: "Your calendar is connected",
      },
      { onSuccess: () => setAccount(empty) },
    );
  }
  const field = (name: keyof typeof account) => ({
    required: true,
    maxLength: 500,
    value: account[name],
    onChange: ({ target }: { target: { value: string } }) => setAccount({ ...account, [name]: target.value }),
  });
  return (
    <Section
      title="Busy times"
      description="Connect your calendar, and the desk proposes times only when you are free. It stores nothing from your calendar."
    >
      {calendarAccount ? (
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {calendarAccount.url}, as {calendarAccount.user}
          </span>
          <Button
            variant="quiet"
            disabled={removal.isPending}
            onClick={() =>
              removal.mutate({
                change: () => call(meApi.disconnectCalendar),
                done: "Your calendar is disconnected",
              })
            }
          >
            Remove
          </Button>
        </p>
      ) : (
        <form className="flex flex-col gap-3" onSubmit={connect}>
          <TextField
            label="Address of the calendar or its server (CalDAV)"
            hint="The address begins with https://. Google and Microsoft 365 calendars cannot be connected, because they accept no app passwords. Use “Hours for meetings” instead."
            type="url"
            autoComplete="off"
            {...field("url")}
          />
          <TextField label="User name" autoComplete="off" {...field("user")} />
          <TextField
            label="App password"
            hint="Create an app password for the desk in the settings of your calendar account. It is stored encrypted, and never shown again."
            type="password"
            autoComplete="new-password"
            {...field("password")}
          />
          <FormError>{connection.error && errorText(connection.error)}</FormError>
          <Button type="submit" className="self-start" disabled={connection.isPending}>
            {connection.isPending ? "Connecting …" : "Connect my calendar"}
          </Button>
        </form>
      )}
    </Section>
  );
}
