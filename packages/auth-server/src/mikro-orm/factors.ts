import type { SqlEntityManager } from '@mikro-orm/sql';
import { validate } from 'uuid';
import type { Factors, Passkey as StoredPasskey } from '../store/factors.ts';
import type { AccountUnit } from '../store/store.ts';
import { Passkey } from './passkey.ts';
import { RecoveryCode } from './recovery-code.ts';
import { TotpKey } from './totp-key.ts';

export function createFactors(em: SqlEntityManager): AccountUnit['factors'] {
  return {
    of: (accountId) => readFactors(em, accountId),
    async setTotp(accountId, key) {
      await em.nativeDelete(TotpKey, { user: accountId });
      if (key)
        await em.insert(TotpKey, { ...key, user: accountId, confirmedAt: dateOf(key.confirmedAt) });
    },
    async addPasskey({ accountId, transports, createdAt, usedAt, ...passkey }) {
      if ((await em.count(Passkey, { id: passkey.id })) > 0) return false;
      await em.insert(Passkey, {
        ...passkey,
        user: accountId,
        transports: [...transports],
        createdAt: new Date(createdAt),
        usedAt: dateOf(usedAt),
      });
      return true;
    },
    async usePasskey(id, counter, usedAt) {
      await em.nativeUpdate(Passkey, { id }, { counter, usedAt: new Date(usedAt) });
    },
    removePasskey: async (accountId, id) =>
      (await em.nativeDelete(Passkey, { id, user: accountId })) > 0,
    async setRecoveryCodes(accountId, hashes) {
      await em.nativeDelete(RecoveryCode, { user: accountId });
      if (hashes.length === 0) return;
      await em.insertMany(
        RecoveryCode,
        hashes.map((hash) => ({ user: accountId, hash })),
      );
    },
    takeRecoveryCode: async (accountId, hash) =>
      (await em.nativeDelete(RecoveryCode, { user: accountId, hash })) > 0,
  };
}

export async function readFactors(em: SqlEntityManager, accountId: string): Promise<Factors> {
  // PostgreSQL throws for a text that is not a UUID.
  if (!validate(accountId)) return { totp: null, passkeys: [], recoveryCodes: 0 };
  // One after the other: a transaction has one connection.
  const totp = await em.findOne(TotpKey, { user: accountId }, { refresh: true });
  const passkeys = await em.find(
    Passkey,
    { user: accountId },
    { orderBy: { createdAt: 'asc' }, refresh: true },
  );
  const recoveryCodes = await em.count(RecoveryCode, { user: accountId });
  return {
    totp: totp && {
      sealed: totp.sealed,
      confirmedAt: totp.confirmedAt?.getTime() ?? null,
      lastStep: totp.lastStep,
    },
    passkeys: passkeys.map(toPasskey),
    recoveryCodes,
  };
}

export function toPasskey(row: Passkey): StoredPasskey {
  return {
    id: row.id,
    accountId: row.user.id,
    publicKey: row.publicKey,
    counter: row.counter,
    transports: row.transports,
    name: row.name,
    createdAt: row.createdAt.getTime(),
    usedAt: row.usedAt?.getTime() ?? null,
  };
}

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));
