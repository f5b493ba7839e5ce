import { useState } from "react";
import { Accordion, AccordionItem } from "#app/components/ui/Accordion.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { Carousel, CarouselItem } from "#app/components/ui/Carousel.tsx";
import { Dialog, DialogContent, DialogTrigger } from "#app/components/ui/Dialog.tsx";
import { allGroups, Filter, FilterBar, FilterOption } from "#app/components/ui/Filter.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { Tab, TabList, TabPanel, Tabs } from "#app/components/ui/Tabs.tsx";
import { textLinkVariants } from "#app/components/ui/TextLink.tsx";
import { Specimen } from "./Specimen.tsx";

/** Components that react to the visitor. */
export function InteractiveCatalogue({
  labels,
  steps,
}: {
  labels: {
    tabs: { title: string; text: string }[];
    accordion: { title: string; content: string }[];
    carousel: { label: string; text: string };
    filters: string[];
    dialog: { open: string; title: string; text: string };
    crumbs: string[];
  };
  /** What the carousel's cards say. */
  steps: { title: string }[];
}) {
  const [filter, setFilter] = useState(allGroups);
  return (
    <div>
      <Specimen name="Tabs">
        <Tabs defaultValue="1">
          <TabList aria-label={labels.tabs.map(({ title }) => title).join(", ")}>
            {labels.tabs.map(({ title }, index) => (
              <Tab key={title} value={String(index + 1)}>
                {title}
              </Tab>
            ))}
          </TabList>
          {labels.tabs.map(({ title, text }, index) => (
            <TabPanel key={title} value={String(index + 1)} title={title}>
              <p className="max-w-text">{text}</p>
            </TabPanel>
          ))}
        </Tabs>
      </Specimen>
      <Specimen name="Accordion">
        <Accordion>
          {labels.accordion.map((item, index) => (
            <AccordionItem key={item.title} mark={ordinal(index + 1)} title={item.title}>
              {item.content}
            </AccordionItem>
          ))}
        </Accordion>
      </Specimen>
      <Specimen name="Carousel" layout="wide">
        <Carousel label={labels.carousel.label}>
          {[...steps, ...steps].slice(0, 5).map(({ title }, index) => (
            <CarouselItem key={ordinal(index + 1)}>
              <NumberedCard mark={ordinal(index + 1)} title={title} description={labels.carousel.text} />
            </CarouselItem>
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="Filter">
        <Filter name="filter" path="/design-system" current={filter} onSelect={setFilter}>
          <FilterBar aria-label={labels.filters.join(", ")}>
            {labels.filters.map((title, index) => (
              <FilterOption key={title} value={index === 0 ? allGroups : String(index)}>
                {title}
              </FilterOption>
            ))}
          </FilterBar>
        </Filter>
      </Specimen>
      <Specimen name="Dialog">
        <Dialog>
          <DialogTrigger className={textLinkVariants()}>{labels.dialog.open}</DialogTrigger>
          <DialogContent label={labels.dialog.title}>
            <Heading level={3} variant="section">
              {labels.dialog.title}
            </Heading>
            <p className="mt-5 max-w-text">{labels.dialog.text}</p>
          </DialogContent>
        </Dialog>
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          crumbs={["/programs", "/design-system"].map((href, index) => ({
            label: labels.crumbs[index] ?? "",
            href,
          }))}
          aria-label="Breadcrumb"
        />
      </Specimen>
    </div>
  );
}
