import { expect, test } from "vitest";
import { webhookSignature } from "./sign.ts";

// The example of the specification's reference libraries.
test("signs as the Standard Webhooks specification says", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const signature = webhookSignature(
    secret,
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    1614265330,
    '{"test": 2432232314}',
  );
  expect(signature).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  expect(
    webhookSignature(secret.slice(6), "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}'),
  ).toBe(signature);
});
