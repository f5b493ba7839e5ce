import { type FormKind, forms } from "#contract/forms/registry.ts";
import type { Store } from "../store/store.ts";

const isFormKind = (name: string): name is FormKind => Object.hasOwn(forms, name);

/**
 * An operator's name of a form: its kind (`career`) or a form type as listed (`CEO Application`), in any case.
 * @param positionFormTypes form types of the positions the site offers now
 * @throws when there is no such form, naming those there are
 */
export async function formFilter(
  { submissions }: Pick<Store, "submissions">,
  form: string | undefined,
  positionFormTypes: string[],
): Promise<{ form?: FormKind; formType?: string }> {
  if (form === undefined) return {};
  if (isFormKind(form)) return { form };
  // The site may have offered other forms earlier.
  const formTypes = new Set([
    ...Object.values(forms).flatMap(({ formType }) => formType ?? []),
    ...positionFormTypes,
    ...(await submissions.formTypes()),
  ]);
  for (const formType of formTypes) if (formType.toLowerCase() === form.toLowerCase()) return { formType };
  const names = [...Object.keys(forms), ...[...formTypes].map((formType) => `"${formType}"`)];
  throw new Error(`There is no form "${form}". There are: ${names.join(", ")}.`);
}
