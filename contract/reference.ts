/** Letters and digits that cannot be taken for one another when read aloud or off paper. */
export const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What a submission is called towards people: `NVS-7Q2K9D`. */
export const referencePattern = /^NVS-[0-9A-Z]{6}$/;
