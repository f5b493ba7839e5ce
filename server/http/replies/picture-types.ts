/** The media types of the pictures that rendering makes, by extension. */
export const pictureTypes: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".avif": "image/avif",
  ".webp": "image/webp",
};
