import { requireNode } from "./require-node.ts";

requireNode();
await import("./serve.ts");
