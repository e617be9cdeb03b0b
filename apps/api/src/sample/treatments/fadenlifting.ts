import type { SampleTreatment } from './sample-treatment.ts';

export const fadenlifting: SampleTreatment = {
  slug: 'fadenlifting',
  nameDe: 'Fadenlifting',
  nameEn: 'Thread lift',
  summaryDe: 'Halt für Konturen, die weicher geworden sind.',
  summaryEn: 'Support for contours that have softened.',
  bodyDe:
    'Fäden aus einem Stoff, der sich auflöst, kommen mit einer feinen Kanüle in die Unterhaut. Sie sollen anheben, was abgesunken ist, und das Gewebe anregen, sich zu festigen.\n\nEin Fadenlifting ersetzt keine Operation. Bei viel überschüssiger Haut raten wir davon ab.',
  bodyEn:
    'Threads of a material that dissolves are placed in the subcutis with a fine cannula. They are meant to lift what has sunk and to stimulate the tissue to become firmer.\n\nA thread lift does not replace surgery. Where there is a lot of excess skin we advise against it.',
  purposeDe:
    'Für leicht abgesunkene Wangen und eine weich gewordene Linie am Unterkiefer, bei noch fester Haut.',
  purposeEn:
    'For slightly sagging cheeks and a jawline that has softened, where the skin is still firm.',
  alternativesDe: 'Hyaluron zur Stütze, Abwarten, ein Facelift bei viel überschüssiger Haut.',
  alternativesEn:
    'Hyaluronic acid for support, waiting, a facelift where there is a lot of excess skin.',
  exclusionsDe:
    'Schwangerschaft und Stillzeit, Störungen der Blutgerinnung, Autoimmunerkrankungen im Schub, Entzündungen oder Infektionen im Gesicht, bleibende Füllstoffe am Ort, sehr dünne oder stark überschüssige Haut, Überempfindlichkeit gegen örtliche Betäubungsmittel. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Pregnancy and breastfeeding, clotting disorders, autoimmune diseases during a flare-up, inflammation or infection on the face, permanent fillers at the site, very thin skin or a lot of excess skin, hypersensitivity to local anesthetics. We do not treat anyone under 18.',
  includedDe: 'Planung, örtliche Betäubung, Fäden, Kontrolle nach zwei Wochen.',
  includedEn: 'Planning, local anesthesia, threads, checkup after two weeks.',
  facts: {
    layer: 'unterhaut',
    depth_min: 4,
    depth_max: 4,
    duration_minutes: 75,
    sessions_min: 1,
    sessions_max: 1,
    interval_days: null,
    check_days: 14,
    downtime_days_min: 5,
    downtime_days_max: 10,

    signs_de: 'Schwellung, Zug, kleine Dellen',
    signs_en: 'swelling, tightness, small dimples',
    onset_days_min: 0,
    onset_days_max: 56,
    lasts_de: 'nicht gesichert, oft unter einem Jahr',
    lasts_en: 'not established, often less than a year',
  },
  course: [
    {
      title_de: 'Planen',
      text_de:
        'Wir zeichnen den Verlauf jedes Fadens an, während Sie sitzen und das Gesicht bewegen.',
      title_en: 'Planning',
      text_en: 'We mark the path of each thread while you sit and move your face.',
    },
    {
      title_de: 'Betäuben',
      text_de: 'Örtlich, an den Einstichen und entlang der Fäden.',
      title_en: 'Numbing',
      text_en: 'Locally, at the entry points and along the threads.',
    },
    {
      title_de: 'Einziehen',
      text_de: 'Eine stumpfe Kanüle führt den Faden in die Unterhaut, dann richten wir ihn aus.',
      title_en: 'Placing',
      text_en: 'A blunt cannula guides the thread into the subcutis, then we adjust it.',
    },
    {
      title_de: 'Ansehen',
      text_de: 'Sie setzen sich auf; wir vergleichen beide Seiten und gleichen aus.',
      title_en: 'Looking',
      text_en: 'You sit up; we compare both sides and adjust.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de:
        'Schwellung, blaue Flecken, Zug beim Kauen und Lachen, kleine Dellen für fünf bis zehn Tage.',
      text_en:
        'Swelling, bruises, tightness when chewing and laughing, small dimples for five to ten days.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Ungleiche Seiten, tastbare oder sichtbare Fäden, länger bleibende Dellen.',
      text_en: 'Uneven sides, threads that can be felt or seen, dimples that stay longer.',
    },
    {
      frequency: 'rare',
      text_de: 'Infektion, Entzündung, Austritt eines Fadenendes, eine taube Stelle.',
      text_en: 'Infection, inflammation, the end of a thread coming through the skin, a numb spot.',
    },
    {
      frequency: 'very_rare',
      text_de: 'Verletzung eines Nervs, einer Speicheldrüse oder eines größeren Gefäßes.',
      text_en: 'Injury to a nerve, a salivary gland or a larger blood vessel.',
    },
  ],
  care: [
    {
      from: -14,
      to: -1,
      text_de: 'Keine Zahnbehandlung.',
      text_en: 'No dental treatment.',
    },
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
      to: 7,
      text_de: 'Auf dem Rücken schlafen, weich essen, das Gesicht nicht massieren.',
      text_en: 'Sleep on your back, eat soft food, do not massage your face.',
    },
    {
      from: 0,
      to: 21,
      text_de: 'Kein Sport, keine Sauna, keine Zahnbehandlung.',
      text_en: 'No exercise, no sauna, no dental treatment.',
    },
  ],
  questions: [
    {
      question_de: 'Woraus sind die Fäden?',
      answer_de:
        'Aus Stoffen, aus denen auch chirurgisches Nahtmaterial besteht; sie lösen sich in sechs bis zwölf Monaten auf.',
      question_en: 'What are the threads made of?',
      answer_en:
        'Of the same materials as absorbable surgical sutures; they dissolve within six to twelve months.',
    },
    {
      question_de: 'Wann kann ich wieder unter Leute?',
      answer_de:
        'Planen Sie fünf bis zehn Tage ein, vor einem wichtigen Anlass neun Wochen: Dann steht auch das Ergebnis.',
      question_en: 'When can I go out again?',
      answer_en:
        'Allow five to ten days. Before an important occasion, allow nine weeks: by then the result is complete.',
    },
    {
      question_de: 'Was, wenn ein Faden zu sehen ist?',
      answer_de:
        'Kommen Sie vorbei: Wir lösen die Stelle, kürzen den Faden oder nehmen ihn heraus.',
      question_en: 'What if a thread can be seen?',
      answer_en: 'Come and see us: we release the spot, shorten the thread or take it out.',
    },
  ],
  evidence: {
    grade: 'weak',
    text_de:
      'Eine Übersicht fand in fast allen Studien eine bestenfalls kurz anhaltende Wirkung; die beiden günstigeren hatten Hersteller bezahlt.',
    text_en:
      'A review found that in nearly all studies the effect was short-lived at best; the two more favorable studies were paid for by manufacturers.',
    sources: ['Gülbitti et al., Plast Reconstr Surg 2018;141:341e–347e'],
    reviewed_on: '2026-11-02',
  },
};
