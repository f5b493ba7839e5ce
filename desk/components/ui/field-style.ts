const fieldStyle =
  "w-full rounded-control border border-hairline-strong bg-field px-2.5 placeholder:text-quiet hover:border-text aria-invalid:border-danger pointer-coarse:text-body";

/** Classes of a field of one line. */
export const inputStyle = `${fieldStyle} h-control pointer-coarse:h-touch`;

/** Classes of a field of several lines, as high as its `rows`. */
export const textAreaStyle = `${fieldStyle} py-1.5`;
