import { enableCompileCache } from "node:module";

// What Node compiles of the server is kept for the next start, which is quicker for it. This file alone is not
// TypeScript: once the rest is kept with its types stripped, Node never loads what strips them (docs/performance.md
// says how much memory that spares). Where the folder cannot be written, nothing is lost but that.
enableCompileCache(".cache/server");
// Mails are rendered by React, whose development build is slower and larger.
process.env.NODE_ENV ??= "production";
await import("./main.ts");
