import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { formKinds } from "#contract/desk/roles.ts";
import { apiUrl, DeskApiError } from "../../api/client.ts";
import { useMember } from "../../api/members.ts";
import { Message } from "../../components/Message.tsx";
import { QueryState } from "../../components/QueryState.tsx";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { Screen } from "../../layout/Screen.tsx";
import { ErasePerson } from "./ErasePerson.tsx";
import { PersonApplication } from "./PersonApplication.tsx";
import { PersonSearch } from "./PersonSearch.tsx";
import { personQuery } from "./person-query.ts";
import { describeTotals } from "./person-totals.ts";

/** To a member who does not see all forms. */
const otherForms =
  "You do not see every form, and others may hold something about this address. Please ask an owner.";

/** Everything held about one mail address, as a person may ask for: to read, to download and to erase. */
export function Person() {
  const [search, setSearch] = useSearchParams();
  const email = search.get("email") ?? "";
  const query = useQuery({ ...personQuery(email), enabled: email !== "" });
  const member = useMember();
  const canErase = member.role !== "reader";
  const seesAll = member.role === "owner" || member.forms.length === formKinds.length;
  const person = query.data;
  const isUnknown = query.error instanceof DeskApiError && query.error.status === 404;
  return (
    <Screen title="Person">
      <PersonSearch email={email} onSearch={(email) => setSearch({ email })} />
      {email === "" && (
        <p className="mt-4 max-w-prose text-quiet">
          For a request to see, receive or erase what the studio holds about somebody. What members look up
          here is recorded in the activity log.
        </p>
      )}
      {email !== "" && !isUnknown && <QueryState query={query} loadingText={`Looking for ${email} …`} />}
      {isUnknown && (
        <Message
          role="status"
          title={
            seesAll ? "Nothing is held about this address" : "Nothing that you see is held about this address"
          }
          description={
            seesAll ? `No application came from ${email}, or everything about it was erased.` : otherForms
          }
          className="px-0 lg:px-0"
        />
      )}
      {person && !seesAll && <p className="mt-4 max-w-prose text-quiet">{otherForms}</p>}
      {person && (
        <section aria-labelledby="person-title" className="mt-8">
          <header className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-hairline-strong pb-3">
            <div className="min-w-0 grow">
              <h2 id="person-title" className="text-screen wrap-anywhere">
                {person.names.join(", ") || person.email}
              </h2>
              <p className="text-quiet">{describeTotals(person.totals).join(", ")}</p>
            </div>
            <div className="flex gap-2">
              <a href={apiUrl("person/download", { email })} download className={buttonVariants()}>
                <IconDownload aria-hidden />
                Download
              </a>
              {canErase && <ErasePerson person={person} onErased={() => setSearch({})} />}
            </div>
          </header>
          {person.applications.map((data) => (
            <PersonApplication key={data.application.reference} data={data} />
          ))}
        </section>
      )}
    </Screen>
  );
}
