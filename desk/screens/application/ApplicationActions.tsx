import { Menu } from "@base-ui/react/menu";
import { IconArchive, IconDots, IconMailOff, IconMessageReply } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { useRelease } from "../../api/release-and-erase.ts";
import { EraseDialog } from "../../components/EraseDialog.tsx";
import { Button, buttonVariants } from "../../components/ui/Button.tsx";
import { MenuContent, menuItemStyle } from "../../components/ui/Menu.tsx";
import { CorrectAddress } from "./CorrectAddress.tsx";
import { PutOffDialog } from "./PutOffDialog.tsx";
import type { ApplicationActionsApi } from "./use-application-actions.ts";

type Props = { row: InboxRow; actions: ApplicationActionsApi };

/** Reply, decline, archive, and what is seldom done. */
export function ApplicationActions({ row, actions }: Props) {
  const [rowToErase, setRowToErase] = useState<InboxRow | null>(null);
  const { canEdit, canWrite, close } = actions;
  return (
    <>
      {canEdit && (canWrite || row.status === "quarantined") && (
        <Buttons row={row} actions={actions} onErase={() => setRowToErase(row)} />
      )}
      {/* Shown also when nothing can be done any more, so that the erasure still leads from this application to the list. */}
      <EraseDialog
        key={row.reference}
        row={rowToErase}
        onClose={() => setRowToErase(null)}
        onErased={close}
      />
    </>
  );
}

function Buttons({ row, actions, onErase }: Props & { onErase: () => void }) {
  const navigate = useNavigate();
  const [isCorrecting, setCorrecting] = useState(false);
  const release = useRelease();
  const { canWrite, canDecline, archive, startReply, markUnread, change } = actions;
  const { openPicker, setOpenPicker } = actions;
  const isQuarantined = row.status === "quarantined";
  return (
    <>
      {canWrite && (
        <span className="contents max-md:hidden">
          <Button
            variant="primary"
            aria-keyshortcuts="r"
            title="Reply (r)"
            onClick={() => startReply("reply")}
          >
            <IconMessageReply aria-hidden />
            Reply
          </Button>
          {canDecline && (
            <Button aria-keyshortcuts="d" title="Decline (d)" onClick={() => startReply("decline")}>
              <IconMailOff aria-hidden />
              <span className="max-lg:sr-only">Decline</span>
            </Button>
          )}
          <Button aria-keyshortcuts="e" title="Archive (e)" onClick={archive}>
            <IconArchive aria-hidden />
            <span className="max-lg:sr-only">{row.isArchived ? "Back to the inbox" : "Archive"}</span>
          </Button>
        </span>
      )}
      {isQuarantined && (
        <Button variant="primary" disabled={release.isPending} onClick={() => release.mutate(row)}>
          Release
        </Button>
      )}
      <Menu.Root>
        <Menu.Trigger
          aria-label="More actions"
          className={buttonVariants({ variant: "quiet", iconOnly: true })}
        >
          <IconDots aria-hidden />
        </Menu.Trigger>
        <MenuContent align="end">
          {canWrite && (
            <Menu.Item className={menuItemStyle} onClick={markUnread}>
              Mark as unread
            </Menu.Item>
          )}
          <Menu.Item
            className={menuItemStyle}
            onClick={() => void navigate(`/person?${new URLSearchParams({ reference: row.reference })}`)}
          >
            Everything about this person
          </Menu.Item>
          {canWrite && row.waitingFor !== null && (
            <Menu.Item className={menuItemStyle} onClick={() => setOpenPicker("putOff")}>
              Put off …
            </Menu.Item>
          )}
          {canWrite && (
            <Menu.Item className={menuItemStyle} onClick={() => setCorrecting(true)}>
              Correct the address …
            </Menu.Item>
          )}
          <Menu.Item className={menuItemStyle} onClick={onErase}>
            Erase …
          </Menu.Item>
        </MenuContent>
      </Menu.Root>
      {isCorrecting && <CorrectAddress row={row} onClose={() => setCorrecting(false)} />}
      {openPicker === "putOff" && (
        <PutOffDialog
          until={row.putOffUntil}
          onChoose={(putOffTo) => change({ putOffTo })}
          onClose={() => setOpenPicker(null)}
        />
      )}
    </>
  );
}
