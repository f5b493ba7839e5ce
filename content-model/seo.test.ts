import { expect, test } from "vitest";
import { currentContent } from "./content-context.ts";
import { pageSeo } from "./seo.ts";
import { readSite } from "./site.ts";

const site = await readSite();
const input = { title: "About", description: "Who we are." };
const kinds = (jsonLd: object[]) => jsonLd.map((data) => (data as { "@type": string })["@type"]);

test("the title of a page ends with the site's name, its address is that of the site", async () => {
  const seo = await pageSeo(new URL("http://localhost/about/?q=1"), input);
  expect(seo.title).toBe(`About · ${site.name}`);
  expect(seo.canonical).toBe(`${site.url}/about`);
  expect(kinds(seo.jsonLd)).toEqual(["Organization", "BreadcrumbList"]);
});

test("the home page is titled with the site's name and describes the site", async () => {
  const seo = await pageSeo(new URL("http://localhost/"), input);
  expect(seo.title).toBe(`${site.name}: ${site.tagline}`);
  expect(seo.canonical).toBe(`${site.url}/`);
  expect(kinds(seo.jsonLd)).toEqual(["Organization", "WebSite"]);
});

test("requests a preview picture and passes its address to the structured data", async () => {
  const addresses: string[] = [];
  const { image } = await pageSeo(new URL("http://localhost/about"), {
    ...input,
    jsonLd: (imageUrl) => {
      addresses.push(imageUrl);
      return [];
    },
  });
  expect(addresses).toEqual([image.url]);
  const file = image.url.replace(`${site.url}/pictures/`, "");
  expect(currentContent().pictures.get(file)).toMatchObject({
    kind: "preview",
    path: "/about",
    title: "About",
  });
});
