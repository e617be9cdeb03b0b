import { Secret, TOTP } from 'otpauth';

/** The codes that an app shows for a key. Each is accepted once, so that every call gives a later one. */
export function createAppCodes(key: string): () => Promise<string> {
  const app = new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) });
  let last = 0;
  return async () => {
    // The server takes the code of the next half minute, too.
    const now = Math.floor(Date.now() / 30_000);
    const step = Math.max(now, last + 1);
    if (step > now + 1) await new Promise((done) => setTimeout(done, 30_000));
    last = step;
    return app.generate({ timestamp: step * 30_000 });
  };
}
