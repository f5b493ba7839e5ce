import { CopyrightYear } from "./CopyrightYear.tsx";
import type { FrameData } from "./frame-data.ts";
import { SocialIcon } from "./SocialIcon.tsx";

function Links({ links, className }: { links: FrameData["smallPrint"]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} className="footer-link">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Large wordmark, four columns, hairlines, and the small print. */
export function Footer(props: FrameData) {
  const { name, tagline, footer, address, phone, email, social } = props;
  return (
    <footer data-ground="basalt" className="bg-black text-text print:hidden">
      <div className="frame-width pb-10">
        <div className="grid gap-x-8 pt-16 md:pt-24 gap-y-12 grid-cols-2 lg:grid-cols-[4fr_3fr_2fr_auto]">
          <div className="max-sm:col-span-2">
            <h2 className="footer-heading">{name}</h2>
            <p className="max-w-[22ch] text-h3 leading-snug text-balance">{tagline}</p>
            <ul className="mt-8 -ml-3 flex">
              {social.map((profile) => (
                <li key={profile.href}>
                  <a href={profile.href} className="footer-social" rel="me noopener">
                    <SocialIcon name={profile.icon} />
                    <span className="sr-only">
                      {name} on {profile.label}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label="Footer" className="contents">
            {footer.map((column) => (
              <div key={column.title}>
                <h2 className="footer-heading">{column.title}</h2>
                <Links links={column.links} />
              </div>
            ))}
          </nav>
          <div className="max-sm:col-span-2">
            <h2 className="footer-heading">
              <a
                href="/contact"
                className="-my-3 inline-block py-3 underline-offset-4 hover:text-text hover:underline"
              >
                {props.contactHeading}
              </a>
            </h2>
            <address className="not-italic">
              <p className="py-1.5 text-quiet">
                {address.street}
                <br />
                {address.postalCode} {address.city}, {address.country}
              </p>
              <ul>
                <li>
                  <a href={`tel:${phone.number}`} className="footer-link">
                    {phone.label}
                  </a>
                </li>
                <li>
                  <a href={`mailto:${email}`} className="footer-link">
                    {email}
                  </a>
                </li>
              </ul>
            </address>
          </div>
        </div>
        <p aria-hidden className="footer-wordmark">
          <span>{name}</span>
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-hairline pt-6 text-small text-quiet">
          <p>
            © <CopyrightYear buildYear={props.buildYear} /> {name}
          </p>
          <Links links={props.smallPrint} className="flex flex-wrap gap-x-3 sm:gap-x-6" />
        </div>
      </div>
    </footer>
  );
}
