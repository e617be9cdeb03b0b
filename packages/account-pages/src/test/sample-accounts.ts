import type { AccountSummary, ShownPerson } from '@praxiskit/auth-server';
import type { AccountsData } from '../accounts/data.ts';
import { stateIn } from '../accounts/state.ts';
import type { AuditData } from '../audit/data.ts';
import { now } from './sample-form.ts';

const HOUR = 60 * 60_000;

const person = (
  id: string,
  name: string,
  email: string,
  more: Partial<AccountSummary> = {},
): AccountSummary => ({
  id,
  name,
  email,
  roles: ['staff'],
  passwordChange: false,
  createdAt: Date.UTC(2025, 1, 3),
  disabledAt: null,
  deletionAt: null,
  hasSecondFactor: true,
  signedInAt: now - 5 * HOUR,
  ...more,
});

const people = [
  person('clara', 'Dr. Clara Mustermann', 'clara@aurelia.example', { roles: ['staff', 'admin'] }),
  person('sabine', 'Sabine Beispiel', 'empfang@aurelia.example'),
  person('tom', 'Tom Exempel', 'assistenz@aurelia.example', { signedInAt: now - 30 * HOUR }),
  person('andrea', 'Andrea Beispiel', 'admin@example.org', { roles: ['admin'] }),
  person('sven', 'Sven Modell', 'sven@aurelia.example', {
    disabledAt: Date.UTC(2026, 7, 12),
    signedInAt: Date.UTC(2026, 7, 12),
  }),
];

const whole = (id: string): ShownPerson | null => {
  const found = people.find((one) => one.id === id);
  if (!found) return null;
  const sessions = [
    { device: 'Firefox unter Windows', activeAt: now - HOUR / 2 },
    { device: 'Safari unter iOS', activeAt: now - 20 * HOUR },
  ];
  return {
    ...found,
    isOwn: id === 'andrea',
    waiting: [],
    sessions: found.disabledAt === null ? sessions : [],
  };
};

/** The page of accounts at an address, for an admin with an app. */
export function accountsAt(address: string, more: Partial<AccountsData> = {}): AccountsData {
  const state = stateIn(new URL(address, 'https://preview.example'));
  return {
    csrfToken: 'token',
    now,
    typed: {},
    state,
    people,
    next: null,
    counts: { team: 5, others: 1204 },
    invitations: [
      {
        id: 'mira',
        name: 'Mira Vorlage',
        email: 'mira@aurelia.example',
        roles: ['staff'],
        expiresAt: now + 6 * 24 * HOUR,
      },
    ],
    person: whole(state.id),
    givenByOwn: [],
    roles: ['staff', 'admin'],
    isProved: true,
    factors: { appSince: Date.UTC(2026, 9, 12), passkeys: [], hasSecondFactor: true },
    ...more,
  };
}

const [clara, sabine] = people as [AccountSummary, AccountSummary];

export const sampleAudit: AuditData = {
  search: { who: '', what: null, on: '' },
  isLater: false,
  next: 'line-5',
  lines: [
    {
      id: 'line-1',
      type: 'roles-changed',
      at: now,
      account: sabine,
      by: clara,
      isGone: false,
      device: 'Firefox unter Windows',
      address: '203.0.113.x',
      details: { from: 'staff', to: 'staff admin' },
    },
    {
      id: 'line-2',
      type: 'signed-in',
      at: now - HOUR,
      account: clara,
      by: null,
      isGone: false,
      device: 'Firefox unter Windows',
      address: '203.0.113.x',
      details: { methods: 'password totp' },
    },
    {
      id: 'line-3',
      type: 'refused',
      at: now - 6 * HOUR,
      account: sabine,
      by: null,
      isGone: false,
      device: 'Chrome unter Linux',
      address: '2001:db8:0::',
      details: { method: 'password' },
    },
    {
      id: 'line-4',
      type: 'invited',
      at: now - 9 * HOUR,
      account: null,
      by: clara,
      isGone: false,
      device: 'Firefox unter Windows',
      address: '203.0.113.x',
      details: { roles: 'staff' },
    },
    {
      id: 'line-5',
      type: 'deleted',
      at: now - 30 * HOUR,
      account: null,
      by: null,
      isGone: true,
      device: '',
      address: '',
      details: {},
    },
  ],
};
