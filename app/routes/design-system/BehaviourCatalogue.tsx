import { useState } from "react";
import { Accordion, AccordionItem } from "#app/components/ui/Accordion.tsx";
import { Carousel, CarouselItem } from "#app/components/ui/Carousel.tsx";
import { Dialog, DialogContent, DialogTrigger } from "#app/components/ui/Dialog.tsx";
import { allGroups, Filter, FilterBar, FilterOption } from "#app/components/ui/Filter.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { Tab, TabList, TabPanel, Tabs } from "#app/components/ui/Tabs.tsx";
import { textLinkVariants } from "#app/components/ui/TextLink.tsx";

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
  const [filter, setFilter] = useState(allGroups);
  const key = ground.toLowerCase().replaceAll(" ", "-");
  return (
    <div className="flex flex-col gap-20">
      <Tabs defaultValue="1">
        <TabList aria-label={`${words.tabs.join(", ")}, ${ground}`}>
          {words.tabs.map((title, index) => (
            <Tab key={title} value={String(index + 1)}>
              {title}
            </Tab>
          ))}
        </TabList>
        {words.tabs.map((title, index) => (
          <TabPanel key={title} value={String(index + 1)} title={title}>
            <p className="max-w-text">
              {title}. {words.panel}
            </p>
          </TabPanel>
        ))}
      </Tabs>
      <Accordion>
        {words.accordion.map((item, index) => (
          <AccordionItem key={item.title} mark={ordinal(index + 1)} title={item.title}>
            {item.content}
          </AccordionItem>
        ))}
      </Accordion>
      <Carousel label={`${words.carousel}, ${ground}`}>
        {["01", "02", "03", "04", "05"].map((mark) => (
          <CarouselItem key={mark}>
            <NumberedCard mark={mark} title={words.carousel} description={words.dialog.text} />
          </CarouselItem>
        ))}
      </Carousel>
      <Filter name={`filter-${key}`} path="/design-system" current={filter} onSelect={setFilter}>
        <FilterBar aria-label={`${words.filters.join(", ")}, ${ground}`}>
          {words.filters.map((title, index) => (
            <FilterOption key={title} value={index === 0 ? allGroups : String(index)}>
              {title}
            </FilterOption>
          ))}
        </FilterBar>
      </Filter>
      <Dialog>
        <DialogTrigger className={textLinkVariants({ className: "cursor-pointer" })}>
          {words.dialog.open}
          <span className="sr-only">: {ground}</span>
        </DialogTrigger>
        <DialogContent label={words.dialog.title}>
          <Heading level={3} variant="section">
            {words.dialog.title}
          </Heading>
          <p className="mt-5 max-w-text">{words.dialog.text}</p>
        </DialogContent>
      </Dialog>
    </div>
  );
}
