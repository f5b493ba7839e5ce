import { enableCompileCache } from "node:module";

// What Node compiles of the server is kept for the next start: it is quicker, and holds 15 MB less, because types
// need not be stripped again. Where the folder cannot be written, nothing is lost but that.
enableCompileCache(".cache/server");
// Mails are rendered by React, whose development build is slower and larger.
process.env.NODE_ENV ??= "production";
await import("./serve.ts");
