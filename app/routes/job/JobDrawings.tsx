import type { ComponentProps } from "react";
import { ScaledTimeline } from "#app/components/sections/ScaledTimeline.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { CompanyToday } from "./CompanyToday.tsx";

/**
 * Drawings of a job's page, where its content has them: the venture as it is today, and what the job leads through.
 */
export function JobDrawings({
  company,
  timeline,
}: {
  company?: ComponentProps<typeof CompanyToday>;
  timeline?: { title: string } & ComponentProps<typeof ScaledTimeline>;
}) {
  return (
    <>
      {company && <CompanyToday {...company} className="mt-16 md:mt-24" />}
      {timeline && (
        <div className="mt-16 md:mt-24">
          <Heading level={2} variant="entry" className="mb-8">
            {timeline.title}
          </Heading>
          <ScaledTimeline {...timeline} />
        </div>
      )}
    </>
  );
}
