import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { inboxApi } from "#contract/desk/inbox.ts";
import { call } from "../api/call.ts";
import { applicationHref, inboxHref } from "../api/inbox-filter.ts";
import { useMember } from "../api/members.ts";
import { savedViewHref, savedViewsQuery } from "../api/saved-views.ts";
import { applicantName } from "../components/names.ts";
import { hasScreen, navigationGroups } from "../navigation-items.ts";
import { activeShortcuts } from "./shortcuts.ts";

export type PaletteItem = {
  value: string;
  label: string;
  description?: string;
  key?: string;
  run: () => void;
};
export type PaletteGroup = { value: string; items: PaletteItem[] };

const mostFound = 8;

/** The commands of now, the screens, the saved views, and the applications found, that fit the typed words. */
export function usePaletteItems(text: string): PaletteGroup[] {
  const navigate = useNavigate();
  const member = useMember();
  const [shortcuts] = useState(activeShortcuts);
  const query = text.trim();
  const found = useQuery({
    queryKey: ["palette", query],
    queryFn: ({ signal }) =>
      call(inboxApi.list, { query: { q: query, status: "all", limit: mostFound }, signal }),
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
  });
  const fits = ({ label }: { label: string }) => label.toLowerCase().includes(query.toLowerCase());
  const commands = shortcuts
    .map(({ key, label, run }) => ({ value: `command ${key}`, label, key, run }))
    .filter(fits);
  const screens = navigationGroups
    .flat()
    .filter((item) => hasScreen(item, member))
    .map(({ href, label }) => ({ value: href, label, run: () => void navigate(href) }))
    .filter(fits);
  const views = (useQuery(savedViewsQuery).data ?? [])
    .map((view) => ({
      value: `view ${view.id}`,
      label: view.name,
      description: "View of the inbox",
      run: () => void navigate(savedViewHref(view)),
    }))
    .filter(fits);
  const applications = (query.length > 1 ? (found.data?.applications ?? []) : []).map((row) => ({
    value: row.reference,
    label: applicantName(row),
    description: row.title,
    run: () => void navigate(applicationHref(row.reference)),
  }));
  const search = query
    ? [
        {
          value: "search",
          label: `Search the inbox for “${query}”`,
          run: () => void navigate(inboxHref({ q: query, status: "all" })),
        },
      ]
    : [];
  return [
    { value: "Applications", items: applications },
    { value: "Commands", items: commands },
    { value: "Views", items: views },
    { value: "Screens", items: screens },
    { value: "Inbox", items: search },
  ].filter(({ items }) => items.length > 0);
}
