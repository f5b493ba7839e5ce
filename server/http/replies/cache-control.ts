/** For how long browsers keep what is sent. */
export const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "public, max-age=0, must-revalidate",
  hour: "public, max-age=3600",
};
