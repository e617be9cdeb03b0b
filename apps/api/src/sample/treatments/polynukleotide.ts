import type { SampleTreatment } from './sample-treatment.ts';

export const polynukleotide: SampleTreatment = {
  slug: 'polynukleotide',
  nameDe: 'Polynukleotide',
  nameEn: 'Polynucleotides',
  summaryDe: 'Feuchtigkeit für dünne Haut, vor allem um die Augen.',
  summaryEn: 'Moisture for thin skin, above all around the eyes.',
  bodyDe:
    'Polynukleotide sind gereinigte Bruchstücke von Erbsubstanz aus Fisch. Sie binden Feuchtigkeit und sollen die Zellen der Lederhaut anregen.\n\nWir setzen sie vor allem um die Augen ein, wo dichtere Mittel leicht zu viel sind. Bei einer Fischallergie kommen sie nicht in Frage.',
  bodyEn:
    'Polynucleotides are purified fragments of genetic material from fish. They bind moisture and are meant to stimulate the cells of the dermis.\n\nWe use them mainly around the eyes, where denser substances can easily be too much. They are out of the question for anyone with a fish allergy.',
  purposeDe: 'Für dünne, knittrige Haut um die Augen, an Hals und Handrücken.',
  purposeEn: 'For thin, crinkled skin around the eyes, on the neck and on the backs of the hands.',
  alternativesDe:
    'Skinbooster, Microneedling, gute Augenpflege. Bei Tränensäcken eine Beratung zur Operation.',
  alternativesEn:
    'A skin booster, microneedling, a good eye cream. For bags under the eyes, advice on surgery.',
  exclusionsDe:
    'Fischallergie, Schwangerschaft und Stillzeit, Störungen der Blutgerinnung, Autoimmunerkrankungen im Schub, Entzündungen oder Infektionen am Ort, Überempfindlichkeit gegen örtliche Betäubungsmittel. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Fish allergy, pregnancy and breastfeeding, clotting disorders, autoimmune diseases during a flare-up, inflammation or infection at the site, hypersensitivity to local anesthetics. We do not treat anyone under 18.',
  includedDe: 'Gespräch mit der Ärztin am Tag der Behandlung, Betäubungscreme, Präparat, Kühlung.',
  includedEn:
    'A conversation with the doctor on the day of treatment, numbing cream, product, cooling.',
  facts: {
    layer: 'lederhaut',
    depth_min: 1.5,
    depth_max: 1.5,
    duration_minutes: 45,
    sessions_min: 3,
    sessions_max: 3,
    interval_days: 21,
    check_days: null,
    downtime_days_min: 1,
    downtime_days_max: 3,
    signs_de: 'Schwellung',
    signs_en: 'swelling',
    onset_days_min: 21,
    onset_days_max: 28,
    lasts_de: 'nicht gesichert',
    lasts_en: 'not established',
  },
  course: [
    {
      title_de: 'Fragen',
      text_de:
        'Nach Allergien, besonders gegen Fisch, nach Medikamenten und früheren Behandlungen.',
      title_en: 'Asking',
      text_en: 'About allergies, especially to fish, about medicines and earlier treatments.',
    },
    {
      title_de: 'Betäuben',
      text_de: 'Eine Creme, 20 bis 30\u00a0Minuten.',
      title_en: 'Numbing',
      text_en: 'A cream, 20 to 30\u00a0minutes.',
    },
    {
      title_de: 'Einbringen',
      text_de: 'Mit feiner Nadel in kleinen Quaddeln, oder fächerförmig mit einer stumpfen Kanüle.',
      title_en: 'Placing',
      text_en: 'With a fine needle in small wheals, or fanned out with a blunt cannula.',
    },
    {
      title_de: 'Kühlen',
      text_de: 'Die Quaddeln sind ein bis drei Tage zu sehen.',
      title_en: 'Cooling',
      text_en: 'The wheals can be seen for one to three days.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de: 'Quaddeln, Schwellung der Lider, blaue Flecken.',
      text_en: 'Wheals, swollen eyelids, bruises.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Juckreiz, tastbare Knötchen für Tage bis Wochen.',
      text_en: 'Itching, palpable nodules for days to weeks.',
    },
    {
      frequency: 'rare',
      text_de: 'Infektion, Entzündung, Überempfindlichkeit.',
      text_en: 'Infection, inflammation, hypersensitivity.',
    },
    {
      frequency: 'very_rare',
      text_de: 'Verschluss eines Gefäßes mit Gewebeschaden oder Sehverlust.',
      text_en: 'Blockage of a blood vessel with tissue damage or loss of sight.',
    },
  ],
  care: [
    {
      from: -7,
      to: -1,
      text_de:
        'Keine rezeptfreien Mittel, die die Blutgerinnung hemmen, etwa Acetylsalicylsäure oder Ibuprofen, ohne Rücksprache. Verordnete Mittel setzen Sie bitte nie selbst ab.',
      text_en:
        'No over-the-counter medicines that slow blood clotting, such as aspirin or ibuprofen, without asking us first. Please never stop prescribed medicines on your own.',
    },
    {
      from: 0,
      to: 1,
      text_de: 'Kühlen, mit erhöhtem Kopf schlafen, keine Kontaktlinsen am selben Tag.',
      text_en: 'Cool the area, sleep with your head raised, no contact lenses on the day itself.',
    },
    {
      from: 0,
      to: 3,
      text_de: 'Kein Sport, keine Sauna, kein Augen-Make-up.',
      text_en: 'No exercise, no sauna, no eye makeup.',
    },
  ],
  questions: [
    {
      question_de: 'Verändert das meine Erbanlagen?',
      answer_de:
        'Nein. Es sind kurze, gereinigte Bruchstücke, die der Körper abbaut; sie gelangen nicht in die Erbsubstanz Ihrer Zellen.',
      question_en: 'Does it change my genes?',
      answer_en:
        'No. They are short, purified fragments that the body breaks down; they do not enter the genetic material of your cells.',
    },
    {
      question_de: 'Helfen sie gegen dunkle Augenringe?',
      answer_de:
        'Gesichert ist das nicht, und in Frage kommt es nur, wenn dünne Haut der Grund ist. Farbstoff, Adern oder Schatten brauchen etwas anderes; das unterscheiden wir vorher.',
      question_en: 'Do they help with dark circles?',
      answer_en:
        'That has not been proven, and they are an option only if thin skin is the cause. Pigment, veins or shadows need something else; we find out which it is beforehand.',
    },
  ],
  evidence: {
    grade: 'weak',
    text_de:
      'Es gibt Fallserien, kleine vergleichende Studien und Empfehlungen von Anwendern; große unabhängige Studien fehlen.',
    text_en:
      'There are case series, small comparative studies and recommendations by practitioners; there are no large independent studies.',
    sources: ['Cavallini et al., J Cosmet Dermatol 2021;20:922–928'],
    reviewed_on: '2026-11-02',
  },
};
