import { IconBrandLinkedin, IconBrandX } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { EmailAddress } from "#app/components/ui/EmailAddress.tsx";
import type { LayoutData } from "./layout-data.ts";

const icons = { linkedin: IconBrandLinkedin, x: IconBrandX };

/** The logo of a social network; decorative, since its link has the name. */
function SocialIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}

/** Four columns of links and addresses, on the home page the large wordmark, and the small print. */
export function Footer({ path, ...props }: LayoutData & { path: string }) {
  const { name, tagline, companyDetails, footer, address, phone, email, social } = props;
  return (
    <footer data-ground="basalt" className="border-t border-hairline print:hidden">
      <div className="frame-width pb-10">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 pt-14 md:gap-y-12 md:pt-18 lg:grid-cols-12">
          <div className="max-sm:col-span-2 lg:col-span-3 xl:col-span-4">
            <ColumnTitle>{name}</ColumnTitle>
            <div className="flex justify-between gap-x-4 gap-y-8 sm:block">
              <p className="max-w-title text-h3 leading-snug text-balance">{tagline}</p>
              <ul className="-mx-3 flex sm:mt-8">
                {social.map((profile) => (
                  <li key={profile.href}>
                    <a
                      href={profile.href}
                      rel="me noopener"
                      className="focus-inset grid size-12 place-items-center hover:text-ember"
                    >
                      <SocialIcon name={profile.icon} />
                      <span className="sr-only">
                        {name} on {profile.label}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <nav aria-label="Footer" className="contents">
            {footer.map((column, index) => (
              <div
                key={column.title}
                className={index === 0 ? "lg:col-span-3 xl:col-span-2" : "lg:col-span-2"}
              >
                <ColumnTitle>{column.title}</ColumnTitle>
                <LinkList links={column.links} />
              </div>
            ))}
          </nav>
          <div className="max-sm:col-span-2 lg:col-span-4">
            <ColumnTitle>
              <a
                href="/contact"
                className="focus-inset -my-3 inline-block py-3 underline-offset-4 hover:text-text hover:underline"
              >
                {props.contactHeading}
              </a>
            </ColumnTitle>
            <address className="gap-x-8 wrap-anywhere not-italic max-sm:flex max-sm:flex-wrap">
              <p className="py-1 text-quiet">
                <ContentText text={address.street} />
                <br />
                {address.postalCode} {address.city}, {address.country}
              </p>
              <LinkList
                links={[
                  { label: phone.label, href: `tel:${phone.number}` },
                  { label: email, href: `mailto:${email}` },
                ]}
              />
            </address>
          </div>
        </div>
        {path === "/" && <Wordmark name={name} />}
        <div className="mt-10 flex flex-wrap items-baseline md:mt-16 justify-between gap-x-8 gap-y-2 border-t border-hairline pt-6 text-small text-quiet">
          <p>
            © <CopyrightYear buildYear={props.buildYear} /> {name}
          </p>
          <LinkList links={props.smallPrint} className="flex flex-wrap gap-x-3 sm:gap-x-6" />
          <p className="w-full">
            <ContentText text={companyDetails} />
          </p>
          <p className="w-full [body:not(:has([data-sample]))_&]:hidden">{props.sampleNote}</p>
        </div>
      </div>
    </footer>
  );
}

function ColumnTitle(props: ComponentProps<"h2">) {
  return <h2 {...props} className="mb-5 text-label text-quiet" />;
}

function LinkList({ links, className }: { links: { label: string; href: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} className="inline-block py-1 hover:text-ember pointer-coarse:py-2.5">
            {link.label.includes("@") ? (
              <EmailAddress address={link.label} />
            ) : (
              <ContentText text={link.label} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The name as wide as the content. Its width is 9.75 times its font size, so 10.2cqi fill the line; the margin takes
 * back the side bearing of its first letter.
 */
function Wordmark({ name }: { name: string }) {
  return (
    <p aria-hidden className="@container mt-(--section-row)">
      <span className="-ml-[0.064em] block overflow-clip text-[10.2cqi] leading-none font-display tracking-wordmark whitespace-nowrap [overflow-clip-margin:0.2em]">
        {name}
      </span>
    </p>
  );
}

/** The current year in Stockholm: that of the rendering, until page-script/copyright-year.ts has run. */
function CopyrightYear({ buildYear }: { buildYear: string }) {
  return (
    <span data-copyright-year suppressHydrationWarning>
      {buildYear}
    </span>
  );
}
