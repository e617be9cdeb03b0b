import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/record-server';
import type { PracticeFacts } from '@praxiskit/web/records';

/** The practice's facts. Pages and `/api/public` read them directly: no view edits them yet. */
const PracticeSchema = defineEntity({
  name: 'Practice',
  tableName: 'practice',
  properties: { ...recordProperties, facts: p.json<PracticeFacts>() },
});

export class Practice extends PracticeSchema.class {}
PracticeSchema.setClass(Practice);
