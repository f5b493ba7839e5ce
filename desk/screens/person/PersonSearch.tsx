import { useState } from "react";
import { Button } from "../../components/ui/Button.tsx";

/** Asks for the address of a person. */
export function PersonSearch({ email, onSearch }: { email: string; onSearch: (email: string) => void }) {
  const [typed, setTyped] = useState(email);
  const [known, setKnown] = useState(email);
  if (email !== known) {
    setKnown(email);
    setTyped(email);
  }
  return (
    <search>
      <form
        className="flex max-w-prose flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) onSearch(typed.trim());
        }}
      >
        <label className="grow basis-64">
          <span className="mb-1 block text-fine text-quiet">Email address of the person</span>
          <input
            type="email"
            name="email"
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            spellCheck={false}
            className="h-control w-full rounded-control border border-hairline-strong bg-field px-3 hover:border-text pointer-coarse:h-touch pointer-coarse:text-body"
          />
        </label>
        <Button type="submit" variant="primary">
          Show everything
        </Button>
      </form>
    </search>
  );
}
