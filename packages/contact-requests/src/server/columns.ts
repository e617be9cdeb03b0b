import { p } from '@mikro-orm/core';
import { type ReachableSpan, requestStatuses } from '../request/request.ts';

/** A request as its form has sent it, and what became of it: staff change its status alone. */
export const requestColumns = {
  name: { property: p.string(), label: { de: 'Name', en: 'Name' }, readOnly: true },
  contact: {
    property: p.string(),
    label: { de: 'E-Mail oder Telefon', en: 'E-mail or phone' },
    readOnly: true,
  },
  reachable: {
    property: p.json<ReachableSpan[]>().defaultRaw(`'[]'`),
    label: { de: 'Erreichbar', en: 'Reachable' },
    readOnly: true,
  },
  treatment_id: { label: { de: 'Behandlung', en: 'Treatment' }, readOnly: true },
  /** The sender's, for the mail that confirms it. */
  locale: {
    property: p.string().default('de'),
    label: { de: 'Sprache', en: 'Language' },
    readOnly: true,
  },
  status: {
    property: p.enum(requestStatuses).default('open').index(),
    label: { de: 'Stand', en: 'Status' },
  },
  answered_by_id: { label: { de: 'Beantwortet von', en: 'Answered by' }, readOnly: true },
  answered_at: {
    property: p.datetime(3).nullable(),
    label: { de: 'Beantwortet am', en: 'Answered on' },
    readOnly: true,
  },
  closed_by_id: { label: { de: 'Geschlossen von', en: 'Closed by' }, readOnly: true },
  closed_at: {
    property: p.datetime(3).nullable(),
    label: { de: 'Geschlossen am', en: 'Closed on' },
    readOnly: true,
  },
  delete_after: {
    property: p.datetime(3).index(),
    label: { de: 'Wird gelöscht am', en: 'Deleted on' },
    readOnly: true,
  },
  /** Equal for a form that is sent twice unchanged. */
  form_key: { property: p.string().unique().hidden(), hidden: true, readOnly: true },
} as const;
