import { requireNode } from "./require-node.ts";

requireNode();
await import("./run-server.ts");
