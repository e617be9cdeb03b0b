import type { WaitingRole } from '@praxiskit/auth-server';
import type { GrantsData } from '../accounts/grants-data.ts';
import { form, now } from './sample-form.ts';

const HOUR = 60 * 60_000;
const times = { createdAt: now - 3 * HOUR, expiresAt: now + 14 * 24 * HOUR - 3 * HOUR };

const waiting: readonly WaitingRole[] = [
  {
    accountId: 'mira',
    name: 'Mira Vorlage',
    email: 'mira@aurelia.example',
    role: 'staff',
    giver: 'Andrea Beispiel',
    own: null,
    isLocked: false,
    ...times,
  },
  {
    accountId: 'tom',
    name: 'Tom Exempel',
    email: 'tom@aurelia.example',
    role: 'admin',
    giver: 'Sabine Beispiel',
    own: 'giver',
    isLocked: false,
    ...times,
  },
];

/** The page of pending roles, for a user with an app who gave one of them. */
export const grantsWith = (more: Partial<GrantsData> = {}): GrantsData => ({
  ...form,
  waiting,
  isProved: true,
  open: '',
  done: '',
  factors: { appSince: Date.UTC(2026, 9, 12), passkeys: [], hasSecondFactor: true },
  ...more,
});
