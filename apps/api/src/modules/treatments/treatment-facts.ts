import { layers, type TreatmentFacts } from '@praxiskit/web/records';
import { z } from 'zod';

const words = z.string().max(200);
const millimeters = z.number().min(0).max(100).nullable();

/** Depths in millimeters, time in minutes. */
export const treatmentFacts: z.ZodType<TreatmentFacts> = z.strictObject({
  layer: z.enum(layers),
  ...{ depth_min: millimeters, depth_max: millimeters },
  duration_minutes: z.number().int().min(1).max(600),
  ...{ sessions_de: words, sessions_en: words, downtime_de: words, downtime_en: words },
  ...{ onset_de: words, onset_en: words, lasts_de: words, lasts_en: words },
});
