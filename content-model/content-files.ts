import type * as z from "zod";
import { criteriaSchema } from "#contract/criteria.ts";
import { replyTemplate } from "#contract/reply-templates.ts";
import { formRejectedTexts, mailTexts } from "#contract/server-data.ts";
import { aboutSchema } from "./about.ts";
import { applyFounderSchema } from "./apply-founder.ts";
import { applyPartnerSchema } from "./apply-partner.ts";
import { articleSchema } from "./articles.ts";
import { careersSchema } from "./careers.ts";
import { companySchema } from "./companies.ts";
import { contactPageSchema } from "./contact.ts";
import { contactTestSchema } from "./contact-test.ts";
import { designSystemSchema } from "./design-system.ts";
import { factsSchema } from "./facts.ts";
import { formsSchema } from "./forms.ts";
import { homeSchema } from "./home.ts";
import { v0Schema, v1Schema } from "./home-variants.ts";
import { articlePageSchema, insightsSchema, studySchema, webinarSchema } from "./insights.ts";
import { interviewPageSchema } from "./interview.ts";
import { jobPageSchema, jobSchema } from "./jobs.ts";
import { mapSchema } from "./maps.ts";
import { notFoundSchema } from "./not-found.ts";
import { personSchema } from "./people.ts";
import { policySchema, privacySchema } from "./policies.ts";
import { portfolioSchema } from "./portfolio.ts";
import { programSchema, programsSchema, programsV2Schema } from "./programs.ts";
import { redirectsSchema } from "./redirects.ts";
import { scaleSchema } from "./scale.ts";
import { siteSchema } from "./site.ts";
import { sitemapSchema } from "./sitemap.ts";
import { stagesFileSchema } from "./stages.ts";
import { studioSchema } from "./studio.ts";
import { thanksSchema } from "./thanks.ts";
import { yourApplicationSchema } from "./your-application.ts";

/** The schema of every content file, by glob below the content folder. */
export const contentFiles: Record<string, z.core.$ZodType> = {
  "site.yaml": siteSchema,
  "facts.yaml": factsSchema,
  "forms.yaml": formsSchema,
  "mail.yaml": mailTexts,
  "redirects.yaml": redirectsSchema,
  "stages.yaml": stagesFileSchema,
  "articles/*.md": articleSchema,
  "companies/*.yaml": companySchema,
  "criteria/*.yaml": criteriaSchema,
  "jobs/*.yaml": jobSchema,
  "maps/*.yaml": mapSchema,
  "people/*.yaml": personSchema,
  "programs/*.yaml": programSchema,
  "replies/*.yaml": replyTemplate,
  "studies/*.yaml": studySchema,
  "webinars/*.yaml": webinarSchema,
  "pages/about.yaml": aboutSchema,
  "pages/accessibility.md": policySchema,
  "pages/apply-founder.yaml": applyFounderSchema,
  "pages/apply-partner.yaml": applyPartnerSchema,
  "pages/article.yaml": articlePageSchema,
  "pages/careers.yaml": careersSchema,
  "pages/contact.yaml": contactPageSchema,
  "pages/contact-test.yaml": contactTestSchema,
  "pages/design-system.yaml": designSystemSchema,
  "pages/home.yaml": homeSchema,
  "pages/v1.yaml": v1Schema,
  "pages/v0.yaml": v0Schema,
  "pages/insights.yaml": insightsSchema,
  "pages/interview.yaml": interviewPageSchema,
  "pages/job.yaml": jobPageSchema,
  "pages/not-found.yaml": notFoundSchema,
  "pages/form-rejected.yaml": formRejectedTexts,
  "pages/portfolio.yaml": portfolioSchema,
  "pages/privacy.md": privacySchema,
  "pages/programs.yaml": programsSchema,
  "pages/programsv2.yaml": programsV2Schema,
  "pages/scale.yaml": scaleSchema,
  "pages/sitemap.yaml": sitemapSchema,
  "pages/studio.yaml": studioSchema,
  "pages/thanks.yaml": thanksSchema,
  "pages/your-application.yaml": yourApplicationSchema,
};
