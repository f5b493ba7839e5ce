/** Characters of references (`NVS-7Q2K9D`): none that is confused with another when read aloud or from paper. */
export const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A whole reference. */
export const referencePattern = new RegExp(`^NVS-[${referenceAlphabet}]{6}$`);
