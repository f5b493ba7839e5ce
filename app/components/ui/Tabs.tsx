import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

/** The tab that a key leads to, or null for keys that are no business of tabs. */
export function nextTab(key: string, current: number, count: number): number | null {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/**
 * Tabs after the ARIA pattern: arrow keys, Home and End move and select. All panels are in the page, so that
 * without script everything can be read, one below the other.
 */
export function Tabs({
  label,
  tabs,
}: {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: { id: string; title: string; panel: ReactNode }[];
}) {
  const [selected, setSelected] = useState(0);
  const prefix = `tabs${useId()}`;

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextTab(event.key, selected, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setSelected(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className="tab-list" onKeyDown={moveByKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}-tab`}
            aria-selected={index === selected}
            aria-controls={`${prefix}-${tab.id}`}
            tabIndex={index === selected ? 0 : -1}
            className="tab"
            onClick={() => setSelected(index)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}`}
          aria-labelledby={`${prefix}-${tab.id}-tab`}
          data-selected={index === selected}
          className="tab-panel"
        >
          {/* Without script there are no tabs to choose from: each panel says itself what it is. */}
          <p className="tab-panel-title mb-6 text-h3 font-bold">{tab.title}</p>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
