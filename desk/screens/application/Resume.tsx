import { IconDownload, IconExternalLink } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { Application } from "#contract/desk/application.ts";
import { formatBytes } from "../../components/format-bytes.ts";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { ResumeFrame, resumeFrameStyle } from "./ResumeFrame.tsx";

type ResumeFile = NonNullable<Application["resume"]>;

const checkResults: Record<ResumeFile["checked"], string> = {
  clean: "no virus found",
  unchecked: "not checked for viruses",
};

/** Members who go through a list by keys open each application for less time. */
const stayMs = 250;

/** Whether this has been shown for a moment. Resumes passed on the way are neither loaded nor recorded as opened. */
function useHasStayed() {
  const [hasStayed, setStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStayed(true), stayMs);
    return () => clearTimeout(timer);
  }, []);
  return hasStayed;
}

/** The resume: a PDF in the page, other files as a download. */
export function Resume({ resume }: { resume: ResumeFile }) {
  const hasStayed = useHasStayed();
  return (
    <section aria-labelledby="resume-title" className="flex min-h-0 grow flex-col">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-3">
        <div className="min-w-0 grow basis-40">
          <h2 id="resume-title" className="font-bold">
            Resume
          </h2>
          <p className="text-fine wrap-anywhere text-quiet">
            {resume.name}, {formatBytes(resume.sizeBytes)}, {checkResults[resume.checked]}
          </p>
        </div>
        {resume.viewUrl && (
          <a
            href={resume.viewUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: "quiet" })}
          >
            <IconExternalLink aria-hidden />
            Open
            <span className="sr-only">the resume in a new tab</span>
          </a>
        )}
        <a href={resume.downloadUrl} download className={buttonVariants()}>
          <IconDownload aria-hidden />
          Download
        </a>
      </header>
      {resume.viewUrl && !hasStayed && <div className={resumeFrameStyle} />}
      {resume.viewUrl && hasStayed && (
        <ResumeFrame
          key={resume.viewUrl}
          src={`${resume.viewUrl}#navpanes=0`}
          title={`Resume, ${resume.name}`}
        />
      )}
      {!resume.viewUrl && (
        <p className="border-t border-hairline pt-3 text-quiet">
          Only PDF files are shown here. Please download this file to read it.
        </p>
      )}
    </section>
  );
}
