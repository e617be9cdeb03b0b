import { RecordServerError } from '@praxiskit/record-server';
import { z } from 'zod';

const words = z.string().max(200);
const millimetres = z.number().min(0).max(100).nullable();

/** Depths in millimetres, time in minutes; the layers of the skin from outside to inside. */
const treatmentFacts = z.strictObject({
  layer: z.enum(['oberhaut', 'lederhaut', 'unterhaut', 'muskel', 'blutbahn']),
  depth_min: millimetres,
  depth_max: millimetres,
  duration_minutes: z.number().int().min(1).max(600),
  sessions_de: words,
  sessions_en: words,
  downtime_de: words,
  downtime_en: words,
  onset_de: words,
  onset_en: words,
  lasts_de: words,
  lasts_en: words,
});

export type TreatmentFacts = z.infer<typeof treatmentFacts>;

/** @throws RecordServerError VALIDATION_FAILED that names what is wrong: a page is drawn from these facts */
export function ensureTreatmentFacts(value: unknown): void {
  const parsed = treatmentFacts.safeParse(value);
  if (parsed.success) return;
  const issue = parsed.error.issues[0];
  const message = `${issue?.path.join('.') || 'facts'}: ${issue?.message}`;
  throw new RecordServerError('VALIDATION_FAILED', {
    details: { facts: [{ op: 'custom', message }] },
  });
}
