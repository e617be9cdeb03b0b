import type { SampleTreatment } from './sample-treatment.ts';

export const hautspecial: SampleTreatment = {
  slug: 'hautspecial',
  nameDe: 'Hautspecial',
  nameEn: 'Skin special',
  summaryDe: 'Fruchtsäure und Pflege, auf Ihre Haut abgestimmt.',
  summaryEn: 'Fruit acid and skin care, matched to your skin.',
  bodyDe:
    'Eine milde Fruchtsäure löst die obersten Zellen der Oberhaut; die Haut kann danach gleichmäßiger wirken. Es folgt eine Maske, die wir nach Ihrem Hautbild aussuchen.\n\nNach der Behandlung ist die Haut lichtempfindlich. Lichtschutz gehört deshalb für zwei Wochen dazu, auch im Winter.',
  bodyEn:
    'A mild fruit acid loosens the outermost cells of the epidermis; afterwards the skin can look more even. A mask follows that we choose for your skin.\n\nAfter the treatment your skin is sensitive to light. Sun protection is therefore part of it for two weeks, in winter, too.',
  purposeDe:
    'Für unebene, fahle oder unreine Haut, oberflächliche Flecken und die feinsten Linien. Tiefe Falten und Narben erreicht eine Fruchtsäure nicht.',
  purposeEn:
    'For uneven, dull or blemished skin, superficial spots and the finest lines. Fruit acid does not reach deep wrinkles or scars.',
  alternativesDe: 'Pflege mit niedrig dosierter Säure oder Retinol zu Hause, Hydrafacial.',
  alternativesEn: 'Skin care with low-dose acid or retinol at home, Hydrafacial.',
  exclusionsDe:
    'Akute Entzündungen oder Infektionen der Haut, Lippenherpes, offene Stellen, Sonnenbrand oder frische Bräune, Behandlung mit Isotretinoin in den letzten sechs Monaten, Überempfindlichkeit gegen einen Bestandteil der Fruchtsäure oder der Maske. Bei dunkler Haut ist das Risiko von Flecken größer; das wägen wir mit Ihnen ab. In Schwangerschaft und Stillzeit sprechen wir vorher darüber. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Acute inflammation or infection of the skin, cold sores, open wounds, sunburn or a fresh tan, treatment with isotretinoin within the last six months, hypersensitivity to any ingredient of the fruit acid or the mask. On dark skin the risk of spots is greater; we weigh that up with you. If you are pregnant or breastfeeding, we talk about it first. We do not treat anyone under 18.',
  includedDe: 'Ansehen der Haut, Fruchtsäure, Maske, eine Probe Lichtschutz für zu Hause.',
  includedEn: 'A look at your skin, fruit acid, mask, a sample of sunscreen to take home.',
  facts: {
    layer: 'oberhaut',
    depth_min: 0.1,
    depth_max: 0.1,
    duration_minutes: 45,
    sessions_min: 3,
    sessions_max: 4,
    interval_days: 21,
    check_days: null,
    downtime_days_min: 1,
    downtime_days_max: 2,
    signs_de: 'leichte Rötung',
    signs_en: 'slight redness',
    onset_days_min: 3,
    onset_days_max: 7,
    lasts_de: 'vermutlich zwei bis drei Monate',
    lasts_en: 'probably two to three months',
  },
  course: [
    {
      title_de: 'Ansehen',
      text_de:
        'Wir bestimmen Ihren Hauttyp, untersuchen Flecken und fragen nach Bräune, Herpes und Medikamenten.',
      title_en: 'Looking',
      text_en:
        'We determine your skin type, examine any spots and ask about tanning, cold sores and medicines.',
    },
    {
      title_de: 'Entfetten',
      text_de: 'Die Haut wird gereinigt und entfettet, damit die Säure überall gleich wirkt.',
      title_en: 'Degreasing',
      text_en: 'The skin is cleansed and degreased so that the acid works evenly.',
    },
    {
      title_de: 'Auftragen',
      text_de:
        'Die Säure bleibt einige Minuten. Wir bleiben dabei und neutralisieren sie, sobald es genug ist.',
      title_en: 'Applying',
      text_en:
        'The acid stays on for a few minutes. We stay with you and neutralize it as soon as it is enough.',
    },
    {
      title_de: 'Beruhigen',
      text_de: 'Eine Maske kühlt und pflegt, danach folgt Lichtschutz.',
      title_en: 'Calming',
      text_en: 'A mask cools and soothes; sun protection follows.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de: 'Brennen während der Einwirkung, Rötung und feine Schuppen für einige Tage.',
      text_en: 'Burning while the acid works, redness and fine flakes for a few days.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Krusten an einzelnen Stellen, wieder aufflammender Lippenherpes.',
      text_en: 'Crusts in places, a new outbreak of cold sores.',
    },
    {
      frequency: 'rare',
      text_de:
        'Hellere oder dunklere Flecken für Wochen bis Monate, vor allem nach Sonne; Überempfindlichkeit.',
      text_en:
        'Lighter or darker spots for weeks to months, above all after exposure to the sun; hypersensitivity.',
    },
    {
      frequency: 'very_rare',
      text_de: 'Narben.',
      text_en: 'Scars.',
    },
  ],
  care: [
    {
      from: -14,
      to: -1,
      text_de: 'Keine Sonnenbäder, kein Solarium.',
      text_en: 'No sunbathing, no tanning bed.',
    },
    {
      from: -5,
      to: -1,
      text_de: 'Keine Säuren, kein Retinol, kein Peeling zu Hause.',
      text_en: 'No acids, no retinol, no peels at home.',
    },
    {
      from: 0,
      to: 3,
      text_de: 'Keine Sauna, kein Schwimmbad.',
      text_en: 'No sauna, no swimming pool.',
    },
    {
      from: 0,
      to: 7,
      text_de: 'Schüppchen nicht abziehen.',
      text_en: 'Do not pick at flakes.',
    },
    {
      from: 0,
      to: 14,
      text_de: 'Lichtschutzfaktor 50, auch im Winter.',
      text_en: 'SPF 50, in winter, too.',
    },
  ],
  questions: [
    {
      question_de: 'Löst sich die Haut sichtbar ab?',
      answer_de:
        'Bei dieser milden Säure meist nur als feine Schüppchen am dritten und vierten Tag.',
      question_en: 'Will my skin peel visibly?',
      answer_en: 'With this mild acid, usually only as fine flakes on the third and fourth day.',
    },
    {
      question_de: 'Geht das auch im Sommer?',
      answer_de:
        'Besser nicht, wenn Sie viel draußen sind. Von Oktober bis April ist die passende Zeit.',
      question_en: 'Can I have it in summer?',
      answer_en: 'Better not if you are outdoors a lot. October to April is the right time.',
    },
    {
      question_de: 'Tut es weh?',
      answer_de:
        'Es brennt und kribbelt für einige Minuten. Ein Ventilator und kühle Kompressen helfen.',
      question_en: 'Does it hurt?',
      answer_en: 'It burns and tingles for a few minutes. A fan and cool compresses help.',
    },
  ],
  evidence: {
    grade: 'limited',
    text_de:
      'Für Cremes mit Fruchtsäure, täglich aufgetragen, gibt es bei lichtgeschädigter Haut vergleichende Studien mit kleiner Wirkung; für einzelne Behandlungen wie diese weniger.',
    text_en:
      'For fruit acid creams applied daily to sun-damaged skin there are controlled studies with a small effect; for single treatments like this one there are fewer.',
    sources: ['Stiller et al., Arch Dermatol 1996;132:631–636'],
    reviewed_on: '2026-11-02',
  },
};
