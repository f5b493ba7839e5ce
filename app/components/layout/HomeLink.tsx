import { Logo } from "#app/components/ui/Logo.tsx";

/** The logo as a link to the home page. */
export function HomeLink({ name }: { name: string }) {
  return (
    <a href="/" aria-label={`${name}, home`} className="focus-inset -mx-3 p-3 text-text">
      <Logo name={name} />
    </a>
  );
}
