import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useMember } from "./members.ts";

/**
 * Fetches everything again, and forgets the rest, when the member's role, forms, positions, ventures or rights to the
 * site have changed.
 */
export function useAccessChanges() {
  const queries = useQueryClient();
  const { role, forms, positions, ventures, site } = useMember();
  const access = JSON.stringify([role, forms, positions, ventures, site]);
  const known = useRef(access);
  useEffect(() => {
    if (known.current === access) return;
    known.current = access;
    queries.removeQueries({ type: "inactive" });
    void queries.invalidateQueries();
  }, [queries, access]);
}
