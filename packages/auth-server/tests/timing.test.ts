import { createHasher, hashPassword } from '@praxiskit/auth-server';
import { isLong } from '@praxiskit/test-support/tier';
import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

/** A site that counts its real hashes, with limits that allow a measurement. */
async function createMeasuredSite() {
  const real = createHasher({ concurrency: 1 });
  const work = { hashes: 0, verifications: 0, reads: 0 };
  const site = await createSite({
    throttle: {
      read: async () => ({ failures: 0, lastAt: 0 }),
      fail: async () => ({ failures: 1, lastAt: 0 }),
      forgive: async () => {},
      clear: async () => {},
    },
    hasher: {
      hash: (text) => {
        work.hashes += 1;
        return real.hash(text);
      },
      verify: (stored, text, isKnown) => {
        work.verifications += 1;
        return real.verify(stored, text, isKnown);
      },
      isOutdated: real.isOutdated,
    },
  });
  const passwordHash = await hashPassword('a long enough password');
  site.rows.accounts.set(patient.id, { ...patient, passwordHash });
  const disabled = { ...patient, id: 'account-2', email: 'disabled@example.org' };
  site.rows.accounts.set(disabled.id, { ...disabled, passwordHash, disabled: true });
  const linkOnly = { ...patient, id: 'account-3', email: 'link@example.org', passwordHash: null };
  site.rows.accounts.set(linkOnly.id, linkOnly);
  const browser = site.browser();
  const csrfToken = await browser.csrfToken();
  const attempt = (email: string) =>
    browser.post('/api/auth/callback/credentials', {
      email,
      password: 'wrong',
      csrfToken,
      json: 'true',
    });
  // The first attempt creates the hash for unknown accounts.
  await attempt('first@example.org');
  return { ...site, work, attempt };
}

test('known and unknown addresses cost the same work: one verification, no hash [ASVS v5.0.0-6.3.8]', async () => {
  const { work, attempt } = await createMeasuredSite();
  const bodies = new Set<string>();
  for (const name of ['patient', 'nobody', 'disabled', 'link', `${'x'.repeat(60)}`]) {
    Object.assign(work, { hashes: 0, verifications: 0 });
    bodies.add((await attempt(`${name}@example.org`)).body);
    expect([name, work.hashes, work.verifications]).toEqual([name, 0, 1]);
  }
  expect(bodies.size).toBe(1);
});

// Timed, so only in the long run: 1,000 attempts of each kind, one after the other.
test.runIf(isLong)(
  'the medians of known and unknown addresses differ by less than 2 ms over 1,000 [ASVS v5.0.0-6.3.8]',
  async () => {
    const { attempt } = await createMeasuredSite();
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 1000; round += 1) {
      const pair = [
        ['known', patient.email],
        ['unknown', `nobody-${round}@example.org`],
      ] as const;
      for (const [kind, email] of round % 2 === 0 ? pair : pair.toReversed()) {
        const start = performance.now();
        await attempt(email);
        times[kind].push(performance.now() - start);
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[500] ?? 0;
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(2);
  },
  300_000,
);
