import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { formatCount } from "#contract/count.ts";
import { siteApi } from "#contract/desk/site.ts";
import { call } from "../../../api/call.ts";
import { previewLinksQuery } from "../../../api/site.ts";
import { toasts } from "../../../api/toasts.ts";
import { CopyField } from "../../../components/CopyField.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { sentOnce, sentOnceError } from "../lost-answer.ts";

/** Makes a link that shows the drafts to somebody without an account, and ends such links. */
export function SharePreview() {
  const queries = useQueryClient();
  const [parameters] = useSearchParams();
  const page = parameters.get("page") ?? "/";
  const onSettled = () => queries.invalidateQueries({ queryKey: previewLinksQuery.queryKey });
  const count = useQuery(previewLinksQuery).data?.count ?? 0;
  const share = useMutation({
    ...sentOnce,
    mutationFn: () => call(siteApi.sharePreview),
    onSettled,
  });
  const end = useMutation({
    mutationFn: () => call(siteApi.endPreviews),
    onSuccess: () => {
      share.reset();
      toasts.add({ title: "Your preview links are withdrawn" });
    },
    onSettled,
  });
  const error = share.error ?? end.error;
  return (
    <section
      aria-label="Preview for others"
      className="mt-5 flex flex-col gap-2 border-t border-hairline pt-4"
    >
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-quiet">
          {count > 0
            ? `You have ${formatCount(count, "active preview link")}.`
            : "Show the drafts to somebody without an account."}
        </span>
        <span className="ml-auto flex gap-1">
          {count > 0 && (
            <Button variant="quiet" disabled={end.isPending} onClick={() => end.mutate()}>
              Stop sharing
            </Button>
          )}
          <Button disabled={share.isPending} onClick={() => share.mutate()}>
            Make a preview link
          </Button>
        </span>
      </p>
      {share.data && (
        <CopyField
          label="Link, for 24 hours"
          hint={`The link opens ${page}. Anyone who has it sees all drafts.`}
          value={share.data.url.replace(/\/$/, page)}
        />
      )}
      <FormError>{sentOnceError(error)}</FormError>
    </section>
  );
}
