/** Properties of every field. */
type FieldBase = {
  /** Key in the payload. */
  name: string;
  /** Stands beside the control, in mails, in exports and in the operator CLI. */
  label: string;
};

/** Properties of every field that a visitor fills in. */
type InputBase = FieldBase & {
  /**
   * The error shown when the field is empty. `server`: browser and server refuse it, and the form's banner shows
   * `messages.missing`. `browser`: only the browser asks for it.
   */
  required?: { by: "server" | "browser"; message: string };
  /** Key of the group it stands in; the group's title comes from the page's content. */
  group?: string;
  /** Two halves beside each other share a row on wide screens. */
  width?: "half";
};

/** A single line. `maxLength` in characters; without it the type's limit holds (see limits.ts). */
type LineField = InputBase & {
  type: "text" | "email" | "tel" | "url";
  autoComplete?: string;
  autoCapitalize?: "words" | "sentences";
  spellCheck?: boolean;
  maxLength?: number;
};

/** Text of several lines. `minLength` and `maxLength` in characters; only the browser checks `minLength`. */
type TextareaField = InputBase & {
  type: "textarea";
  rows: number;
  minLength?: number;
  maxLength?: number;
};

/** One of several options; the first one is chosen at the start, and stands for a missing value. */
type SelectField = InputBase & { type: "select"; options: readonly [string, ...string[]] };

/** A box to tick. It is stored as `given` or `not given`. */
type CheckboxField = InputBase & { type: "checkbox" };

/** A file; it is sent beside the payload. */
type FileField = InputBase & {
  type: "file";
  hint: string;
  /** Extensions with their dot. */
  accept: readonly string[];
  /** @param file its size in bytes @returns what is wrong with it, or nothing */
  check: (file: { name: string; size: number }) => string | undefined;
};

/** A value the page sets. Without `value` any text is accepted, and `message` is the error when there is none. */
type HiddenField = FieldBase & {
  type: "hidden";
  /** Only the team needs it: what applicants see of their application leaves it out. */
  internal?: boolean;
} & ({ value: string; message?: undefined } | { value?: undefined; message: string });

export type InputField = LineField | TextareaField | SelectField | CheckboxField | FileField;
export type PayloadField = Exclude<InputField, FileField> | HiddenField;

/** Everything browser, server, mails and operator CLI know about a form. */
export type FormDefinition = {
  /**
   * The form's name in payloads and stored submissions, such as `Founder Application`. Null for the career form, which
   * all positions share: each position has its own, such as `CEO Co-founder Application`.
   */
  formType: string | null;
  /** Decides who receives the team's mail, by the settings `MAIL_TO_…`. */
  emailConfigType: string;
  /** Noun for a submission of the form, in texts about it. */
  noun: "application" | "message";
  /** Path of the page that has the form. */
  path: string;
  endpoint: "/api/send-email" | "/api/send-career-email";
  encoding: "json" | "multipart";
  /** In the order of the form, of mails and of the operator CLI. */
  fields: readonly (InputField | HiddenField)[];
  messages: {
    /** A field that the server requires is empty. */
    missing: string;
    /** The server refused the submission and gave no reason. */
    failed: string;
    /** The request itself failed. */
    unexpected: string;
    /** The server's answer once the submission is stored. */
    success: string;
    /** The button, and the button while the form is sent. */
    submit: string;
    submitting: string;
    /** Replaces the form once it is sent; without it a banner shows `success`. */
    panel?: { title: string; description: string; sendAnother: string };
  };
};

export type FieldName<Form extends FormDefinition> = Form["fields"][number]["name"];

type FieldValue<Field> = Field extends SelectField
  ? Field["options"][number]
  : Field extends CheckboxField
    ? "given" | "not given"
    : Field extends { type: "hidden"; value: infer Value extends string }
      ? Value
      : string;

/** Shows an intersection as one object type. */
type Flatten<T> = { [Key in keyof T]: T[Key] };

/** A form's validated payload, without its file. */
export type Payload<Form extends FormDefinition> = Form extends FormDefinition
  ? Flatten<
      {
        formType: Form["formType"] extends string ? Form["formType"] : string;
        emailConfigType: Form["emailConfigType"];
      } & {
        [Field in Exclude<Form["fields"][number], FileField> as Field["name"]]: FieldValue<Field>;
      }
    >
  : never;

/** Declares a form; keeps its names and options as literal types. */
export function defineForm<const Form extends FormDefinition>(form: Form): Form {
  return form;
}

/** The fields of the payload in the form's order: all but files. */
export function fieldsOf(form: FormDefinition): PayloadField[] {
  return form.fields.filter((field) => field.type !== "file");
}

/** The label of a field. */
export function labelOf<Form extends FormDefinition>(form: Form, name: FieldName<Form>): string {
  return form.fields.find((field) => field.name === name)?.label ?? name;
}
