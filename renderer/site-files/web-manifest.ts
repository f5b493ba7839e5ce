import { brandColors } from "#brand/colors.ts";

/** The web manifest, which lists the icons that phones show. */
export const webManifest = (site: { name: string; description: string }) =>
  JSON.stringify(
    {
      name: site.name,
      short_name: site.name,
      description: site.description,
      start_url: "/",
      display: "browser",
      background_color: brandColors.basalt,
      theme_color: brandColors.black,
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      ],
    },
    null,
    2,
  );
