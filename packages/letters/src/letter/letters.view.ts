import type { Viewer } from '@praxiskit/core/fastify';
import { defineView } from '@praxiskit/record-server';
import { textBlockColumns } from '../text-blocks/columns.ts';
import { TextBlock } from '../text-blocks/text-block.entity.ts';
import { letterColumns } from './columns.ts';
import { keepLetter } from './keep-letter.ts';
import { Letter } from './letter.entity.ts';
import type { LetterSending } from './send.ts';
import type { LetterRoles } from './signing.ts';

/** A letter before it is sent. */
const unsent = { status: { $in: ['draft', 'ready'] } } as const;
/** How long a deleted draft can be restored: the ten seconds that the page shows, and the way. */
const restoreMs = 30_000;

const always = ['id', 'version', 'created_at', 'updated_at'] as const;

/** Of a sent letter, for its addressee: the state of the mail is for staff alone. */
const ofAddressee = [
  ...always,
  'patient_id',
  'author_id',
  'author_name',
  'locale',
  'subject',
  'body',
  'status',
  'reference',
  'listed_at',
  'sent_at',
  'read_at',
  'corrects_id',
  'frozen',
  'layout',
] as const;

/** What all staff may know of a letter: the patient, the date, the state. */
const ofCard = [
  ...always,
  'patient_id',
  'circle',
  'status',
  'delivery',
  'listed_at',
  'due_at',
  'attempt',
  'sent_at',
  'read_at',
  'printed_at',
  'mail_status',
  'withdrawn_at',
] as const;

const cardOfDesk = [...ofCard, 'desk_subject'] as const;
const cardOfDoctor = [
  ...ofCard,
  'author_id',
  'author_name',
  'sent_by_name',
  'locale',
  'reference',
  'corrects_id',
  'subject',
  'desk_subject',
] as const;
const cardOfAddressee = [
  ...always,
  'patient_id',
  'status',
  'listed_at',
  'sent_at',
  'withdrawn_at',
] as const;

const written = [
  'patient_id',
  'author_id',
  'locale',
  'subject',
  'body',
  'status',
  'reference',
] as const;

/**
 * What staff may know: letters to patients who are not locked, as after the deletion of their account, and who are
 * not themselves. Their own letters they read as patients do, in views of their own, and a colleague writes them.
 */
export const ofOthers = (viewer: Viewer) => ({
  patient: { lockedAt: null },
  $or: [{ patient: { user: null } }, { patient: { user: { $ne: viewer.id } } }],
});

export interface LetterViewsOptions extends LetterRoles {
  /** Absent: letters are written here, and not sent. */
  sending?: LetterSending | undefined;
}

/**
 * The views `letters`, `letter_cards` (the same rows, for lists), both for addressees alone (`own_letters`,
 * `own_letter_cards`), and `text_blocks`.
 */
export function createLetterViews({ sending, ...roles }: LetterViewsOptions) {
  const { isStaff, isDoctor } = roles;
  const cardColumns = {
    ...letterColumns,
    body: { hidden: true },
    withdrawn_reason: { hidden: true },
    frozen: { hidden: true },
    layout: { hidden: true },
  };

  return [
    defineView({
      name: 'letters',
      label: { de: 'Briefe', en: 'Letters' },
      entity: Letter,
      autosave: true,
      sensitive: true,
      defaultSort: '-listed_at',
      softDelete: 'gone_at',
      columns: letterColumns,
      relations: { patient: { view: 'profiles' }, author: { view: 'users' } },
      access(viewer) {
        if (!viewer) return null;
        if (!isStaff(viewer)) return sentTo(viewer);
        const isOfDesk = !isDoctor(viewer);
        const others = ofOthers(viewer);
        const circle = isOfDesk ? ({ ...others, circle: 'desk' } as const) : others;
        const own = { ...circle, ...unsent, ...(isOfDesk ? { author: viewer.id } : {}) };
        return {
          read: circle,
          create: true,
          // Sent ones, too: a late change is a 409, and no 404.
          update: circle,
          updateTo: true,
          remove: own,
          restore: { ...own, goneAt: { $gt: new Date(Date.now() - restoreMs) } },
          writable: [...written, 'corrects_id', ...(isOfDesk ? [] : (['circle'] as const))],
        };
      },
      hooks: keepLetter(roles, sending),
    }),
    defineView({
      name: 'letter_cards',
      label: { de: 'Briefe', en: 'Letters' },
      entity: Letter,
      sensitive: true,
      defaultSort: '-listed_at',
      softDelete: 'gone_at',
      columns: cardColumns,
      relations: { patient: { view: 'profiles' } },
      access(viewer) {
        if (!viewer) return null;
        if (!isStaff(viewer)) return cardsOf(viewer);
        const read = ofOthers(viewer);
        return isDoctor(viewer) ? { read, readable: cardOfDoctor } : { read, readable: cardOfDesk };
      },
    }),
    // A view has the same columns in all its rows, so staff cannot read their own letters in those above.
    defineView({
      name: 'own_letters',
      label: { de: 'Eigene Briefe', en: 'Own letters' },
      entity: Letter,
      sensitive: true,
      defaultSort: '-listed_at',
      softDelete: 'gone_at',
      columns: letterColumns,
      access: (viewer) => viewer && sentTo(viewer),
    }),
    defineView({
      name: 'own_letter_cards',
      label: { de: 'Eigene Briefe', en: 'Own letters' },
      entity: Letter,
      sensitive: true,
      defaultSort: '-listed_at',
      softDelete: 'gone_at',
      columns: cardColumns,
      access: (viewer) => viewer && cardsOf(viewer),
    }),
    defineView({
      name: 'text_blocks',
      label: { de: 'Textbausteine', en: 'Text blocks' },
      entity: TextBlock,
      autosave: true,
      sensitive: true,
      defaultSort: 'position,name',
      columns: textBlockColumns,
      access(viewer) {
        if (!isStaff(viewer)) return null;
        const writable = ['name', 'body', 'locale', 'position', 'archived_at'] as const;
        return { read: true, create: true, update: true, writable };
      },
    }),
  ] as const;
}

const ofPatient = (viewer: Viewer) => ({ patient: { user: viewer.id } });

const sentTo = (viewer: Viewer) => ({
  read: { status: 'sent', ...ofPatient(viewer) } as const,
  readable: ofAddressee,
});

const cardsOf = (viewer: Viewer) => ({
  read: { status: { $in: ['sent', 'withdrawn'] }, ...ofPatient(viewer) } as const,
  readable: cardOfAddressee,
});
