import { Button } from "../../components/ui/Button.tsx";

/** Asks for the address of a person. */
export function PersonSearch({ email, onSearch }: { email: string; onSearch: (email: string) => void }) {
  return (
    <search>
      <form
        key={email}
        className="flex max-w-prose flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const value = new FormData(event.currentTarget).get("email");
          if (typeof value === "string" && value.trim()) onSearch(value.trim());
        }}
      >
        <label className="grow basis-64">
          <span className="mb-1 block text-fine text-quiet">Email address of the person</span>
          <input
            type="email"
            name="email"
            required
            defaultValue={email}
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
