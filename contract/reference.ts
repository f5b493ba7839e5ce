/** Letters and digits of references (`NVS-7Q2K9D`): none that can be taken for one another when read aloud or off paper. */
export const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
