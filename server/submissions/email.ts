import { domainToASCII } from "node:url";

/** An email address as it is stored for lookups. Two addresses that differ in case are taken for one person. */
export function normalizeEmailForLookup(email: string): string {
  return email.toLowerCase();
}

/**
 * An address in the form that addresses are compared in. Mail servers and libraries change the case of domains, and
 * write international ones (`åre.example`) in ASCII.
 */
export function canonicalAddress(address: string): string {
  const domainStart = address.lastIndexOf("@") + 1;
  const domain = address.slice(domainStart);
  return (address.slice(0, domainStart) + (domainToASCII(domain) || domain)).toLowerCase();
}
