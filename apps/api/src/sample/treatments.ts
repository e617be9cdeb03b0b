import { fadenlifting } from './treatments/fadenlifting.ts';
import { faltenbehandlung } from './treatments/faltenbehandlung.ts';
import { handverjuengung } from './treatments/handverjuengung.ts';
import { hautspecial } from './treatments/hautspecial.ts';
import { hyaluron } from './treatments/hyaluron.ts';
import { hydrafacial } from './treatments/hydrafacial.ts';
import { lipolyse } from './treatments/lipolyse.ts';
import { mesotherapie } from './treatments/mesotherapie.ts';
import { microneedling } from './treatments/microneedling.ts';
import { polynukleotide } from './treatments/polynukleotide.ts';
import type { SampleTreatment } from './treatments/sample-treatment.ts';
import { skinbooster } from './treatments/skinbooster.ts';
import { vampirlifting } from './treatments/vampirlifting.ts';
import { vitamininfusion } from './treatments/vitamininfusion.ts';

/** From the surface to the depth, as the site shows them. */
export const treatments: readonly SampleTreatment[] = [
  hydrafacial,
  hautspecial,
  microneedling,
  mesotherapie,
  vampirlifting,
  polynukleotide,
  skinbooster,
  handverjuengung,
  hyaluron,
  fadenlifting,
  lipolyse,
  faltenbehandlung,
  vitamininfusion,
];
