import { fileRepository } from "./files.ts";
import { idempotencyKeyRepository } from "./idempotency-keys.ts";
import { mailLeaseRepository } from "./mail-leases.ts";
import { mailRepository } from "./mails.ts";
import { metadataRepository } from "./metadata.ts";
import { rateLimitRepository } from "./rate-limits.ts";
import type { Connection, Dialect } from "./schema.ts";
import { statisticsRepository } from "./statistics.ts";
import { submissionRepository } from "./submissions.ts";

export type Repositories = ReturnType<typeof createRepositories>;

/** All repositories on one connection or transaction. */
export function createRepositories(db: Connection, dialect: Dialect) {
  return {
    submissions: submissionRepository(db, dialect),
    files: fileRepository(db),
    mails: mailRepository(db),
    mailLeases: mailLeaseRepository(db, dialect),
    idempotencyKeys: idempotencyKeyRepository(db),
    metadata: metadataRepository(db),
    rateLimits: rateLimitRepository(db),
    statistics: statisticsRepository(db),
  };
}
