/** The columns of the list, shared by its heading and its rows. Phones show a row as two lines. */
export const rowColumns =
  "grid grid-cols-[2.75rem_minmax(0,1fr)_auto] md:grid-cols-[2.5rem_minmax(8rem,1.3fr)_minmax(7rem,1fr)_10rem_2.5rem_5.25rem_4.25rem] xl:grid-cols-[2.5rem_minmax(9rem,1.1fr)_minmax(9rem,1.2fr)_minmax(6.5rem,0.9fr)_10.5rem_11rem_5.5rem_4.5rem]";

/** Heights in pixels, for the virtual list. */
export const rowHeightPx = { list: 38, phone: 64 } as const;
