import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import "./styles/desk.css";
import { queryClient } from "./api/query-client.ts";
import { router } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
createRoot(root).render(
  <StrictMode>
    {/* The Content-Security-Policy of the desk allows no inline styles. */}
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        {/* Pages are rendered at once: in a transition, a key would show its effect a frame or two later. */}
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
