import type { ConsentProof } from '../proofs/report.ts';

/** Where proofs are kept. They are only ever added, and removed when their time is over. */
export interface ConsentStore {
  /** Adds one; where it rejects, the caller gets the app's answer to that error. */
  append(proof: ConsentProof): Promise<void>;
  /** Whether there is a proof of this visitor's id. */
  has(id: string): Promise<boolean>;
  /** Every proof of one visitor's id, oldest first. */
  find(id: string): Promise<ConsentProof[]>;
  /** Proofs from `from` on, before `until`, oldest first; read in small parts, however many there are. */
  between(from: Date, until: Date): AsyncIterable<ConsentProof>;
  /** Removes those that were added before this time; answers how many. */
  removeBefore(time: Date): Promise<number>;
}

/** For tests and for trying out: it forgets when the process ends. */
export function createMemoryConsentStore(): ConsentStore {
  let proofs: ConsentProof[] = [];
  return {
    append: async (proof) => {
      proofs.push(structuredClone(proof));
    },
    has: async (id) => proofs.some((proof) => proof.id === id),
    find: async (id) => structuredClone(proofs.filter((proof) => proof.id === id)),
    async *between(from, until) {
      const isIn = (time: Date) => time >= from && time < until;
      yield* structuredClone(proofs.filter((proof) => isIn(new Date(proof.time))));
    },
    async removeBefore(time) {
      const before = proofs.length;
      proofs = proofs.filter((proof) => new Date(proof.time) >= time);
      return before - proofs.length;
    },
  };
}
