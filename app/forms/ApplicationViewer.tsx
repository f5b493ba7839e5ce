import { type FormEvent, useEffect, useRef, useState } from "react";
import { Banner } from "#app/components/ui/Banner.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextField } from "#app/components/ui/Field.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import type { ApplicationView } from "#contract/responses.ts";
import { askApplication } from "./ask-application.ts";
import { HeldApplication, type HeldWords } from "./HeldApplication.tsx";

type Words = {
  form: { title: string; code: string; hint: string; submit: string; failed: string };
  result: HeldWords & { gone: string; goneText: string };
};

const formId = "your-application";

/** Shows what is held for a code, hands it out, and erases it after one confirmation. */
export function ApplicationViewer({ words }: { words: Words }) {
  const { form, result } = words;
  const [code, setCode] = useState("");
  const [view, setView] = useState<ApplicationView | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "gone">("idle");
  const [fault, setFault] = useState("");
  const focus = useRef<HTMLDivElement>(null);
  const answered = useRef(false);
  const running = useRef(false);

  async function run(work: () => Promise<void>) {
    // The second half of a double click comes before any button is disabled.
    if (running.current) return;
    running.current = true;
    setState("busy");
    setFault("");
    answered.current = true;
    try {
      await work();
    } catch (error) {
      setState("idle");
      setFault((error instanceof Error && error.message) || form.failed);
    } finally {
      running.current = false;
    }
  }
  // Once what came back is shown, the visitor is led to it.
  useEffect(() => {
    if (state === "busy" || !answered.current) return;
    answered.current = false;
    focus.current?.focus();
  }, [state]);
  const show = (wanted: string) =>
    run(async () => {
      setView(await askApplication("view", wanted));
      setCode(wanted);
      setState("idle");
    });
  const erase = () =>
    run(async () => {
      await askApplication("erase", code);
      setView(null);
      setState("gone");
    });

  // The code comes in the address's fragment, which no server ever sees; it does not stay there either. Someone may
  // also paste the mail's link into this page's own address bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is the same whenever it is called.
  useEffect(() => {
    const open = () => {
      const fragment = location.hash.slice(1);
      if (!fragment) return;
      history.replaceState(history.state, "", location.pathname);
      void show(fragment);
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    void show(typed.split("#").at(-1) ?? typed);
  }

  if (state === "gone") {
    return (
      <div ref={focus} role="status" tabIndex={-1}>
        <Heading level={2} variant="section">
          {result.gone}
        </Heading>
        <p className="mt-4 max-w-[56ch] text-quiet">{result.goneText}</p>
      </div>
    );
  }
  if (view) {
    return (
      <HeldApplication
        view={view}
        words={result}
        fault={fault}
        busy={state === "busy"}
        focus={focus}
        onErase={erase}
      />
    );
  }
  return (
    <form
      className="grid gap-6"
      onSubmit={submit}
      method="post"
      action="/api/application/view"
      data-form={formId}
    >
      <Heading level={2} variant="section" className="mb-4">
        {form.title}
      </Heading>
      <div ref={focus} role="alert" tabIndex={-1} data-form-banner hidden={!fault}>
        <Banner variant="error">{fault}</Banner>
      </div>
      <TextField formId={formId} name="code" label={form.code} hint={form.hint} autoComplete="off" required />
      <div>
        <Button type="submit" disabled={state === "busy"}>
          {form.submit}
        </Button>
      </div>
    </form>
  );
}
