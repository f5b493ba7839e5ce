import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { forms } from "#contract/forms/registry.ts";
import { FormFields } from "./FormFields.tsx";

const inputFields = (form: (typeof forms)[keyof typeof forms]) =>
  form.fields.filter((field) => field.type !== "hidden");

test.each(Object.entries(forms))("the %s form has the declared controls, in order", (kind, form) => {
  const fields = inputFields(form);
  const html = parse(renderToStaticMarkup(createElement(FormFields, { formId: kind, fields })));
  const controls = html.querySelectorAll("[name]");
  expect(controls.map((control) => control.getAttribute("name"))).toEqual(fields.map((field) => field.name));
  for (const [index, field] of fields.entries()) {
    const control = controls[index];
    const id = control?.getAttribute("id");
    expect(html.querySelector(`label[for="${id}"]`)?.text).toBe(field.label);
    expect(control?.hasAttribute("required")).toBe("required" in field);
    expect(html.querySelector(`#${id}-error`)).not.toBeNull();
  }
});

test("groups are numbered and have the content's titles", () => {
  const html = parse(
    renderToStaticMarkup(
      createElement(FormFields, {
        formId: "founder",
        fields: inputFields(forms.founder),
        groups: { you: "You", venture: "The venture" },
      }),
    ),
  );
  expect(html.querySelectorAll("legend").map((legend) => legend.text)).toEqual(["01You", "02The venture"]);
});
