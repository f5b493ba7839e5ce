import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The browser navigates. Before the router's own listener, which would load a page when an anchor leaves the address.
addEventListener("popstate", (event) => event.stopImmediatePropagation());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
