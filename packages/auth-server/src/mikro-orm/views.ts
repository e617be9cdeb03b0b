import { AccountEvent } from './account-event.ts';
import { User } from './user.ts';

/*
 * The options of accounts and of their log for record-server's `defineView`, except `access`, which the site
 * defines. Views only write `name`.
 */

export const accountView = {
  name: 'users',
  label: { de: 'Konten', en: 'Accounts' },
  entity: User,
  defaultSort: 'name',
  sensitive: true,
  columns: {
    password_hash: { hidden: true },
    email: { label: { de: 'E-Mail', en: 'E-mail' }, readOnly: true },
    name: {
      label: { de: 'Name', en: 'Name' },
      rules: [{ op: 'required' }, { op: 'maxLength', arg: 160 }],
    },
    // Changed by POST /api/auth/accounts/{id}/roles and …/state, which check the rules.
    roles: { label: { de: 'Rollen', en: 'Roles' }, readOnly: true },
    // By POST /api/auth/accounts/{id}/password/reset, which also signs the user out.
    password_change: {
      label: { de: 'Muss das Passwort ändern', en: 'Must change the password' },
      readOnly: true,
    },
    password_change_since: {
      label: { de: 'Neues Passwort verlangt am', en: 'New password asked for on' },
      readOnly: true,
    },
    password_changed_at: {
      label: { de: 'Passwort geändert am', en: 'Password changed on' },
      readOnly: true,
    },
    deletion_at: { label: { de: 'Wird gelöscht am', en: 'Is deleted on' }, readOnly: true },
    disabled_at: { label: { de: 'Gesperrt seit', en: 'Disabled since' }, readOnly: true },
    email_verified_at: {
      label: { de: 'E-Mail bestätigt am', en: 'E-mail confirmed on' },
      readOnly: true,
    },
  },
} as const;

/** The audit log, which is read-only. */
export const accountEventView = {
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
} as const;
