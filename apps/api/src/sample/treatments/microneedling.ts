import type { SampleTreatment } from './sample-treatment.ts';

export const microneedling: SampleTreatment = {
  slug: 'microneedling',
  nameDe: 'Microneedling',
  nameEn: 'Microneedling',
  summaryDe: 'Feine Reize, auf die die Haut mit Kollagen antwortet.',
  summaryEn: 'Fine stimuli to which the skin responds with collagen.',
  bodyDe:
    'Sehr feine Spitzen setzen viele kleine Kanäle in die Haut. Sie schließen sich nach einigen Stunden, doch der Reiz bleibt: In den Wochen danach bildet die Lederhaut neues Kollagen.\n\nVorher tragen wir eine Betäubungscreme auf. Die Tiefe stellen wir für jede Region einzeln ein, über dem Jochbein geringer als an der Wange.',
  bodyEn:
    'Very fine needles make many small channels in the skin. They close within hours, but the stimulus remains: in the following weeks the dermis forms new collagen.\n\nWe apply a numbing cream first. We set the depth for each region separately, shallower over the cheekbone than on the cheek.',
  purposeDe:
    'Für eingesunkene Aknenarben, grobe Poren, feine Linien und Dehnungsstreifen. Geduld gehört dazu: Neues Kollagen braucht Wochen.',
  purposeEn:
    'For sunken acne scars, large pores, fine lines and stretch marks. It takes patience: new collagen takes weeks to form.',
  alternativesDe:
    'Fruchtsäure bei oberflächlichen Unebenheiten, Laser bei tiefen Narben, ein Retinoid auf Rezept.',
  alternativesEn:
    'Fruit acid for superficial unevenness, laser treatment for deep scars, a prescription retinoid.',
  exclusionsDe:
    'Aktive Akne, Lippenherpes, Entzündungen oder Infektionen der Haut am Ort, Neigung zu wulstigen Narben, Störungen der Blutgerinnung, Behandlung mit Isotretinoin in den letzten sechs Monaten, Schwangerschaft und Stillzeit, Überempfindlichkeit gegen örtliche Betäubungsmittel. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Active acne, cold sores, inflammation or infection of the skin at the site, a tendency to raised scars, clotting disorders, treatment with isotretinoin within the last six months, pregnancy and breastfeeding, hypersensitivity to local anesthetics. We do not treat anyone under 18.',
  includedDe:
    'Untersuchung, Betäubungscreme, Nadelkopf nur für Sie, Pflege für die ersten drei Tage.',
  includedEn:
    'Examination, numbing cream, a needle head used for you alone, skin care for the first three days.',
  facts: {
    layer: 'lederhaut',
    depth_min: 0.5,
    depth_max: 1.5,
    duration_minutes: 60,
    sessions_min: 3,
    sessions_max: 3,
    interval_days: 28,
    check_days: null,
    downtime_days_min: 2,
    downtime_days_max: 3,
    signs_de: 'Rötung',
    signs_en: 'redness',
    onset_days_min: 28,
    onset_days_max: 42,
    lasts_de: 'vermutlich ein Jahr und länger',
    lasts_en: 'probably a year or longer',
  },
  course: [
    {
      title_de: 'Untersuchen',
      text_de:
        'Wir sehen uns Narben und Linien im Streiflicht an und legen die Tiefe je Region fest.',
      title_en: 'Examining',
      text_en: 'We look at scars and lines in raking light and set the depth for each region.',
    },
    {
      title_de: 'Betäuben',
      text_de: 'Die Creme wirkt 30\u00a0Minuten lang ein, während wir alles vorbereiten.',
      title_en: 'Numbing',
      text_en: 'The cream takes 30\u00a0minutes to work while we prepare everything.',
    },
    {
      title_de: 'Behandeln',
      text_de:
        'Der Stift geht Feld für Feld über die Haut. Sie können jederzeit um eine Pause bitten.',
      title_en: 'Treating',
      text_en: 'The pen moves over the skin area by area. You can ask for a break at any time.',
    },
    {
      title_de: 'Beruhigen',
      text_de:
        'Wir kühlen, tragen eine sterile Pflege auf und geben Ihnen die Hinweise schriftlich mit.',
      title_en: 'Calming',
      text_en: 'We cool the skin, apply a sterile cream and give you the instructions in writing.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de:
        'Rötung, Wärme und Schwellung wie nach einem Sonnenbrand, feine Schuppen am dritten Tag.',
      text_en: 'Redness, warmth and swelling as after sunburn, fine flakes on the third day.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Blaue Flecken, Pickelchen, wieder aufflammender Lippenherpes.',
      text_en: 'Bruises, small pimples, a new outbreak of cold sores.',
    },
    {
      frequency: 'rare',
      text_de:
        'Infektion, Entzündung, dunklere Flecken für Monate, Überempfindlichkeit gegen die Betäubungscreme.',
      text_en:
        'Infection, inflammation, darker spots for months, hypersensitivity to the numbing cream.',
    },
    {
      frequency: 'very_rare',
      text_de: 'Narben oder Knötchen.',
      text_en: 'Scars or nodules.',
    },
  ],
  care: [
    {
      from: -7,
      to: -1,
      text_de: 'Keine Säuren, kein Retinol, keine Sonnenbäder.',
      text_en: 'No acids, no retinol, no sunbathing.',
    },
    {
      from: 0,
      to: 1,
      text_de: 'Kein Make-up, nur die mitgegebene Pflege; nicht mit ungewaschenen Händen berühren.',
      text_en:
        'No makeup, only the skin care that we gave you; do not touch your face with unwashed hands.',
    },
    {
      from: 0,
      to: 3,
      text_de: 'Kein Sport, keine Sauna, kein Schwimmbad.',
      text_en: 'No exercise, no sauna, no swimming pool.',
    },
    {
      from: 2,
      to: 28,
      text_de: 'Lichtschutzfaktor 50.',
      text_en: 'SPF 50.',
    },
  ],
  questions: [
    {
      question_de: 'Tut es weh?',
      answer_de:
        'Mit der Betäubungscreme ist es ein Kratzen und Drücken, das die meisten gut aushalten; an Stirn und Oberlippe mehr als an der Wange.',
      question_en: 'Does it hurt?',
      answer_en:
        'With the numbing cream you feel scratching and pressure, which most people tolerate well; you feel it more on the forehead and upper lip than on the cheek.',
    },
    {
      question_de: 'Wie sehe ich am nächsten Tag aus?',
      answer_de: 'Gerötet wie nach zu viel Sonne. Ab dem dritten Tag deckt Make-up den Rest.',
      question_en: 'What will I look like the next day?',
      answer_en: 'Red, as after too much sun. From the third day on, makeup covers the rest.',
    },
    {
      question_de: 'Ist das dasselbe wie ein Dermaroller für zu Hause?',
      answer_de:
        'Nein. Zu Hause sind die Nadeln kürzer und selten steril. Für Narben reicht das nicht, für eine Infektion schon.',
      question_en: 'Is it the same as a derma roller for home use?',
      answer_en:
        'No. The needles for home use are shorter and rarely sterile. That is not enough to treat scars, but enough to cause an infection.',
    },
  ],
  evidence: {
    grade: 'limited',
    text_de:
      'Für Aknenarben liegen vergleichende Studien vor, klein und von geringer Qualität; für feine Linien, Poren und Dehnungsstreifen gibt es weniger.',
    text_en:
      'For acne scars there are comparative studies, small and of low quality; for fine lines, pores and stretch marks there are fewer.',
    sources: ['Abdel Hay et al., Cochrane Database Syst Rev 2016, CD011946'],
    reviewed_on: '2026-11-02',
  },
};
