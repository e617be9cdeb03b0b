import { defineEntity, p } from '@mikro-orm/core';
import { Letter } from './letter.entity.ts';
import { eventGuard } from './retention.ts';
import { letterEventKinds } from './status.ts';

const LetterEventSchema = defineEntity({
  name: 'LetterEvent',
  tableName: 'letter_events',
  properties: {
    id: p.uuid().primary(),
    letter: () => p.manyToOne(Letter).deleteRule('cascade').index(),
    at: p.datetime(3),
    kind: p.enum(letterEventKinds),
    /** Null for the site itself. No foreign key: the account may be deleted earlier. */
    actorId: p.uuid().nullable(),
    actorName: p.string().nullable(),
    /** Of a withdrawal, in the doctor's words. */
    reason: p.text().nullable(),
  },
  triggers: [
    {
      name: 'letter_events_only_grow',
      timing: 'before',
      events: ['update', 'delete'],
      body: eventGuard,
    },
  ],
});

/** What happened to a letter, kept as long as the letter. It only grows. */
export class LetterEvent extends LetterEventSchema.class {}
LetterEventSchema.setClass(LetterEvent);
