import { laws } from './laws.ts';
import type { Rule } from './rule.ts';
import { words } from './words.ts';

/**
 * Prescription medicines that practices of this kind are tempted to name, as the product information of the
 * European and German authorities lists them. Brands of fillers are medical devices: § 10 HWG is not about them.
 * Medicines that a patient may take already (isotretinoin, blood thinners) are named to exclude, not to advertise.
 */
const brands = [
  'vistabel',
  'vistabex',
  'dysport',
  'azzalure',
  'bocouture',
  'xeomin',
  'xeomeen',
  'alluzience',
  'relfydess',
  'letybo',
  'nuceiva',
  'jeuveau',
  'daxxify',
  'neurobloc',
  'neuronox',
  'nabota',
  'kybella',
  'belkyra',
  'aethoxysklerol',
  'hylase',
  'vitrase',
  'hyalase',
  'ozempic',
  'wegovy',
  'saxenda',
  'victoza',
  'mounjaro',
  'zepbound',
  'rybelsus',
];

const substances = [
  'botulin',
  'botulinum',
  'botulismusto[xk]in',
  'bont-?[ab]',
  'botolinum',
  'botulium',
  'desoxychols[aä]',
  'deoxychol',
  'polidocanol',
  'lauromacrogol',
  'hyaluronidase',

  'muskelrelaxan',
  'neurotoxin',
  'neuromodulator',
  'nervengift',
  'semaglutid',
  'liraglutid',
  'tirzepatid',
];

/** Also with signs and zeros between: 'B0-t0x', 'Bo-Tox', 'bo tox', 'B.O.T.O.X.', 'Baby-Botox', 'gebotoxt', 'B-Tox'. */
const botox = [
  '~b-?[o0]-?t-?[o0]-?x~',
  '~b-?t-?[o0]-?x~',
  'b[o0] t[o0]x~',
  'b[. ]o[. ]t[. ]o[. ]x',
  'btx~',
];

const find = words([...botox, ...[...brands, ...substances].map((name) => `~${name}~`)], {
  denial: 'no',
  // 'Robotox' and 'antibotox' are no words; 'Biotox…' is the start of others.
  unless: { hit: /^(?:biotox|.*detox|.*phytox)/u },
});

export const medicines: readonly Rule[] = [
  {
    id: 'medicine-name',
    kind: 'law',
    law: laws.prescription,
    message: {
      de: 'Für verschreibungspflichtige Arzneimittel darf nur vor Fachkreisen geworben werden, also weder mit der Marke noch mit dem Wirkstoff.',
      en: 'Prescription medicines may be advertised to professionals alone, so neither by brand nor by substance.',
    },
    advice: {
      de: 'Nennen Sie die Behandlung, nicht das Mittel: „Faltenbehandlung“, „ein Wirkstoff“.',
      en: 'Name the treatment, not the medicine: “wrinkle treatment,” “a substance.”',
    },
    borders: 'joined',
    find,
  },
];
