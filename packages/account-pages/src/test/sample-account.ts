import type { AccountData } from '../account/data.ts';

const HOUR = 60 * 60_000;

/** 22 November 2026, 14:12 in Weimar. */
export const now = Date.UTC(2026, 10, 22, 13, 12);

const session = (id: string, device: string, isThis: boolean, hours: number) => ({
  id,
  device,
  isThis,
  createdAt: now - hours * HOUR,
  activeAt: now - (hours - 1) * HOUR,
});

/** A patient with every kind of factor. */
export const sampleAccount: AccountData = {
  csrfToken: 'token',
  now,
  typed: {},
  user: {
    email: 'erika.mustermann@example.org',
    passwordChangedAt: Date.UTC(2026, 2, 3, 12),
    isEmailNew: false,
  },
  mailbox: null,
  factors: {
    hasPassword: true,
    hasSecondFactor: true,
    appSince: Date.UTC(2026, 9, 12, 9),
    passkeys: [
      {
        id: 'passkey-1',
        name: 'iPhone von Erika',
        createdAt: Date.UTC(2026, 9, 12, 9),
        usedAt: now - 5 * HOUR,
      },
    ],
    recoveryCodes: 7,
  },
  sessions: [
    session('this', 'Firefox unter Windows', true, 5),
    session('phone', 'Safari auf dem iPhone', false, 18),
    session('home', 'Chrome auf einem Mac', false, 460),
  ],
  limits: { idleMs: 30 * 60_000, absoluteMs: 12 * HOUR },
};

/** A patient with only a password. */
export const plainAccount: AccountData = {
  ...sampleAccount,
  user: { email: 'erika.mustermann@example.org', passwordChangedAt: null, isEmailNew: false },
  factors: {
    hasPassword: true,
    hasSecondFactor: false,
    appSince: null,
    passkeys: [],
    recoveryCodes: 0,
  },
  sessions: sampleAccount.sessions.slice(0, 1),
};
