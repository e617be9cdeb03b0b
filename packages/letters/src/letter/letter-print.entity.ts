import { defineEntity, p } from '@mikro-orm/core';
import { Letter } from './letter.entity.ts';
import { printGuard } from './retention.ts';

const LetterPrintSchema = defineEntity({
  name: 'LetterPrint',
  tableName: 'letter_prints',
  properties: {
    id: p.uuid().primary(),
    letter: () => p.manyToOne(Letter).deleteRule('cascade').unique(),
    pdf: p.blob(),
    /** Of the PDF, in hex. */
    sha256: p.string(),
    pages: p.integer(),
    /** Template and compiler. */
    engine: p.string(),
    madeAt: p.datetime(3),
  },
  triggers: [
    {
      name: 'letter_prints_stay',
      timing: 'before',
      events: ['update', 'delete'],
      body: printGuard,
    },
  ],
});

/** The PDF of a letter, made when it was sent. */
export class LetterPrint extends LetterPrintSchema.class {}
LetterPrintSchema.setClass(LetterPrint);
