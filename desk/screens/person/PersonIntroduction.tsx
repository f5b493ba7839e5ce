const requests = [
  {
    request: "See the data",
    answer:
      "You see the applications from this address that you have access to, with fields, resume, notes, replies and dates.",
  },
  {
    request: "Receive the data",
    answer: "You can download a page with the resumes, or a JSON file, and send it to the person.",
  },
  {
    request: "Erase the data",
    answer: "You first see what will be erased and what stays. What is erased cannot be restored.",
  },
];

/** What the screen is for, before an address was looked up. */
export function PersonIntroduction() {
  return (
    <section aria-labelledby="requests-title" className="mt-8">
      <h2 id="requests-title" className="text-screen">
        What a person may ask for
      </h2>
      <dl className="mt-4 grid gap-x-10 md:grid-cols-3">
        {requests.map(({ request, answer }) => (
          <div key={request} className="border-t border-hairline-strong py-3">
            <dt className="font-bold">{request}</dt>
            <dd className="mt-1 text-quiet">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-quiet">
        The activity log shows who has looked up a person here, but not which person.
      </p>
    </section>
  );
}
