import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useParams } from "react-router";
import { listHref } from "../../api/inbox-filter.ts";
import { savedViewsQuery } from "../../api/saved-views.ts";
import { Message } from "../../components/Message.tsx";
import { QueryState } from "../../components/QueryState.tsx";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { Screen } from "../../layout/Screen.tsx";

/** The address of a saved view: leads to its list. */
export function SavedView() {
  const { id } = useParams();
  const views = useQuery(savedViewsQuery);
  const view = views.data?.find((view) => view.id === id);
  if (view) return <Navigate replace to={listHref(view.filter)} />;
  return (
    <Screen title="View">
      <QueryState query={views} loadingText="Opening the view …" />
      {views.data && (
        <Message title="There is no such view" description="The view was deleted, or is not shared with you.">
          <Link to="/" className={buttonVariants()}>
            Show the inbox
          </Link>
        </Message>
      )}
    </Screen>
  );
}
