import { AccountEvent } from '@praxiskit/auth-server/mikro-orm';
import { defineView } from '@praxiskit/record-server';
import { isAdmin } from '../records/roles.ts';

/**
 * What happened to accounts, for admins, who change none of it. Who wrote which letter is in
 * `audit_events`, and no view shows it: an admin is no doctor's assistant.
 */
export const auditView = defineView({
  name: 'audit',
  label: { de: 'Protokoll der Konten', en: 'Record of accounts' },
  entity: AccountEvent,
  defaultSort: '-at',
  columns: {
    type: { label: { de: 'Ereignis', en: 'Event' } },
    account_id: { label: { de: 'Konto', en: 'Account' } },
    at: { label: { de: 'Zeit', en: 'Time' } },
    address: { label: { de: 'Netzadresse', en: 'Network address' } },
    user_agent: { label: { de: 'Browser', en: 'Browser' } },
    details: { label: { de: 'Näheres', en: 'Details' } },
  },
  access: (viewer) => (isAdmin(viewer) ? { read: true } : null),
});
