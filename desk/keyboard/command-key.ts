/** The key that is held for a command, as this system writes it. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
