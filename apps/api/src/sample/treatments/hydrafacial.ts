import type { SampleTreatment } from './sample-treatment.ts';

export const hydrafacial: SampleTreatment = {
  slug: 'hydrafacial',
  nameDe: 'Hydrafacial',
  nameEn: 'Hydrafacial',
  summaryDe: 'Reinigt die Hornschicht und füllt sie mit Feuchtigkeit.',
  summaryEn: 'Cleanses the surface of the skin and fills it with moisture.',
  bodyDe:
    'Ein sanfter Sog löst, was auf der Haut liegt: Schüppchen, Talg, Reste von Pflege. Zugleich bringt das Gerät eine Lösung auf, die Feuchtigkeit bindet. Es wird nichts gespritzt.\n\nEine Akne oder Rosazea wird damit nicht behandelt; ob eine vorliegt, prüfen wir vorher.',
  bodyEn:
    'Gentle suction lifts what lies on the skin: flakes, sebum, residue of skin care. At the same time, the device applies a solution that binds moisture. Nothing is injected.\n\nIt is no treatment for acne or rosacea; we check beforehand whether you have either.',
  purposeDe:
    'Für Haut, die fahl oder trocken wirkt, und für vergrößerte, verstopfte Poren. Auch vor einem Anlass, wenn Ihre Haut die Behandlung schon kennt.',
  purposeEn:
    'For skin that looks dull or dry, and for enlarged, clogged pores. Also before a special occasion, if your skin has had the treatment before.',
  alternativesDe:
    'Eine gute Reinigung und Pflege zu Hause, eine kosmetische Ausreinigung, eine milde Fruchtsäure.',
  alternativesEn:
    'Good cleansing and skin care at home, a cosmetic deep cleanse, a mild fruit acid.',
  exclusionsDe:
    'Akute Entzündungen oder Infektionen der Haut, Lippenherpes, frischer Sonnenbrand, offene Stellen, Überempfindlichkeit gegen einen Bestandteil der Lösung. Bei einer Rosazea im Schub warten wir ab. In Schwangerschaft und Stillzeit sprechen wir vorher darüber. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Acute inflammation or infection of the skin, cold sores, recent sunburn, open wounds, hypersensitivity to any ingredient of the solution. During a flare-up of rosacea we wait. If you are pregnant or breastfeeding, we talk about it first. We do not treat anyone under 18.',
  includedDe: 'Ansehen der Haut, Behandlung, Pflege und Lichtschutz danach.',
  includedEn: 'A look at your skin, the treatment, skin care and sun protection afterwards.',
  facts: {
    layer: 'oberhaut',
    depth_min: 0.02,
    depth_max: 0.02,
    duration_minutes: 60,
    sessions_min: 1,
    sessions_max: 1,
    interval_days: null,
    check_days: null,
    downtime_days_min: 0,
    downtime_days_max: 0,
    signs_de: '',
    signs_en: '',
    onset_days_min: 0,
    onset_days_max: 0,
    lasts_de: 'nicht gesichert',
    lasts_en: 'not established',
  },
  course: [
    {
      title_de: 'Ansehen',
      text_de: 'Wir sehen uns Ihre Haut an und fragen nach Mitteln, die Sie nehmen oder auftragen.',
      title_en: 'Looking',
      text_en: 'We look at your skin and ask what medicines and skin care you use.',
    },
    {
      title_de: 'Reinigen',
      text_de:
        'Das Handstück fährt in Bahnen über das Gesicht. Sog und Lösung lösen, was auf der Haut liegt.',
      title_en: 'Cleansing',
      text_en:
        'The handpiece moves over your face in strips. Suction and solution lift what lies on the skin.',
    },
    {
      title_de: 'Befeuchten',
      text_de: 'Ein zweiter Gang bringt Feuchtigkeit bindende Stoffe auf.',
      title_en: 'Moisturizing',
      text_en: 'A second pass applies substances that bind moisture.',
    },
    {
      title_de: 'Schützen',
      text_de: 'Pflege und Lichtschutz. Sie können gleich danach zur Arbeit.',
      title_en: 'Protecting',
      text_en: 'Skin care and sun protection. You can go straight back to work.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de: 'Rötung und Spannungsgefühl für einige Stunden.',
      text_en: 'Redness and a feeling of tightness for a few hours.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Trockene, leicht schuppende Haut, kleine Unreinheiten für zwei bis drei Tage.',
      text_en: 'Dry, slightly flaking skin, small blemishes for two to three days.',
    },
    {
      frequency: 'rare',
      text_de:
        'Überempfindlichkeit gegen einen Bestandteil der Lösung, punktförmige Einblutungen durch den Sog.',
      text_en:
        'Hypersensitivity to an ingredient of the solution, pinpoint bleeding from the suction.',
    },
  ],
  care: [
    {
      from: -3,
      to: -1,
      text_de: 'Keine Säuren, kein Retinol, keine Haarentfernung im Gesicht.',
      text_en: 'No acids, no retinol, no facial hair removal.',
    },
    {
      from: 0,
      to: 1,
      text_de: 'Keine Sauna und kein Sport, bei dem Sie schwitzen.',
      text_en: 'No sauna and no exercise that makes you sweat.',
    },
    {
      from: 0,
      to: 7,
      text_de: 'Jeden Morgen Lichtschutzfaktor 50.',
      text_en: 'SPF 50 every morning.',
    },
  ],
  questions: [
    {
      question_de: 'Tut es weh?',
      answer_de:
        'Die meisten spüren ein Ziehen und ein leichtes Prickeln, das nach Minuten aufhört. Ist es Ihnen zu viel, stellen wir den Sog schwächer.',
      question_en: 'Does it hurt?',
      answer_en:
        'Most people feel a pull and a slight tingling that stops after a few minutes. If it is too much for you, we turn the suction down.',
    },
    {
      question_de: 'Wie oft ist es sinnvoll?',
      answer_de:
        'Wer mag, alle sechs Wochen. Nötig ist es nicht; wir sagen Ihnen auch, wann eine gute Creme genügt.',
      question_en: 'How often does it make sense?',
      answer_en:
        'Every six weeks, if you like. It is never necessary, and we tell you when a good cream is enough.',
    },
    {
      question_de: 'Kann ich mich danach schminken?',
      answer_de: 'Am besten erst am nächsten Tag. Wenn es sein muss, nach einigen Stunden.',
      question_en: 'Can I wear makeup afterwards?',
      answer_en: 'Preferably not until the next day. If you have to, after a few hours.',
    },
  ],
  evidence: {
    grade: 'weak',
    text_de:
      'Eine Studie mit 20\u00a0Frauen fand nach mehreren Sitzungen feinere Poren und weniger feine Linien, nach demselben Serum von Hand nicht; größere unabhängige Studien fehlen.',
    text_en:
      'A study of 20\u00a0women found finer pores and fewer fine lines after several sessions, but not after the same serum applied by hand; there are no larger independent studies.',
    sources: ['Freedman, J Cosmet Dermatol 2008;7:275–280'],
    reviewed_on: '2026-11-02',
  },
};
