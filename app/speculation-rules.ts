/**
 * Pages that a browser may fetch before their link is followed: those of the site without secrets, results or files, when
 * the visitor points at their link.
 */
export const speculationRules = () =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: "/*" },
            {
              not: {
                href_matches: ["/api/*", "/desk*", "/thanks*", "/your-application*", "/interview*", "/*.*"],
              },
            },
            { not: { selector_matches: '[download], [target], [aria-current="page"], [href^="#"]' } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  });
