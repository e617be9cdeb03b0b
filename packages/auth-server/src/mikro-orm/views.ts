import { AccountEvent } from './account-event.ts';
import { User } from './user.ts';

/*
 * What record-server's `defineView` takes of accounts and of their log. Who may read them is the site's to say
 * in `access`; only `name` is ever written by a view.
 */

export const accountView = {
  name: 'users',
  label: { de: 'Konten', en: 'Accounts' },
  entity: User,
  defaultSort: 'name',
  columns: {
    password_hash: { hidden: true },
    email: { label: { de: 'E-Mail', en: 'E-mail' }, readOnly: true },
    name: {
      label: { de: 'Name', en: 'Name' },
      rules: [{ op: 'required' }, { op: 'maxLength', arg: 160 }],
    },
    // Given and taken by POST /api/auth/accounts/{id}/roles and …/state, which know the rules for it.
    roles: { label: { de: 'Rollen', en: 'Roles' }, readOnly: true },
    // By POST /api/auth/accounts/{id}/password/reset: whoever is asked is signed out at the same time.
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

/** The log of accounts, which nobody changes. */
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
