import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { LinkTabs } from "../../components/LinkTabs.tsx";
import { Message } from "../../components/Message.tsx";
import { QueryState } from "../../components/QueryState.tsx";
import { inputStyle } from "../../components/ui/field-style.ts";
import { Screen } from "../../layout/Screen.tsx";
import { type SubjectOption, useSubject } from "./use-subject.ts";

type Props = {
  view: "stages" | "comparison";
  children: (chosen: SubjectOption) => ReactNode;
};

const paths = { stages: "/pipeline", comparison: "/pipeline/comparison" };

/** The screen of one position or form: its choice, and the two ways to look at it. */
export function PipelineScreen({ view, children }: Props) {
  const navigate = useNavigate();
  const { options, chosen, query, counts } = useSubject();
  const href = (path: string) => `${path}?${query}`;
  return (
    <Screen
      title="Pipeline"
      scrolls={false}
      tabs={
        <LinkTabs
          label="Views"
          tabs={[
            { label: "By stage", href: href(paths.stages), isCurrent: view === "stages" },
            { label: "Side by side", href: href(paths.comparison), isCurrent: view === "comparison" },
          ]}
        />
      }
      actions={
        chosen && (
          <select
            aria-label="Position or kind"
            value={chosen.query}
            onChange={(event) => void navigate(`${paths[view]}?${event.target.value}`, { replace: true })}
            className={`${inputStyle} max-w-60`}
          >
            {options.map(({ label, query }) => (
              <option key={query} value={query}>
                {label}
              </option>
            ))}
          </select>
        )
      }
    >
      {chosen ? (
        children(chosen)
      ) : counts.data ? (
        <Message
          isInset
          title="Nothing to show yet"
          description="A position appears here when it has its first application."
        />
      ) : (
        <div className="px-4 lg:px-6">
          <QueryState query={counts} loadingText="Loading the positions …" />
        </div>
      )}
    </Screen>
  );
}
