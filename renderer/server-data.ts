import { readCriteria } from "#content-model/criteria.ts";
import { readFormRejected } from "#content-model/form-rejected.ts";
import { readJobs } from "#content-model/jobs.ts";
import { readMail } from "#content-model/mail.ts";
import { readPrivacy } from "#content-model/policies.ts";
import { readRedirects } from "#content-model/redirects.ts";
import { readReplyTemplates } from "#content-model/replies.ts";
import { withoutMarks } from "#content-model/sample-marks.ts";
import { companyDetails, readSite } from "#content-model/site.ts";
import { readStages } from "#content-model/stages.ts";
import { readYourApplication } from "#content-model/your-application.ts";
import type { ServerData } from "#contract/server-data.ts";

/** Reads the part of the content that the server needs; it never reads content files itself. */
export async function readServerData(): Promise<ServerData> {
  const [
    site,
    jobs,
    mail,
    privacy,
    redirects,
    yourApplication,
    formRejected,
    replyTemplates,
    stages,
    criteria,
  ] = await Promise.all([
    readSite(),
    readJobs(),
    readMail(),
    readPrivacy(),
    readRedirects(),
    readYourApplication(),
    readFormRejected(),
    readReplyTemplates(),
    readStages(),
    readCriteria(),
  ]);
  const { street, postalCode, city, country } = site.address;
  const company = companyDetails(site);
  return {
    name: site.name,
    url: site.url,
    generalEmail: site.email.general,
    companyLines: [company, `${street}, ${postalCode} ${city}, ${country}. ${site.phone.label}`].map(
      withoutMarks,
    ),
    positions: jobs.map((job) => ({
      path: `/careers/${job.slug}`,
      ...job.form,
      company: job.company,
      status: job.status,
    })),
    redirects,
    privacyPeriods: privacy.periods,
    mail,
    yourApplication: yourApplication.result,
    formRejected,
    replyTemplates: replyTemplates.map(({ slug, ...template }) => ({ id: slug, ...template })),
    stages,
    criteria,
  };
}
