import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Comparison as ComparisonData } from "#contract/desk/pipeline.ts";
import { type Judgement, recommendationLabels } from "#contract/desk/readings.ts";
import { outcomeTexts } from "#contract/desk/timeline-text.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { useMemberName } from "../../api/members.ts";
import { comparisonQuery } from "../../api/pipeline.ts";
import { stagesQuery } from "../../api/stages.ts";
import { LoadMore } from "../../components/LoadMore.tsx";
import { Message } from "../../components/Message.tsx";
import { applicantName, stageLabelIn } from "../../components/names.ts";
import { QueryState } from "../../components/QueryState.tsx";
import { judgedCriteria, scoreOf } from "../application/readings/judged-criteria.ts";
import { levelLabels } from "../application/readings/level-labels.ts";
import { PipelineScreen } from "./PipelineScreen.tsx";
import type { SubjectOption } from "./use-subject.ts";

/** The applications of one position or form beside each other, criterion by criterion, in the readers' words. */
export function Comparison() {
  return (
    <PipelineScreen view="comparison">
      {(chosen) => <Table key={chosen.query} chosen={chosen} />}
    </PipelineScreen>
  );
}

type Compared = ComparisonData["applications"][number];

const judgementsOf = ({ readings }: Compared) =>
  readings.flatMap(({ memberId, judgement }) => (judgement ? [{ memberId, judgement }] : []));

function Table({ chosen: { subject, label } }: { chosen: SubjectOption }) {
  const query = useInfiniteQuery(comparisonQuery(subject));
  const stages = useQuery(stagesQuery).data?.[subject.form] ?? [];
  const compared = query.data ?? [];
  const criteria = judgedCriteria(
    compared.flatMap((each) => judgementsOf(each).map(({ judgement }) => judgement)),
  );
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className="min-h-0 grow overflow-auto px-4 pb-6 lg:px-6"
    >
      <QueryState query={query} loadingText="Loading the comparison …" />
      {query.data?.length === 0 && (
        <Message
          title="Nothing to compare yet"
          description="Applications in open stages appear here when somebody has been asked to judge them."
        />
      )}
      {compared.length > 0 && (
        <table className="border-collapse text-left">
          <caption className="sr-only">Applications for {label}, side by side</caption>
          <thead>
            <tr className="border-b border-hairline-strong align-bottom">
              <th scope="col" className="sticky left-0 z-1 min-w-28 bg-ground py-3 pr-4 max-md:static">
                <span className="sr-only">Criterion</span>
              </th>
              {compared.map(({ application, decision }) => (
                <th key={application.reference} scope="col" className="w-72 min-w-64 py-3 pr-6 font-text">
                  <Link
                    to={applicationHref(application.reference, subject)}
                    className="font-bold wrap-anywhere hover:text-accent hover:underline"
                  >
                    {applicantName(application)}
                  </Link>
                  <p className="text-fine text-quiet">
                    {stageLabelIn(stages, application.stage)}
                    {decision && `, decided: ${outcomeTexts[decision.outcome]}`}
                  </p>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="Take further?">
              {compared.map((each) => (
                <Cell key={each.application.reference} compared={each}>
                  {(judgement) => (
                    <p className="font-medium">{recommendationLabels[judgement.recommendation]}</p>
                  )}
                </Cell>
              ))}
            </Row>
            {criteria.map((criterion) => (
              <Row key={`${criterion.id} ${criterion.label}`} label={criterion.label}>
                {compared.map((each) => (
                  <Cell key={each.application.reference} compared={each}>
                    {(judgement) => {
                      const score = scoreOf(judgement, criterion);
                      if (!score) return null;
                      return (
                        <>
                          <p className="wrap-anywhere whitespace-pre-wrap">{score.reason}</p>
                          <p className="text-fine text-quiet">{levelLabels[score.level]}</p>
                        </>
                      );
                    }}
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </table>
      )}
      <LoadMore query={query} />
    </section>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <tr className="border-b border-hairline align-top">
      <th
        scope="row"
        className="sticky left-0 z-1 max-w-40 bg-ground py-3 pr-4 font-medium wrap-anywhere max-md:static"
      >
        {label}
      </th>
      {children}
    </tr>
  );
}

/** What each reader says about one criterion, as far as one may see it. */
function Cell({
  compared,
  children,
}: {
  compared: Compared;
  children: (judgement: Judgement) => React.ReactNode;
}) {
  const memberName = useMemberName();
  const judgements = judgementsOf(compared);
  return (
    <td className="py-3 pr-6">
      {judgements.length === 0 && <p className="text-fine text-quiet">Not judged yet</p>}
      <ul className="flex flex-col gap-3">
        {judgements.map(({ memberId, judgement }) => (
          <li key={memberId}>
            {children(judgement)}
            <p className="text-fine text-quiet">{memberName(memberId)}</p>
          </li>
        ))}
      </ul>
    </td>
  );
}
