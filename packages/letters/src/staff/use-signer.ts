import type { ModelRecord } from '@praxiskit/record-model/client';
import { useList } from '@praxiskit/record-model/react';
import { useUser } from '@praxiskit/staff/react';

/** A colleague who can sign letters. */
export interface Signer {
  readonly id: string;
  readonly name: string;
}

/** The doctors of the practice, who can sign a letter, and before them the user where they can sign it, too. */
export function useSigners(isWithUser: boolean): readonly Signer[] {
  const user = useUser();
  const doctors = useList('colleagues', { sort: 'name', limit: 200 });
  const others = doctors.records
    .map((one: ModelRecord) => ({ id: String(one.get('id')), name: String(one.get('name') ?? '') }))
    .filter(({ id }) => id !== user.id);
  return isWithUser ? [user, ...others] : others;
}
