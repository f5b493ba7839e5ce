/** A text without the characters that nobody sees, which have no width. */
export const visibleText = (text: string) => text.replace(/\p{Cf}/gu, "");
