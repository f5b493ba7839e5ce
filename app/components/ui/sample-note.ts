import { createContext } from "react";

/** What the marks of samples mean. The root provides it, as the title of each mark. */
export const SampleNote = createContext("");
