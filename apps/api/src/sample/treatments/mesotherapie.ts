import type { SampleTreatment } from './sample-treatment.ts';

export const mesotherapie: SampleTreatment = {
  slug: 'mesotherapie',
  nameDe: 'Mesotherapie',
  nameEn: 'Mesotherapy',
  summaryDe: 'Wirkstoffe in kleinsten Mengen, dicht unter der Oberfläche.',
  summaryEn: 'Active substances in tiny amounts, just below the surface.',
  bodyDe:
    'Kleine Mengen einer Mischung aus Hyaluronsäure, Vitaminen und Aminosäuren kommen an vielen Punkten in die obere Lederhaut. Was darin ist, richtet sich nach dem, was Sie stört.\n\nDie Studienlage zur Mesotherapie ist dünner als zu anderen Verfahren. Wir sagen Ihnen, was wir erwarten und was nicht.',
  bodyEn:
    'Small amounts of a mixture of hyaluronic acid, vitamins and amino acids are injected at many points in the upper dermis. What is in it depends on what bothers you.\n\nThe evidence for mesotherapy is thinner than for other methods. We tell you what we expect of it and what we do not.',
  purposeDe:
    'Gedacht für trockene, matte Haut an Gesicht, Hals und Dekolleté, wenn Pflege allein nicht genügt.',
  purposeEn:
    'Intended for dry, dull skin on the face, neck and décolleté when skin care alone is not enough.',
  alternativesDe:
    'Feuchtigkeitspflege, Hydrafacial, Skinbooster. Für Falten sind andere Verfahren besser untersucht.',
  alternativesEn:
    'Moisturizing skin care, Hydrafacial, a skin booster. For wrinkles, other methods are better studied.',
  exclusionsDe:
    'Schwangerschaft und Stillzeit, Störungen der Blutgerinnung, akute Entzündungen oder Infektionen der Haut, bekannte Überempfindlichkeit gegen einen Bestandteil oder gegen örtliche Betäubungsmittel, Autoimmunerkrankungen im Schub. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Pregnancy and breastfeeding, clotting disorders, acute inflammation or infection of the skin, known hypersensitivity to any ingredient or to local anesthetics, autoimmune diseases during a flare-up. We do not treat anyone under 18.',
  includedDe:
    'Gespräch mit der Ärztin am Tag der Behandlung, Betäubungscreme, Wirkstoffe, Kühlung.',
  includedEn:
    'A conversation with the doctor on the day of treatment, numbing cream, substances, cooling.',
  facts: {
    layer: 'lederhaut',
    depth_min: 1,
    depth_max: 1,
    duration_minutes: 45,
    sessions_min: 3,
    sessions_max: 4,
    interval_days: 14,
    check_days: null,
    downtime_days_min: 1,
    downtime_days_max: 2,
    signs_de: 'kleine Einstichstellen',
    signs_en: 'small puncture marks',
    onset_days_min: 14,
    onset_days_max: 14,
    lasts_de: 'nicht gesichert',
    lasts_en: 'not established',
  },
  course: [
    {
      title_de: 'Besprechen',
      text_de:
        'Wir fragen nach Allergien und Medikamenten und sagen Ihnen, was in der Mischung ist.',
      title_en: 'Discussing',
      text_en: 'We ask about allergies and medicines and tell you what is in the mixture.',
    },
    {
      title_de: 'Betäuben',
      text_de: 'Eine Creme, 30\u00a0Minuten. Auf Wunsch kühlen wir nur.',
      title_en: 'Numbing',
      text_en: 'A cream, 30\u00a0minutes. If you prefer, we only cool the skin.',
    },
    {
      title_de: 'Einbringen',
      text_de:
        'Viele feine Einstiche im Abstand von etwa einem Zentimeter, jeder mit einem Tröpfchen.',
      title_en: 'Placing',
      text_en: 'Many fine punctures about one centimeter apart, each with a droplet.',
    },
    {
      title_de: 'Kühlen',
      text_de: 'Die Quaddeln gehen meist noch am selben Tag zurück.',
      title_en: 'Cooling',
      text_en: 'The wheals usually go down on the same day.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de: 'Rötung, Quaddeln, kleine Einstichstellen und blaue Flecken für einige Tage.',
      text_en: 'Redness, wheals, small puncture marks and bruises for several days.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Juckreiz, tastbare Knötchen für Wochen.',
      text_en: 'Itching, palpable nodules for weeks.',
    },
    {
      frequency: 'rare',
      text_de: 'Überempfindlichkeit gegen einen Bestandteil, Infektion, Entzündung, Verfärbung.',
      text_en: 'Hypersensitivity to an ingredient, infection, inflammation, discoloration.',
    },
    {
      frequency: 'very_rare',
      text_de: 'Infektion mit Mykobakterien, bleibende Narben.',
      text_en: 'Infection with mycobacteria, lasting scars.',
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
      to: 0,
      text_de: 'Kein Make-up, nicht reiben.',
      text_en: 'No makeup, no rubbing.',
    },
    {
      from: 0,
      to: 2,
      text_de: 'Kein Sport, keine Sauna, keine direkte Sonne.',
      text_en: 'No exercise, no sauna, no direct sun.',
    },
  ],
  questions: [
    {
      question_de: 'Was ist in der Mischung?',
      answer_de:
        'Unvernetzte Hyaluronsäure, Vitamine und Aminosäuren. Welche Präparate wir nehmen und wofür sie zugelassen sind, sagen wir Ihnen, bevor Sie sich entscheiden; Name und Charge stehen in Ihrer Akte.',
      question_en: 'What is in the mixture?',
      answer_en:
        'Hyaluronic acid that is not cross-linked, vitamins and amino acids. Before you decide, we tell you which products we use and what they are approved for; name and batch are in your file.',
    },
    {
      question_de: 'Warum bieten Sie es trotz dünner Studienlage an?',
      answer_de:
        'Weil manche es wünschen, auch wenn sie das wissen. Wer eine gesicherte Wirkung sucht, dem raten wir zu anderem.',
      question_en: 'Why do you offer it although the evidence is thin?',
      answer_en:
        'Because some people want it even knowing this. If you are looking for a proven effect, we recommend something else.',
    },
  ],
  evidence: {
    grade: 'weak',
    text_de:
      'Eine Studie mit sechs Personen fand nach sechs Monaten weder sichtbar noch im Gewebe einen gesicherten Unterschied; größere vergleichende Studien fehlen.',
    text_en:
      'A study of six people found no significant difference after six months, either visibly or in the tissue; there are no larger comparative studies.',
    sources: ['El-Domyati et al., Int J Dermatol 2012;51:913–919'],
    reviewed_on: '2026-11-02',
  },
};
