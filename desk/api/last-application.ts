let reference: string | null = null;

/** Remembers the application that was opened last, to which the inbox returns. */
export function rememberApplication(opened: string) {
  reference = opened;
}

export const lastApplication = () => reference;
