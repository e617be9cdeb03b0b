/** What visitors come with, in their own words, and what may help. */
export const concerns: readonly { de: string; en: string; treatments: readonly string[] }[] = [
  {
    de: 'Feine Linien',
    en: 'Fine lines',
    treatments: ['hydrafacial', 'microneedling', 'skinbooster'],
  },
  { de: 'Schmale Lippen', en: 'Thin lips', treatments: ['hyaluron'] },
  { de: 'Zornesfalte, Stirnfalten', en: 'Frown and forehead lines', treatments: ['botox'] },
  { de: 'Weiche Kinnlinie', en: 'Soft jawline', treatments: ['fadenlifting', 'lipolyse'] },
  {
    de: 'Müde Haut',
    en: 'Tired skin',
    treatments: ['vampirlifting', 'polynukleotide', 'mesotherapie'],
  },
  { de: 'Unreine Haut', en: 'Blemished skin', treatments: ['hautspecial', 'hydrafacial'] },
  { de: 'Narben und Poren', en: 'Scars and pores', treatments: ['microneedling'] },
  { de: 'Schmale Handrücken', en: 'Thin hands', treatments: ['handverjuengung'] },
];
