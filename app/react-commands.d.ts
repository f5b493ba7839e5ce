import "react";

// React's types do not list HTML's invoker commands yet; React renders them as plain attributes.
declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
