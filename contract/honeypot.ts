/** Name of a field that people do not see and simple bots fill in. Such submissions are stored as quarantined. */
export const honeypot = "fax";
