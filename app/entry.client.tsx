import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Renders the next page in one step instead of in slices between frames. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
