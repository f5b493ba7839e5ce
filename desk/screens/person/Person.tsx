import { IconDownload } from "@tabler/icons-react";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { personApi } from "#contract/desk/person.ts";
import { isWithheld } from "#contract/desk/readings.ts";
import { formKinds, mayEdit } from "#contract/desk/roles.ts";
import { call, hrefOf } from "../../api/call.ts";
import { hasStatus } from "../../api/client.ts";
import { useMember } from "../../api/members.ts";
import { Message } from "../../components/Message.tsx";
import { QueryState } from "../../components/QueryState.tsx";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { Screen } from "../../layout/Screen.tsx";
import { MessageItem } from "../application/MessageItem.tsx";
import { ErasePerson } from "./ErasePerson.tsx";
import { PersonApplication } from "./PersonApplication.tsx";
import { PersonIntroduction } from "./PersonIntroduction.tsx";
import { PersonSearch } from "./PersonSearch.tsx";
import { describeTotals } from "./person-totals.ts";

/** Everything held about who sent an application. */
const personQuery = (reference: string) =>
  queryOptions({
    queryKey: ["person", reference],
    queryFn: ({ signal }) => call(personApi.sender, { query: { reference }, signal }),
  });

/** Everything held about an address. */
const searchPerson = (email: string) => call(personApi.search, { body: { email } });

/** To a member who does not see all forms. */
const otherForms =
  "You do not have access to all applications, so there may be more about this address. Please ask an administrator.";

/** Everything held about one mail address, as a person may ask for: to read, to download and to erase. */
export function Person() {
  const [search, setSearch] = useSearchParams();
  const reference = search.get("reference") ?? "";
  const query = useQuery({ ...personQuery(reference), enabled: reference !== "" });
  const queries = useQueryClient();
  const find = useMutation({
    mutationFn: searchPerson,
    onMutate: () => setSearch({}, { replace: true }),
    onSuccess: (person) => {
      const reference = person.applications[0]?.application.reference ?? "";
      if (reference === "") return;
      queries.setQueryData(personQuery(reference).queryKey, person);
      // The address of the page has no personal data.
      setSearch({ reference });
    },
  });
  const member = useMember();
  const canErase = mayEdit(member);
  const seesAll = member.role === "owner" || member.forms.length === formKinds.length;
  const isWanted = reference !== "" || !find.isIdle;
  const error = reference ? query.error : find.error;
  // What was erased, or may no longer be seen, is not shown any longer.
  const person = hasStatus(error, 403, 404) ? undefined : reference ? query.data : find.data;
  const email = person?.email ?? find.variables ?? "";
  const isUnknown = hasStatus(error, 404);
  // Emails that wait at an application may be from somebody else.
  const known = reference || person?.applications[0]?.application.reference;
  const downloaded = known ? { reference: known } : { message: person?.unmatched[0]?.id };
  const again = () => (reference ? query.refetch() : find.mutate(email));
  return (
    <Screen title="Person">
      <PersonSearch email={email} onSearch={(email) => find.mutate(email)} />
      {!isWanted && <PersonIntroduction />}
      {isWanted && !isUnknown && (
        <QueryState query={{ data: person, error, refetch: again }} loadingText="Looking for this person …" />
      )}
      {isUnknown && (
        <Message
          title={
            seesAll
              ? "We have no data about this address"
              : "You do not have access to any data about this address"
          }
          description={
            seesAll
              ? `No application came from ${email || "this address"}, or all of them were erased.`
              : otherForms
          }
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
            <div className="flex flex-wrap gap-2">
              <a
                href={hrefOf(personApi.download, { query: downloaded })}
                download
                className={buttonVariants()}
              >
                <IconDownload aria-hidden />
                Download
              </a>
              <a
                href={hrefOf(personApi.download, { query: { ...downloaded, format: "json" } })}
                download
                className={buttonVariants({ variant: "quiet" })}
              >
                As JSON
              </a>
              {canErase && (
                <ErasePerson
                  person={person}
                  onErased={() => {
                    find.reset();
                    setSearch({});
                  }}
                />
              )}
            </div>
          </header>
          {person.applications.some(({ readings }) => isWithheld(readings.list)) && (
            <p className="mt-4 max-w-prose">
              A judgement is hidden from you and left out of the download, because a colleague has yet to
              judge. To give the person everything now, remove that colleague under Judgements, or ask whoever
              runs the server for a full copy.
            </p>
          )}
          {person.applications.map((data) => (
            <PersonApplication key={data.application.reference} data={data} />
          ))}
          {person.unmatched.length > 0 && (
            <div className="flex flex-col gap-4 py-4">
              <h3 className="font-bold">Emails not added to an application</h3>
              {person.unmatched.map((message) => (
                <MessageItem key={message.id} message={message} />
              ))}
            </div>
          )}
        </section>
      )}
    </Screen>
  );
}
