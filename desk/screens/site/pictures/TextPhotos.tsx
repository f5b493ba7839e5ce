import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useRef } from "react";
import { shownText } from "#contract/desk/shown-text.ts";
import { siteApi } from "#contract/desk/site.ts";
import { folderOf } from "#contract/desk/site-items.ts";
import { hrefOf } from "../../../api/call.ts";
import { toastUndo } from "../../../api/toasts.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { TextField } from "../../../components/ui/TextField.tsx";
import { fieldId } from "../form/form-context.ts";
import {
  changePhoto,
  insertParagraph,
  paragraphsOf,
  photoMarkdown,
  photosIn,
  removeParagraph,
  swapWithNext,
  type TextPhoto,
} from "./text-photos.ts";

type Props = {
  file: string;
  text: string;
  onChange: (text: string) => void;
};

const maxShownLength = 60;

/** Where a photo stands, in the words above it. */
function placeOf(text: string, { paragraph }: TextPhoto): string {
  const { source = "" } = paragraphsOf(text)[paragraph - 1] ?? {};
  const words = shownText(source);
  if (words === "") return "At the beginning of the text";
  return `Below “${words.slice(0, maxShownLength)}${words.length > maxShownLength ? "…" : ""}”`;
}

function PhotoEntry({
  photo,
  file,
  text,
  onChange,
  onRemove,
}: Props & { photo: TextPhoto; onRemove: () => void }) {
  const { paragraph, name, alt } = photo;
  const path = `${folderOf(file)}/${name.replace(/#.*$/, "")}`;
  const isLast = paragraph === paragraphsOf(text).length - 1;
  const buttons = [
    {
      label: "Move up",
      icon: IconArrowUp,
      isOff: paragraph === 0,
      act: () => onChange(swapWithNext(text, paragraph - 1)),
    },
    {
      label: "Move down",
      icon: IconArrowDown,
      isOff: isLast,
      act: () => onChange(swapWithNext(text, paragraph)),
    },
    { label: "Remove", icon: IconTrash, isOff: false, act: onRemove },
  ];
  return (
    <li className="flex flex-col gap-2 border-b border-hairline py-3">
      <div className="flex items-start gap-3">
        <img
          src={hrefOf(siteApi.picture, { query: { path } })}
          alt=""
          className="h-16 w-24 shrink-0 rounded-control bg-hover object-cover"
        />
        <p aria-live="polite" className="min-w-0 text-fine text-quiet wrap-anywhere">
          {placeOf(text, photo)}
        </p>
      </div>
      <TextField
        label="What the photo shows"
        required
        value={alt}
        onChange={({ target }) => onChange(changePhoto(text, { ...photo, alt: target.value }))}
      />
      <TextField
        label="Caption (optional)"
        value={photo.caption}
        onChange={({ target }) => onChange(changePhoto(text, { ...photo, caption: target.value }))}
      />
      <p className="-mx-3 flex flex-wrap">
        {buttons.map(({ label, icon: Icon, isOff, act }) => (
          <Button
            key={label}
            variant="quiet"
            aria-label={`${label}: ${alt || name}`}
            // At an end of the text it keeps the focus.
            aria-disabled={isOff || undefined}
            className="aria-disabled:opacity-60"
            onClick={() => !isOff && act()}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
      </p>
    </li>
  );
}

/** The photos that stand in a text: what is said about each, and where it stands. Nothing without any. */
export function TextPhotos(props: Props) {
  const photos = photosIn(props.text);
  // What is removed comes back into the text as it is then.
  const latest = useRef(props);
  latest.current = props;
  function remove({ paragraph, ...photo }: TextPhoto) {
    props.onChange(removeParagraph(props.text, paragraph));
    // Not to where the cursor is in the text: the list below it stays in view.
    document.getElementById(fieldId("body"))?.focus({ preventScroll: true });
    toastUndo("The photo is no longer in the text", () => {
      const { text, onChange } = latest.current;
      onChange(insertParagraph(text, paragraph, photoMarkdown(photo)));
    });
  }
  if (photos.length === 0) return null;
  return (
    <section aria-label="Photos in the text">
      <h3 className="font-medium">Photos in the text</h3>
      <p className="text-fine text-quiet">
        In the text above, a photo is a line that begins with ![. You can describe and move it here.
      </p>
      <ul>
        {photos.map((photo, index) => {
          const same = photos.slice(0, index).filter(({ name }) => name === photo.name).length;
          return (
            <PhotoEntry
              key={`${photo.name} ${same}`}
              photo={photo}
              {...props}
              onRemove={() => remove(photo)}
            />
          );
        })}
      </ul>
    </section>
  );
}
