import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type SiteFile, type SitePicture, siteApi } from "#contract/desk/site.ts";
import { call, hrefOf } from "../../../api/call.ts";
import { siteFileQuery } from "../../../api/site.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { sentOnce, sentOnceError } from "../lost-answer.ts";
import { FocusPicker } from "./FocusPicker.tsx";
import { PictureChooser } from "./PictureChooser.tsx";
import { requireSendable } from "./picture-files.ts";

type Props = { file: string; onSaved: () => void };

/** What changes a picture. Each is answered with the file as it is then. */
function usePictureChange({ file, onSaved }: Props, { name, version, file: picture }: SitePicture) {
  const queries = useQueryClient();
  const seen = { file, name, before: version };
  return useMutation({
    ...sentOnce,
    mutationFn: async (
      change: File | { focus: SitePicture["focus"] } | "remove",
    ): Promise<SiteFile | null> => {
      if (change === "remove") {
        if (picture !== null) await call(siteApi.removePicture, { query: { path: picture } });
        return null;
      }
      if (!(change instanceof File)) {
        return call(siteApi.focusPicture, { body: { ...seen, ...change } });
      }
      requireSendable(change);
      return call(siteApi.savePicture, { query: seen, bytes: change });
    },
    onSuccess: (answer) => {
      if (answer) queries.setQueryData(siteFileQuery(file).queryKey, answer);
      onSaved();
    },
    meta: { refetch: "site" },
  });
}

function PictureField({ picture, ...props }: Props & { picture: SitePicture }) {
  const { label, file, kind, focus, version } = picture;
  const { mutate, mutateAsync, isPending, error } = usePictureChange(props, picture);
  const [isAsking, setAsking] = useState(false);
  const src = file === null ? null : hrefOf(siteApi.picture, { query: { path: file, version } });
  return (
    <section aria-label={label} className="flex flex-col gap-2 border-b border-hairline pb-4">
      <h2 className="flex items-center font-medium">
        {label}
        {src && (
          <Button
            variant="quiet"
            className="-mr-3 ml-auto"
            aria-label={`Remove: ${label}`}
            disabled={isPending}
            onClick={() => setAsking(true)}
          >
            Remove
          </Button>
        )}
      </h2>
      {props.file.startsWith("articles/") && (
        <p className="text-fine text-quiet">
          This photo is decoration: screen readers skip it. A photo that carries information belongs in the
          text, where you can describe it.
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove the ${kind}?`}
        description="It leaves the site when you publish the change. Later, you can take back that publication, or choose the file again."
        action="Remove"
        onConfirm={() => {
          setAsking(false);
          mutate("remove");
        }}
      />
      {src && kind === "photo" && (
        <FocusPicker
          label={label}
          src={src}
          focus={focus}
          isBusy={isPending}
          onChoose={(chosen) => mutateAsync({ focus: chosen })}
        />
      )}
      {src && kind === "logo" && (
        <img src={src} alt={label} className="max-h-32 w-fit max-w-full rounded-control bg-basalt p-4" />
      )}
      <PictureChooser
        label={src ? `Choose another ${kind}` : `Choose a ${kind}`}
        isBusy={isPending}
        onChoose={mutate}
      />
      <FormError>{sentOnceError(error)}</FormError>
    </section>
  );
}

/** The pictures that a file can have beside it. Nothing where it can have none. */
export function PictureFields({ pictures, ...props }: Props & { pictures: SitePicture[] }) {
  return pictures.map((picture) => <PictureField key={picture.name} picture={picture} {...props} />);
}
