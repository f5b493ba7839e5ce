import "react";

// HTML's invoker commands, which React renders as plain attributes and its types do not list yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
