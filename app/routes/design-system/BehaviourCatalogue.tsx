import { useState } from "react";
import { Accordion } from "#app/components/ui/Accordion.tsx";
import { Carousel } from "#app/components/ui/Carousel.tsx";
import { Dialog } from "#app/components/ui/Dialog.tsx";
import { FilterBar } from "#app/components/ui/FilterBar.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import { Tabs } from "#app/components/ui/Tabs.tsx";

/** Parts that open, switch, turn and filter. `ground` keeps their ids apart when shown on both grounds. */
export function BehaviourCatalogue({
  ground,
  words,
}: {
  ground: string;
  words: {
    tabs: string[];
    panel: string;
    accordion: { title: string; content: string }[];
    carousel: string;
    filters: string[];
    dialog: { open: string; title: string; text: string };
  };
}) {
  const [filter, setFilter] = useState("1");
  const key = ground.toLowerCase().replaceAll(" ", "-");
  return (
    <div className="flex flex-col gap-20">
      <Tabs
        label={`${words.tabs.join(", ")}, ${ground}`}
        tabs={words.tabs.map((title, index) => ({
          id: `tab-${index + 1}`,
          title,
          panel: (
            <p className="max-w-[52ch]">
              {title}. {words.panel}
            </p>
          ),
        }))}
      />
      <Accordion items={words.accordion} />
      <Carousel
        label={`${words.carousel}, ${ground}`}
        cards={["01", "02", "03", "04", "05"].map((mark) => ({
          key: mark,
          card: <NumberedCard mark={mark} title={words.carousel} description={words.dialog.text} />,
        }))}
      />
      <FilterBar
        label={`${words.filters.join(", ")}, ${ground}`}
        path="/design-system"
        name={`filter-${key}`}
        current={filter}
        onChoose={setFilter}
        filters={words.filters.map((title, index) => ({ id: String(index + 1), title }))}
      />
      <Dialog
        id={`dialog-${key}`}
        label={words.dialog.title}
        opener={words.dialog.open}
        openerDetail={ground}
      >
        <Heading level={3} variant="section">
          {words.dialog.title}
        </Heading>
        <p className="mt-5 max-w-[52ch]">{words.dialog.text}</p>
      </Dialog>
    </div>
  );
}
