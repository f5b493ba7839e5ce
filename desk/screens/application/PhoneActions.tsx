import {
  IconArchive,
  IconChevronDown,
  IconChevronUp,
  IconMailOff,
  IconMessageReply,
  IconProgress,
} from "@tabler/icons-react";
import { Button } from "../../components/ui/Button.tsx";
import { keepToastsAbove } from "../../components/ui/keep-toasts-above.ts";
import type { ApplicationActionsApi } from "./use-application-actions.ts";

/** The actions at the bottom of a phone's screen. */
export function PhoneActions({
  isArchived,
  actions,
}: {
  isArchived: boolean;
  actions: ApplicationActionsApi;
}) {
  const { canWrite, canDecline, startReply, archive, setOpenPicker, openPrevious, openNext } = actions;
  const buttons = [
    { label: "Decline", Icon: IconMailOff, run: () => startReply("decline"), isShown: canDecline },
    { label: "Change the stage", Icon: IconProgress, run: () => setOpenPicker("stage"), isShown: canWrite },
    {
      label: isArchived ? "Back to the inbox" : "Archive",
      Icon: IconArchive,
      run: archive,
      isShown: canWrite,
    },
    { label: "Previous", Icon: IconChevronUp, run: openPrevious, isShown: true },
    { label: "Next", Icon: IconChevronDown, run: openNext, isShown: true },
  ];
  return (
    <div
      ref={keepToastsAbove}
      className="flex items-center gap-1 border-t border-hairline px-4 py-1.5 md:hidden"
    >
      {canWrite && (
        <Button variant="primary" className="grow" onClick={() => startReply("reply")}>
          <IconMessageReply aria-hidden />
          Reply
        </Button>
      )}
      {buttons.map(
        ({ label, Icon, run, isShown }) =>
          isShown && (
            <Button key={label} variant="quiet" iconOnly aria-label={label} disabled={!run} onClick={run}>
              <Icon aria-hidden className="size-icon" />
            </Button>
          ),
      )}
    </div>
  );
}
