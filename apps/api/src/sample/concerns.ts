export interface SampleConcern {
  slug: string;
  nameDe: string;
  nameEn: string;
  treatments: string[];
}

/** Visitors' concerns, in their own words, and the treatments that may help. */
export const concerns: SampleConcern[] = [
  {
    slug: 'feine-linien',
    nameDe: 'Feine Linien',
    nameEn: 'Fine lines',
    treatments: ['hautspecial', 'microneedling', 'skinbooster', 'polynukleotide'],
  },
  {
    slug: 'schmale-lippen',
    nameDe: 'Schmale Lippen',
    nameEn: 'Thin lips',
    treatments: ['hyaluron'],
  },
  {
    slug: 'falten-von-nase-zu-mund',
    nameDe: 'Falten von Nase zu Mund',
    nameEn: 'Folds from nose to mouth',
    treatments: ['hyaluron'],
  },
  {
    slug: 'zornesfalte',
    nameDe: 'Zornesfalte, Stirnfalten',
    nameEn: 'Frown and forehead lines',
    treatments: ['faltenbehandlung'],
  },
  {
    slug: 'weiche-kinnlinie',
    nameDe: 'Weiche Kinnlinie',
    nameEn: 'Soft jawline',
    treatments: ['fadenlifting'],
  },
  {
    slug: 'doppelkinn',
    nameDe: 'Doppelkinn',
    nameEn: 'Double chin',
    treatments: ['lipolyse'],
  },
  {
    slug: 'muede-haut',
    nameDe: 'Müde Haut',
    nameEn: 'Tired skin',
    treatments: ['hydrafacial', 'vampirlifting', 'mesotherapie'],
  },
  {
    slug: 'unreine-haut',
    nameDe: 'Unreine Haut',
    nameEn: 'Blemished skin',
    treatments: ['hautspecial', 'hydrafacial'],
  },
  {
    slug: 'narben-und-poren',
    nameDe: 'Narben und Poren',
    nameEn: 'Scars and pores',
    treatments: ['microneedling'],
  },
  {
    slug: 'schmale-handruecken',
    nameDe: 'Sehnige Handrücken',
    nameEn: 'Bony hands',
    treatments: ['handverjuengung'],
  },
];
