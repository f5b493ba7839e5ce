/** The parts of a photo that can be kept where it is cropped, as editors name them. */
export const focusPositions = ["top", "bottom", "left", "right", "center"] as const;

export type FocusPosition = (typeof focusPositions)[number];
