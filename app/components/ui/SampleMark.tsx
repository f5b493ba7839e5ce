import { useContext } from "react";
import { SampleNote } from "./sample-note.ts";

/** The asterisk after a figure, name or term that is made up; its title says what it means. */
export function SampleMark() {
  return (
    <sup data-sample title={useContext(SampleNote)}>
      <span>*</span>
    </sup>
  );
}
