import type { Locator, Page } from "@playwright/test";
import { type FieldName, type FormDefinition, labelOf } from "#contract/forms/form-definition.ts";

/** The control of a field, by its declared label. */
export function control<Form extends FormDefinition>(page: Page, form: Form, name: FieldName<Form>): Locator {
  const field = form.fields.find((one) => one.name === name);
  // The content has the sentence beside a checkbox.
  if (field?.type === "checkbox") return page.getByRole("checkbox");
  return page.getByLabel(labelOf(form, name), { exact: true });
}

/** Fills in fields by their name; chooses options, ticks boxes and attaches files. */
export async function fillForm<Form extends FormDefinition>(
  page: Page,
  form: Form,
  values: Partial<Record<FieldName<Form>, string>>,
) {
  for (const field of form.fields) {
    const value = values[field.name as FieldName<Form>];
    if (value === undefined) continue;
    const element = control(page, form, field.name as FieldName<Form>);
    if (field.type === "select") await element.selectOption(value);
    else if (field.type === "checkbox") await element.check();
    else if (field.type === "file") await element.setInputFiles(value);
    else await element.fill(value);
  }
}

/** The button that sends a form. */
export const submitButton = (page: Page, form: FormDefinition) =>
  page.getByRole("button", { name: form.messages.submit });
