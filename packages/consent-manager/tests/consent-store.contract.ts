import type { ConsentProof, ConsentStore } from '@praxiskit/consent-manager/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect } from './collect.ts';

export interface StoreBench {
  store: ConsentStore;
  close(): Promise<void>;
}

let made = 0;
/** A proof under an id that no other test has used. */
const proofOf = (more: Partial<ConsentProof> = {}): ConsentProof => ({
  id: `visitor-${made++}`,
  revision: 'osm:1x.session:2y',
  texts: 'f'.repeat(64),
  time: '2026-11-21T08:00:00.123Z',
  action: 'save',
  map: { session: true, osm: false },
  ...more,
});

/** The proof log relies on these facts in every store. */
export function describeConsentStore(name: string, open: () => Promise<StoreBench>): void {
  describe(name, () => {
    let bench: StoreBench;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(() => bench.close());

    test('a proof is found as it was given, to the millisecond', async () => {
      const proof = proofOf();
      await bench.store.append(proof);
      expect(await bench.store.find(proof.id)).toEqual([proof]);
    });

    test('a later decision is added, oldest first, and replaces nothing', async () => {
      const first = proofOf({ action: 'accept-all' });
      const second = { ...first, action: 'save' as const, map: { session: true } };
      const third = { ...first, action: 'decline-all' as const, time: '2026-11-21T09:00:00.000Z' };
      for (const proof of [first, second, third]) await bench.store.append(proof);
      expect(await bench.store.find(first.id)).toEqual([first, second, third]);
    });

    test('50 decisions at once are 50 proofs', async () => {
      const { id } = proofOf();
      const proofs = Array.from({ length: 50 }, (_, index) =>
        proofOf({ id, map: { [`item-${index}`]: index % 2 === 0 } }),
      );
      await Promise.all(proofs.map((proof) => bench.store.append(proof)));
      const found = await bench.store.find(id);
      expect(found).toHaveLength(50);
      expect(found).toEqual(expect.arrayContaining(proofs));
    });

    test('the same decision sent twice is two proofs', async () => {
      const proof = proofOf();
      await bench.store.append(proof);
      await bench.store.append(proof);
      expect(await bench.store.find(proof.id)).toEqual([proof, proof]);
    });

    test.each(['unknown', '', "' or 1=1 --", '%'])('nothing is found for %j', async (id) => {
      await bench.store.append(proofOf());
      expect(await bench.store.find(id)).toEqual([]);
    });

    test('any text and any item names are kept as they are', async () => {
      const map = { 'google-maps': true, 'Müsli 🥣': false, "'; drop table x --": true };
      const proof = proofOf({ revision: 'x'.repeat(4000), map });
      await bench.store.append(proof);
      expect(await bench.store.find(proof.id)).toEqual([proof]);
    });

    test('proofs before a time are removed, and nothing else', async () => {
      const old = proofOf({ time: '2020-01-01T08:00:00.000Z' });
      const edge = { ...old, time: '2020-01-02T08:00:00.000Z' };
      for (const proof of [old, edge]) await bench.store.append(proof);
      expect(await bench.store.removeBefore(new Date('2020-01-02T08:00:00.000Z'))).toBe(1);
      expect(await bench.store.find(old.id)).toEqual([edge]);
    });

    test('an id is known once it has a proof', async () => {
      const proof = proofOf();
      expect(await bench.store.has(proof.id)).toBe(false);
      await bench.store.append(proof);
      expect(await bench.store.has(proof.id)).toBe(true);
    });

    test('proofs between two times are read oldest first, however many there are', async () => {
      const times = Array.from({ length: 403 }, (_, at) => new Date(Date.UTC(2019, 0, 1) + at));
      const proofs = times.map((time) => proofOf({ time: time.toISOString() }));
      for (const proof of proofs) await bench.store.append(proof);
      const from = times[1] as Date;
      const until = times.at(-1) as Date;
      expect(await collect(bench.store.between(from, until))).toEqual(proofs.slice(1, -1));
    });

    test('changing a read proof does not change the log', async () => {
      const proof = proofOf();
      await bench.store.append(proof);
      const [found] = await bench.store.find(proof.id);
      Object.assign(found?.map ?? {}, { osm: true });
      expect(await bench.store.find(proof.id)).toEqual([proof]);
    });
  });
}
