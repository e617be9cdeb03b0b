import type { SampleTreatment } from './sample-treatment.ts';

export const vitamininfusion: SampleTreatment = {
  slug: 'vitamininfusion',
  nameDe: 'Vitamininfusion',
  nameEn: 'Vitamin infusion',
  summaryDe: 'Über die Vene, nach einem Blick auf Ihre Blutwerte.',
  summaryEn: 'Through a vein, after a look at your blood test results.',
  bodyDe:
    'Vitamine und Spurenelemente kommen als Infusion in die Vene. Wir beginnen mit Ihren Blutwerten: Wo nichts fehlt, hilft auch keine Infusion.\n\nBei Erkrankungen von Herz oder Nieren und bei bestimmten Medikamenten raten wir ab.',
  bodyEn:
    'Vitamins and trace elements are given as an infusion into a vein. We begin with your blood test results: where nothing is lacking, no infusion helps.\n\nWe advise against it in diseases of the heart or kidneys and with certain medicines.',
  purposeDe:
    'Bei einem nachgewiesenen Mangel, wenn Tabletten nicht vertragen oder nicht aufgenommen werden. Gegen Müdigkeit ohne Mangel ist keine Wirkung belegt.',
  purposeEn:
    'For a proven deficiency, when tablets are not tolerated or not absorbed. Without a deficiency, no effect on tiredness has been proven.',
  alternativesDe:
    'Ausgewogenes Essen, Tabletten oder Tropfen, die Ursache eines Mangels hausärztlich klären lassen.',
  alternativesEn:
    'A balanced diet, tablets or drops, having your family doctor find the cause of a deficiency.',
  exclusionsDe:
    'Herzschwäche, Nierenschwäche, Eisenspeicherkrankheit, Nierensteine, Schwangerschaft und Stillzeit, Überempfindlichkeit gegen einen Bestandteil; für Vitamin C auch ein Mangel des Enzyms G6PD. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Heart failure, impaired kidney function, hemochromatosis, kidney stones, pregnancy and breastfeeding, hypersensitivity to any ingredient; for vitamin C also a deficiency of the enzyme G6PD. We do not treat anyone under 18.',
  includedDe:
    'Gespräch mit der Ärztin am Tag der Behandlung, Infusion unter Aufsicht. Die Blutuntersuchung stellt das Labor gesondert in Rechnung.',
  includedEn:
    'A conversation with the doctor on the day of treatment, infusion under supervision. The laboratory bills the blood test separately.',
  facts: {
    layer: 'blutbahn',
    depth_min: null,
    depth_max: null,
    duration_minutes: 45,
    sessions_min: 1,
    sessions_max: 4,
    interval_days: 7,
    check_days: null,
    downtime_days_min: 0,
    downtime_days_max: 0,
    signs_de: '',
    signs_en: '',
    onset_days_min: 7,
    onset_days_max: 28,
    lasts_de: 'je nach Blutwerten',
    lasts_en: 'depends on your blood test results',
  },
  course: [
    {
      title_de: 'Messen',
      text_de: 'Blutwerte, Vorerkrankungen, Medikamente. Ohne Mangel raten wir ab.',
      title_en: 'Measuring',
      text_en:
        'Blood test results, medical history, medicines. Without a deficiency we advise against it.',
    },
    {
      title_de: 'Zugang legen',
      text_de: 'Eine feine Kanüle in die Armvene.',
      title_en: 'Placing a line',
      text_en: 'A fine cannula in a vein in the arm.',
    },
    {
      title_de: 'Infundieren',
      text_de: 'Langsam, etwa eine halbe Stunde. Jemand ist immer im Raum.',
      title_en: 'Infusing',
      text_en: 'Slowly, about half an hour. Someone is always in the room.',
    },
    {
      title_de: 'Nachsehen',
      text_de: 'Wir entfernen den Zugang und warten noch zehn Minuten mit Ihnen.',
      title_en: 'Checking',
      text_en: 'We remove the line and wait another ten minutes with you.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de: 'Druck oder blauer Fleck am Einstich, Wärmegefühl.',
      text_en: 'Pressure or a bruise at the puncture site, a feeling of warmth.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Übelkeit, Kopfschmerz, Kreislaufschwäche.',
      text_en: 'Nausea, headache, faintness.',
    },
    {
      frequency: 'rare',
      text_de: 'Entzündung der Vene, Austritt neben das Gefäß.',
      text_en: 'Inflammation of the vein, fluid leaking into the tissue around it.',
    },
    {
      frequency: 'very_rare',
      text_de: 'Schwere allergische Reaktion, Schädigung der Nieren. Notfallmittel liegen bereit.',
      text_en: 'Severe allergic reaction, kidney damage. Emergency medicines are at hand.',
    },
  ],
  care: [
    {
      from: -14,
      to: -1,
      text_de: 'Blutentnahme bei uns, oder Werte mitbringen, die nicht älter als drei Monate sind.',
      text_en: 'Have blood drawn here, or bring results that are no more than three months old.',
    },
    {
      from: -1,
      to: -1,
      text_de: 'Genug trinken, und am Tag der Infusion vorher essen.',
      text_en: 'Drink enough water, and eat before you come on the day of the infusion.',
    },
    {
      from: 0,
      to: 0,
      text_de: 'Zwei Stunden kein Sport.',
      text_en: 'No exercise for two hours.',
    },
  ],
  questions: [
    {
      question_de: 'Woher weiß ich, ob mir etwas fehlt?',
      answer_de:
        'Nur aus einer Blutuntersuchung. Müdigkeit hat viele Gründe; ein Mangel ist einer davon, und nicht der häufigste.',
      question_en: 'How do I know whether I am lacking anything?',
      answer_en:
        'Only from a blood test. Tiredness has many causes; a deficiency is one of them, and not the most frequent.',
    },
    {
      question_de: 'Sind Tabletten nicht genauso gut?',
      answer_de:
        'Meist ja, und sie sind günstiger. Eine Infusion braucht es nur, wenn Sie sie nicht vertragen, der Darm sie nicht aufnimmt oder es schnell gehen muss.',
      question_en: 'Aren’t tablets just as good?',
      answer_en:
        'Usually, yes, and they cost less. An infusion is needed only if you do not tolerate them, if the gut does not absorb them or if it is urgent.',
    },
  ],
  evidence: {
    grade: 'weak',
    text_de:
      'Bei nachgewiesenem Mangel ist der Ausgleich sinnvoll; für Gesunde ist kein Nutzen belegt. Eine kleine Studie bei Fibromyalgie (34\u00a0Personen) fand gegenüber einer Scheininfusion keinen gesicherten Unterschied.',
    text_en:
      'With a proven deficiency, replacement makes sense; for healthy people no benefit has been shown. A small study of people with fibromyalgia (34) found no significant difference from a placebo infusion.',
    sources: ['Ali et al., J Altern Complement Med 2009;15:247–257'],
    reviewed_on: '2026-11-02',
  },
};
