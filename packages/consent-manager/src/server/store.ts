import type { ConsentProof } from '../proofs/report.ts';

/** Where proofs are kept. They are only ever added, and removed when their time is over. */
export interface ConsentStore {
  /** Adds one; where it rejects, the caller gets the app's answer to that error. */
  append(proof: ConsentProof): Promise<void>;
  /** Every proof of one visitor's id, oldest first. */
  find(id: string): Promise<ConsentProof[]>;
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
    find: async (id) => structuredClone(proofs.filter((proof) => proof.id === id)),
    async removeBefore(time) {
      const before = proofs.length;
      proofs = proofs.filter((proof) => new Date(proof.time) >= time);
      return before - proofs.length;
    },
  };
}
