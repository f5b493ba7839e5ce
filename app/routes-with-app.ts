/** Why a route loads the app, and for which of its pages: all unless `when` says so. */
type AppRoute = { reason: string; when?: (loaderData: unknown) => boolean };

const form: AppRoute = { reason: "a form: validation, drafts, upload, sending, results" };

/**
 * The routes whose pages load React and the app, by their ids. All others are plain documents, with the small script of
 * every page (page-script/). A component with hooks or handlers works only on these.
 */
const routesWithApp: Record<string, AppRoute> = {
  "routes/apply-founder/apply-founder": form,
  "routes/apply-partner": form,
  "routes/contact/contact": form,
  "routes/contact-test": form,
  "routes/job/job": form,
  "routes/program/program": { reason: "the slider of a cost comparison", when: hasCosts },
  "routes/design-system/design-system": { reason: "shows the parts of forms" },
};

function hasCosts(loaderData: unknown) {
  const { program } = loaderData as { program: { sections: { kind: string }[] } };
  return program.sections.some(({ kind }) => kind === "costs");
}

/** Whether a page needs the app. */
export function routeNeedsApp({ id, loaderData }: { id: string; loaderData: unknown }): boolean {
  const route = routesWithApp[id];
  return route !== undefined && (route.when?.(loaderData) ?? true);
}
