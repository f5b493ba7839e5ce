import type { ServerData } from "#contract/server-data.ts";

/** The host name of the site, which Message-IDs end with. It may change with each publication. */
export const siteDomain = ({ url }: Pick<ServerData, "url">): string => new URL(url).hostname;
