import { writeFile } from "node:fs/promises";
import { readFormRejected } from "#content-model/form-rejected.ts";
import { readJobs } from "#content-model/jobs.ts";
import { readMail } from "#content-model/mail.ts";
import { readPrivacy } from "#content-model/policies.ts";
import { readRedirects } from "#content-model/redirects.ts";
import { readReplyTemplates } from "#content-model/replies.ts";
import { companyDetails, readSite } from "#content-model/site.ts";
import { readStages } from "#content-model/stages.ts";
import { readYourApplication } from "#content-model/your-application.ts";
import type { ServerData } from "#contract/server-data.ts";

/** Writes the part of the content that the server needs; it never reads content files itself. */
export async function writeServerData(file: string) {
  const [site, jobs, mail, privacy, redirects, yourApplication, formRejected, replyTemplates, stages] =
    await Promise.all([
      readSite(),
      readJobs(),
      readMail(),
      readPrivacy(),
      readRedirects(),
      readYourApplication(),
      readFormRejected(),
      readReplyTemplates(),
      readStages(),
    ]);
  const { street, postalCode, city, country } = site.address;
  const company = companyDetails(site);
  const data: ServerData = {
    name: site.name,
    url: site.url,
    generalEmail: site.email.general,
    companyLines: [
      company.sample ? `${company.text} (Sample)` : company.text,
      `${street}, ${postalCode} ${city}, ${country}. ${site.phone.label}`,
    ],
    positions: jobs.map((job) => ({
      path: `/careers/${job.slug}`,
      ...job.form,
      status: job.status,
    })),
    redirects,
    privacyPeriods: privacy.periods,
    mail,
    yourApplication: yourApplication.result,
    formRejected,
    replyTemplates: replyTemplates.map(({ slug, ...template }) => ({ id: slug, ...template })),
    stages,
  };
  await writeFile(file, JSON.stringify(data));
}
