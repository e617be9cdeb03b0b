/** What people come with, and which treatments may help. */
export const concerns: { slug: string; nameDe: string; nameEn: string; treatments: string[] }[] = [
  {
    slug: 'feine-linien',
    nameDe: 'Feine Linien',
    nameEn: 'Fine lines',
    treatments: ['hydrafacial', 'microneedling', 'skinbooster'],
  },
  {
    slug: 'schmale-lippen',
    nameDe: 'Schmale Lippen',
    nameEn: 'Thin lips',
    treatments: ['hyaluron'],
  },
  {
    slug: 'zornesfalte',
    nameDe: 'Zornesfalte, Stirnfalten',
    nameEn: 'Frown line, forehead lines',
    treatments: ['botox'],
  },
  {
    slug: 'weiche-kinnlinie',
    nameDe: 'Weiche Kinnlinie',
    nameEn: 'Soft jaw line',
    treatments: ['fadenlifting', 'hyaluron'],
  },
  {
    slug: 'muede-augen',
    nameDe: 'Müde Augen',
    nameEn: 'Tired eyes',
    treatments: ['polynukleotide', 'mesotherapie'],
  },
  {
    slug: 'trockene-haut',
    nameDe: 'Trockene Haut',
    nameEn: 'Dry skin',
    treatments: ['hydrafacial', 'skinbooster'],
  },
  {
    slug: 'unruhiges-hautbild',
    nameDe: 'Unruhiges Hautbild',
    nameEn: 'Uneven skin',
    treatments: ['hautspecial', 'microneedling'],
  },
  { slug: 'doppelkinn', nameDe: 'Doppelkinn', nameEn: 'Double chin', treatments: ['lipolyse'] },
  {
    slug: 'handruecken',
    nameDe: 'Handrücken',
    nameEn: 'Backs of the hands',
    treatments: ['handverjuengung', 'skinbooster'],
  },
  {
    slug: 'erschoepfung',
    nameDe: 'Erschöpfung',
    nameEn: 'Exhaustion',
    treatments: ['vitamininfusion'],
  },
];
