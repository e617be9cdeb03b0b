import { defineEntity, p } from '@mikro-orm/core';

const ConsentRecordSchema = defineEntity({
  name: 'ConsentRecord',
  tableName: 'consent_records',
  properties: {
    id: p.uuid().primary(),
    /** The visitor's own random id, kept with their choice. */
    consentId: p.string().index(),
    revision: p.text(),
    /** SHA-256 of the texts that were shown. */
    texts: p.string().length(64),
    action: p.enum(['accept-all', 'decline-all', 'save'] as const),
    map: p.json<Record<string, boolean>>(),
    time: p.datetime(3),
  },
});

/** Proof of a choice (Art. 7(1) GDPR): the shown texts and the answer, without a network address. */
export class ConsentRecord extends ConsentRecordSchema.class {}
ConsentRecordSchema.setClass(ConsentRecord);
