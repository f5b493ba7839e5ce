import { Logo } from "#app/components/ui/Logo.tsx";

/** The logo as a link to the home page. */
export function HomeLink({ name }: { name: string }) {
  return (
    <a href="/" aria-label={`${name}, home`} className="-mx-2 p-2 text-text">
      <Logo name={name} />
    </a>
  );
}
