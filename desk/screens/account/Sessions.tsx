import { useSuspenseQuery } from "@tanstack/react-query";
import { meApi } from "#contract/desk/members.ts";
import { call } from "../../api/call.ts";
import { meQuery } from "../../api/members.ts";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { keepFocus } from "../../components/ui/keep-focus.ts";
import { Section } from "./Section.tsx";
import { useMyChange } from "./use-my-change.ts";

/** Where one is signed in, each of which can be ended. */
export function Sessions() {
  const { sessions } = useSuspenseQuery(meQuery).data;
  const change = useMyChange();
  return (
    <Section title="Sessions" description="A session ends after seven days without use.">
      <ul ref={keepFocus} className="border-t border-hairline">
        {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex min-h-row items-center gap-4 border-b border-hairline py-1">
            <span className="min-w-0 flex-1">{device}</span>
            {isCurrent ? (
              <span className="py-1.5 text-quiet">this one</span>
            ) : (
              <>
                <TimeAgo time={lastSeenAt} className="text-fine text-quiet" />
                <Button
                  variant="quiet"
                  aria-label={`End the session of ${device}`}
                  disabled={change.isPending}
                  onClick={() =>
                    change.mutate({
                      change: () => call(meApi.endSession, { params: { id } }),
                      done: `${device} is signed out`,
                    })
                  }
                >
                  End
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          className="mt-3"
          disabled={change.isPending}
          onClick={() =>
            change.mutate({
              change: () => call(meApi.endOtherSessions),
              done: "All other sessions are ended",
            })
          }
        >
          End all others
        </Button>
      )}
    </Section>
  );
}
