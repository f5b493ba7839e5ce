import { Accordion, AccordionItem } from "#app/components/ui/Accordion.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { Carousel, CarouselItem } from "#app/components/ui/Carousel.tsx";
import { Dialog, DialogContent, DialogTrigger } from "#app/components/ui/Dialog.tsx";
import { Filter, FilterBar } from "#app/components/ui/Filter.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { Tabs } from "#app/components/ui/Tabs.tsx";
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
  /** Texts of the carousel's cards. */
  steps: { title: string }[];
}) {
  return (
    <div>
      <Specimen name="Tabs">
        <Tabs
          name="tabs"
          label={labels.tabs.map(({ title }) => title).join(", ")}
          tabs={labels.tabs.map(({ title, text }, index) => ({
            id: String(index + 1),
            title,
            panel: <p className="max-w-text">{text}</p>,
          }))}
        />
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
        <Filter name="filter">
          <FilterBar
            label={labels.filters.join(", ")}
            all={labels.filters[0] ?? ""}
            options={labels.filters.slice(1).map((title, index) => ({ value: String(index + 1), title }))}
          />
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
