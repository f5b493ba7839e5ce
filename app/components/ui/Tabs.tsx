import type { ReactNode } from "react";

type TabItem = { id: string; title: string; panel: ReactNode };

/**
 * A row of titles, one of which is chosen, and the panel of the chosen one. They are radio buttons, and CSS shows the
 * panel, so no script is needed. On paper all panels stand below their titles.
 * @param name of the radio buttons, unique in the page
 * @param label says what the titles choose between
 */
export function Tabs({ name, label, tabs }: { name: string; label: string; tabs: TabItem[] }) {
  const hideOthers = tabs.map(
    ({ id }) => `:root:has(#${name}-${id}:not(:checked)) [data-panel="${name}-${id}"]{display:none}`,
  );
  return (
    <>
      <style href={`tabs-${name}`} precedence="medium">
        {`@media screen{${hideOthers.join("")}}`}
      </style>
      <fieldset className="min-w-0 print:hidden">
        <legend className="sr-only">{label}</legend>
        <div className="flex flex-wrap gap-x-8 border-b border-hairline-strong">
          {tabs.map(({ id, title }, index) => (
            <label
              key={id}
              className="relative -mb-px cursor-pointer border-b-2 border-transparent py-4 text-h3 font-bold text-quiet hover:text-text has-checked:border-ember has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]"
            >
              <input
                type="radio"
                id={`${name}-${id}`}
                name={name}
                value={id}
                defaultChecked={index === 0}
                className="sr-only"
              />
              {title}
            </label>
          ))}
        </div>
      </fieldset>
      {tabs.map(({ id, title, panel }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
        <div
          key={id}
          role="group"
          aria-label={title}
          data-panel={`${name}-${id}`}
          className="animate-enter pt-12"
        >
          {panel}
        </div>
      ))}
    </>
  );
}
