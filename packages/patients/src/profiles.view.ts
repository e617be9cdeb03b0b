import type { Viewer } from '@praxiskit/core/fastify';
import { defineView, type HookContext, keepShape, writableNamesOf } from '@praxiskit/record-server';
import { z } from 'zod';
import { profileColumns } from './columns.ts';
import { keepPatientSortKey, storedWordsOf } from './found-columns.ts';
import { type Person, refusePossibleDoubles } from './possible-doubles.ts';
import { Profile } from './profile.entity.ts';
import { wordsOfSearch } from './search-words.ts';

/** A name is changed at the practice, where staff checks an identity card. */
const own = [
  'salutation',
  'title',
  'birth_date',
  'phone',
  'street',
  'postal_code',
  'city',
  'country',
  'locale',
] as const;

/** The columns of a patient's own profile. */
const ofPatient = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'user_id',
  'sort_key',
  ...own,
  'first_name',
  'last_name',
] as const;

export interface PatientViewsOptions {
  /** Works in the practice, and sees its patients. */
  isStaff(viewer: Viewer | null): boolean;
}

/** The view `profiles`: all patients for staff, for a patient their own. */
export function createPatientViews({ isStaff }: PatientViewsOptions) {
  /** What staff has written or created, the practice knows. */
  async function know(values: object, { viewer, em }: Pick<HookContext, 'viewer' | 'em'>) {
    if (!isStaff(viewer)) return;
    const row = values as Person & { known_at?: unknown };
    row.known_at ??= new Date();
    await refusePossibleDoubles(em, row);
  }
  const hooks = [
    keepShape({ distinct_from: z.array(z.uuid()).max(100) }),
    know,
    keepPatientSortKey,
  ] as const;

  return [
    defineView({
      name: 'profiles',
      label: { de: 'Profil', en: 'Profile' },
      entity: Profile,
      autosave: true,
      sensitive: true,
      search: { column: 'search', stored: storedWordsOf, words: wordsOfSearch },
      defaultSort: 'sort_key',
      columns: {
        ...profileColumns,
        user_id: { label: { de: 'Konto', en: 'Account' }, readOnly: true },
        locked_at: { hidden: true },
      },
      relations: { user: { view: 'users' } },
      access(viewer) {
        if (!viewer) return null;
        // Locked: a former patient is shown to no user.
        const open = { lockedAt: null };
        const writable = writableNamesOf(profileColumns);
        if (isStaff(viewer)) return { read: open, create: true, update: open, writable };
        const mine = { user: viewer.id };
        return { read: mine, update: mine, readable: ofPatient, writable: own };
      },
      hooks: { beforeCreate: hooks, beforeUpdate: hooks },
    }),
  ] as const;
}
