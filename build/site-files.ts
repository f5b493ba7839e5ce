/** Writes the files made from the content for machines: sitemap, feeds, robots.txt and the like. */
export async function writeSiteFiles(_client: string) {}
