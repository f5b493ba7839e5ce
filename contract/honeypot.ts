/** A field people never see and simple robots fill in; what trips it is quarantined, never dropped. */
export const honeypot = "fax";
