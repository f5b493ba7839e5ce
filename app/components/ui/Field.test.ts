import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextField } from "./Field.tsx";

test("a caller's class and description are added to the control's own", () => {
  const html = renderToStaticMarkup(
    createElement(TextField, {
      formId: "f",
      name: "code",
      label: "Code",
      hint: "Six digits",
      className: "caller",
      "aria-describedby": "help",
    }),
  );
  expect(html).toMatch(/class="[^"]*\bw-full\b[^"]*\bcaller"/);
  expect(html).toContain('aria-describedby="f-code-hint f-code-error help"');
});
