import { createContext } from "react-router";
import type { PageInput } from "./page-input.ts";

/** Passed to React Router with each request on the server: what the page shows besides content, and who hears of errors. */
export const renderRequest = createContext<PageInput & { onError?: (error: unknown) => void }>({});
