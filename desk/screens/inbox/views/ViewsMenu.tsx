import { Menu } from "@base-ui/react/menu";
import { IconBookmark, IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import type { SavedView } from "#contract/desk/saved-views.ts";
import { listHref } from "../../../api/inbox-filter.ts";
import { useMember, useMemberName } from "../../../api/members.ts";
import { isViewOf, savedViewsQuery } from "../../../api/saved-views.ts";
import { lazyPart } from "../../../components/lazy-part.tsx";
import { buttonVariants } from "../../../components/ui/Button.tsx";
import { MenuContent, menuItemStyle } from "../../../components/ui/Menu.tsx";
import { useShortcuts } from "../../../keyboard/shortcuts.ts";

const SaveView = lazyPart(async () => (await import("./SaveView.tsx")).SaveView);
const ManageViews = lazyPart(async () => (await import("./ManageViews.tsx")).ManageViews);

type Props = { label: string; views: readonly SavedView[]; filter: InboxFilter };

/** Links to views. Nothing without any. */
function ViewGroup({ label, views, filter }: Props) {
  const member = useMember();
  const memberName = useMemberName();
  if (views.length === 0) return null;
  return (
    <Menu.Group>
      <Menu.GroupLabel className="px-2.5 pt-2 pb-1 text-fine text-quiet">{label}</Menu.GroupLabel>
      {views.map((view) => (
        <Menu.LinkItem
          key={view.id}
          render={<Link to={listHref(view.filter)} />}
          closeOnClick
          aria-current={isViewOf(view, filter) ? "page" : undefined}
          className={menuItemStyle}
        >
          <span className="max-w-64 truncate">{view.name}</span>
          {view.memberId !== member.id && (
            <span className="ml-auto text-quiet">{memberName(view.memberId)}</span>
          )}
          {isViewOf(view, filter) && <IconCheck aria-hidden className="ml-auto" />}
        </Menu.LinkItem>
      ))}
    </Menu.Group>
  );
}

/** The saved views of the list, opened by `v`. */
export function ViewsMenu({ filter }: { filter: InboxFilter }) {
  const member = useMember();
  const views = useQuery(savedViewsQuery).data ?? [];
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<"save" | "manage" | null>(null);
  useShortcuts([{ key: "v", label: "Views", run: () => setOpen(true) }]);
  const isOwn = ({ memberId }: SavedView) => memberId === member.id;
  const current = views.find((view) => isViewOf(view, filter));
  const close = () => setDialog(null);
  return (
    <>
      <Menu.Root open={isOpen} onOpenChange={setOpen}>
        <Menu.Trigger aria-keyshortcuts="v" className={buttonVariants()}>
          <IconBookmark aria-hidden />
          {current ? (
            <span className="max-w-40 truncate max-md:max-w-24">
              <span className="sr-only">View: </span>
              {current.name}
            </span>
          ) : (
            "Views"
          )}
        </Menu.Trigger>
        <MenuContent align="end">
          <ViewGroup label="Yours" views={views.filter(isOwn)} filter={filter} />
          <ViewGroup
            label="Shared by colleagues"
            views={views.filter((view) => !isOwn(view))}
            filter={filter}
          />
          {views.length > 0 && <Menu.Separator className="my-1 h-px bg-hairline" />}
          <Menu.Item className={menuItemStyle} onClick={() => setDialog("save")}>
            Save this view …
          </Menu.Item>
          {views.length > 0 && (
            <Menu.Item className={menuItemStyle} onClick={() => setDialog("manage")}>
              Manage views …
            </Menu.Item>
          )}
        </MenuContent>
      </Menu.Root>
      <Suspense>
        {dialog === "save" && <SaveView filter={filter} onClose={close} />}
        {dialog === "manage" && <ManageViews filter={filter} onClose={close} />}
      </Suspense>
    </>
  );
}
