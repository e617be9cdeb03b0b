import { accountEventView } from '@praxiskit/auth-server/mikro-orm';
import { defineView } from '@praxiskit/record-server';
import { isAdmin } from '../records/roles.ts';

/**
 * What happened to accounts, for admins, who change none of it. Who wrote which letter is in
 * `audit_events`, and no view shows it: an admin is no doctor's assistant.
 */
export const auditView = defineView({
  ...accountEventView,
  access: (viewer) => (isAdmin(viewer) ? { read: true } : null),
});
