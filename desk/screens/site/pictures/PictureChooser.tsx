import { IconPhotoPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { acceptedPictures, fileOf } from "./picture-files.ts";

type Props = {
  /** The words on the button. */
  label: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
};

/** Takes a picture: by its button, by a drop on it, or by a paste while it has the focus. */
export function PictureChooser({ label, isBusy, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => file && !isBusy && onChoose(file);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same with the keyboard.
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-dashed border-hairline-strong p-2.5",
        isOver && "bg-selected",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(fileOf(event.dataTransfer));
      }}
      onPaste={(event) => take(fileOf(event.clipboardData))}
    >
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        <IconPhotoPlus aria-hidden />
        {isBusy ? "Uploading …" : label}
      </Button>
      <span className="text-fine text-quiet max-md:hidden">or drop or paste it here</span>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedPictures}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = "";
        }}
      />
    </div>
  );
}
