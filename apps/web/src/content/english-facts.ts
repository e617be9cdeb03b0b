/** Facts of a practice that are entered in German alone, for pages in English: legal forms, and states of Germany. */
const english: Readonly<Record<string, string>> = {
  Deutschland: 'Germany',
  Einzelpraxis: 'Sole practice',
  Gemeinschaftspraxis: 'Joint practice',
  Praxisgemeinschaft: 'Practices sharing premises',
  Berufsausübungsgemeinschaft: 'Joint practice',
  Partnerschaftsgesellschaft: 'Professional partnership',
  'Medizinisches Versorgungszentrum': 'Medical care centre',
  Bayern: 'Bavaria',
  Hessen: 'Hesse',
  'Mecklenburg-Vorpommern': 'Mecklenburg-Western Pomerania',
  Niedersachsen: 'Lower Saxony',
  'Nordrhein-Westfalen': 'North Rhine-Westphalia',
  'Rheinland-Pfalz': 'Rhineland-Palatinate',
  Sachsen: 'Saxony',
  'Sachsen-Anhalt': 'Saxony-Anhalt',
  Thüringen: 'Thuringia',
};

/** Any other fact stays as the practice has written it. */
export const inEnglish = (fact: string): string => english[fact] ?? fact;
