import type { ReactNode } from "react";
import { Initials } from "../../components/Initials.tsx";

type Props = {
  name: string;
  /** When, and what the author did. */
  details: ReactNode;
  /** Stands at the end of the line. */
  children?: ReactNode;
};

/** The first line of a note or reply. */
export function AuthorLine({ name, details, children }: Props) {
  return (
    <header className="flex min-h-control items-center gap-2">
      <Initials name={name} />
      <span className="truncate font-medium">{name}</span>
      <span className="truncate text-fine text-quiet">{details}</span>
      {children}
    </header>
  );
}
