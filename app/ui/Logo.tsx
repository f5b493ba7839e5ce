/** The studio's mark and wordmark. */
export function Logo({ name }: { name: string }) {
  return <span className="font-bold">{name}</span>;
}
