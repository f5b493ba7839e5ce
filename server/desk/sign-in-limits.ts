import type { FastifyRequest } from "fastify";
import { minuteMs } from "#contract/durations.ts";
import { errorMessages } from "#contract/messages.ts";
import { addressKey } from "../http/limits/address-key.ts";
import { Problem } from "../http/replies/problem.ts";
import type { Store } from "../store/store.ts";

const windowMs = 15 * minuteMs;

/**
 * Links that may be asked for within the window. People of one office share an address. Requests for one member are not
 * counted here, because anybody can make them; see `createRequestedLinkToken`.
 */
const maxLinksPerAddress = 20;

/** Challenges for passkeys within the window: each is stored. */
const maxChallengesPerAddress = 60;

/** Wrong links and passkeys within the window. */
const maxFailuresPerAddress = 20;

/** Limits attempts to sign in, counted in the store so that several servers share one count. */
export function signInLimits({ rateLimits }: Pick<Store, "rateLimits">) {
  async function count(key: string, max: number) {
    const { count, remainingMs } = await rateLimits.increment(`desk ${key}`, windowMs);
    if (count > max) {
      throw new Problem(429, errorMessages.tooManySignIns, {
        retryAfterSeconds: Math.ceil(remainingMs / 1000),
      });
    }
  }
  return {
    /** Counts a request for a link. @throws Problem 429 after too many */
    async countLink({ ip }: FastifyRequest): Promise<void> {
      await count(`link ${addressKey(ip)}`, maxLinksPerAddress);
    },

    /** Counts a request for a challenge. @throws Problem 429 after too many */
    async countChallenge({ ip }: FastifyRequest): Promise<void> {
      await count(`challenge ${addressKey(ip)}`, maxChallengesPerAddress);
    },

    /**
     * Counts a wrong link or passkey. It is counted before the answer, so the first ones too many get 429 as well.
     * @throws Problem 429 after too many
     */
    async countFailure({ ip }: FastifyRequest): Promise<void> {
      await count(`failure ${addressKey(ip)}`, maxFailuresPerAddress);
    },
  };
}
