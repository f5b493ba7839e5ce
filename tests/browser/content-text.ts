/** A headline as visitors read it: without the asterisks around its accented part. */
export function plainText(headline: string): string {
  return headline.replaceAll("*", "");
}
