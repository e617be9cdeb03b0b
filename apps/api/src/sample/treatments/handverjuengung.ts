import type { SampleTreatment } from './sample-treatment.ts';

export const handverjuengung: SampleTreatment = {
  slug: 'handverjuengung',
  nameDe: 'Handverjüngung',
  nameEn: 'Hand rejuvenation',
  summaryDe: 'Volumen für Handrücken, deren Sehnen sichtbar werden.',
  summaryEn: 'Volume for the backs of hands whose tendons have become visible.',
  bodyDe:
    'Mit den Jahren schwindet am Handrücken das Fettgewebe. Hyaluronsäure polstert die Unterhaut auf, Adern und Sehnen treten weniger hervor.\n\nWir arbeiten mit einer stumpfen Kanüle. Ein einziger Einstich je Hand genügt meist.',
  bodyEn:
    'Over the years the fat on the back of the hand dwindles. Hyaluronic acid cushions the subcutis, so that veins and tendons stand out less.\n\nWe work with a blunt cannula. One entry point per hand is usually enough.',
  purposeDe:
    'Für Handrücken mit deutlich sichtbaren Adern und Sehnen. Flecken und trockene Haut ändert das Gel nicht.',
  purposeEn:
    'For the backs of hands with clearly visible veins and tendons. The gel does nothing for spots or dry skin.',
  alternativesDe:
    'Lichtschutz und Pflege, Skinbooster für die Haut, Eigenfett bei größerem Bedarf, Laser für Flecken.',
  alternativesEn:
    'Sun protection and care, a skin booster for the skin, your own fat where more is needed, laser treatment for spots.',
  exclusionsDe:
    'Schwangerschaft und Stillzeit, entzündliche Erkrankungen der Gelenke oder Autoimmunerkrankungen im Schub, Störungen der Blutgerinnung, Wunden, Infektionen oder Ekzeme an der Hand, frühere bleibende Füllstoffe dort, Lymphstau im Arm, Überempfindlichkeit gegen Hyaluronsäure oder örtliche Betäubungsmittel. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Pregnancy and breastfeeding, inflammatory joint diseases or autoimmune diseases during a flare-up, clotting disorders, wounds, infection or eczema on the hand, earlier permanent fillers there, lymphedema of the arm, hypersensitivity to hyaluronic acid or local anesthetics. We do not treat anyone under 18.',
  includedDe:
    'Gespräch mit der Ärztin am Tag der Behandlung, örtliche Betäubung, 1\u00a0ml Gel je Hand, Kontrolle nach zwei Wochen.',
  includedEn:
    'A conversation with the doctor on the day of treatment, local anesthesia, 1\u00a0ml of gel per hand, checkup after two weeks.',
  facts: {
    layer: 'unterhaut',
    depth_min: 2,
    depth_max: 2,
    duration_minutes: 45,
    sessions_min: 1,
    sessions_max: 1,
    interval_days: null,
    check_days: 14,
    downtime_days_min: 2,
    downtime_days_max: 4,
    signs_de: 'Schwellung',
    signs_en: 'swelling',
    onset_days_min: 0,
    onset_days_max: 0,
    lasts_de: 'vermutlich sechs bis zwölf Monate',
    lasts_en: 'probably six to twelve months',
  },
  course: [
    {
      title_de: 'Ansehen',
      text_de: 'Beide Hände, in Ruhe und zur Faust geballt. Wir zeichnen Adern und Sehnen an.',
      title_en: 'Looking',
      text_en: 'Both hands, at rest and clenched. We mark veins and tendons.',
    },
    {
      title_de: 'Betäuben',
      text_de: 'Ein kleiner Stich am Handrücken.',
      title_en: 'Numbing',
      text_en: 'A small prick on the back of the hand.',
    },
    {
      title_de: 'Einbringen',
      text_de: 'Die Kanüle legt das Gel fächerförmig in die Unterhaut, zwischen die Sehnen.',
      title_en: 'Placing',
      text_en: 'The cannula places the gel in the subcutis, fanned out between the tendons.',
    },
    {
      title_de: 'Verteilen',
      text_de: 'Wir massieren das Gel glatt und prüfen die Durchblutung der Finger.',
      title_en: 'Spreading',
      text_en: 'We massage the gel smooth and check the blood flow to the fingers.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de: 'Schwellung, Spannungsgefühl beim Greifen, blaue Flecken für einige Tage.',
      text_en: 'Swelling, tightness when gripping, bruises for several days.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Tastbare Knötchen, Unebenheiten, Kribbeln.',
      text_en: 'Palpable nodules, unevenness, tingling.',
    },
    {
      frequency: 'rare',
      text_de: 'Infektion, Entzündung, Überempfindlichkeit, Reizung einer Sehne oder eines Nervs.',
      text_en: 'Infection, inflammation, hypersensitivity, irritation of a tendon or nerve.',
    },
    {
      frequency: 'very_rare',
      text_de: 'Verschluss eines Gefäßes mit Gewebeschaden. Das Gegenmittel liegt bereit.',
      text_en: 'Blockage of a blood vessel with tissue damage. The antidote is at hand.',
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
      from: -1,
      to: -1,
      text_de: 'Ringe ablegen: Am Tag der Behandlung bleiben sie zu Hause.',
      text_en: 'Take off your rings: leave them at home on the day of treatment.',
    },
    {
      from: 0,
      to: 0,
      text_de: 'Hoch lagern und kühlen.',
      text_en: 'Keep your hands raised and cool them.',
    },
    {
      from: 0,
      to: 3,
      text_de: 'Nicht schwer tragen, kein Kraftsport, keine Gartenarbeit.',
      text_en: 'No heavy lifting, no weight training, no gardening.',
    },
    {
      from: 0,
      to: 14,
      text_de: 'Keine Sauna.',
      text_en: 'No sauna.',
    },
  ],
  questions: [
    {
      question_de: 'Kann ich danach Auto fahren?',
      answer_de:
        'Besser nicht selbst: Die Betäubung macht den Handrücken für ein bis zwei Stunden taub.',
      question_en: 'Can I drive afterwards?',
      answer_en: 'Better not: the anesthetic numbs the back of the hand for one to two hours.',
    },
    {
      question_de: 'Stört es beim Greifen?',
      answer_de: 'In den ersten Tagen spannt es beim Faustschluss. Das gibt sich.',
      question_en: 'Will it affect my grip?',
      answer_en: 'For the first few days it feels tight when you make a fist. That passes.',
    },
  ],
  evidence: {
    grade: 'limited',
    text_de: 'Kleine vergleichende Studien und viele Fallserien; lange Beobachtungen sind selten.',
    text_en: 'Small comparative studies and many case series; few follow patients for long.',
    sources: ['Man et al., Dermatol Surg 2008;34:1026–1031'],
    reviewed_on: '2026-11-02',
  },
};
