import type { SampleTreatment } from './sample-treatment.ts';

export const vampirlifting: SampleTreatment = {
  slug: 'vampirlifting',
  nameDe: 'Vampirlifting',
  nameEn: 'Vampire lift',
  summaryDe: 'Plasma aus Ihrem eigenen Blut.',
  summaryEn: 'Plasma from your own blood.',
  bodyDe:
    'Aus einer kleinen Menge Ihres Blutes trennen wir das Plasma, das reich an Blutplättchen ist. Es kommt noch in derselben Sitzung in die Lederhaut. Botenstoffe aus den Plättchen sollen sie anregen.\n\nDas Wort „Lifting“ ist geläufig, trifft es aber nicht: Gehoben wird nichts.',
  bodyEn:
    'From a small amount of your blood we separate the plasma that is rich in platelets. In the same session it is injected into the dermis, which messenger substances from the platelets are meant to stimulate.\n\nThe word “lift” is common but misleading: nothing is lifted.',
  purposeDe:
    'Für müde, feinfaltige Haut an Gesicht und Hals und um die Augen, wenn Sie möglichst wenige fremde Stoffe wünschen.',
  purposeEn:
    'For tired, finely lined skin on the face and neck and around the eyes, if you want as few foreign substances as possible.',
  alternativesDe: 'Microneedling ohne Plasma, Skinbooster, Polynukleotide.',
  alternativesEn: 'Microneedling without plasma, a skin booster, polynucleotides.',
  exclusionsDe:
    'Erkrankungen des Blutes oder der Blutplättchen, blutverdünnende Mittel, akute Infekte wie eine Erkältung, Entzündungen oder Infektionen der Haut am Ort, Krebserkrankungen, Schwangerschaft und Stillzeit, Überempfindlichkeit gegen örtliche Betäubungsmittel. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Diseases of the blood or the platelets, blood-thinning medicines, an acute illness such as a cold or the flu, inflammation or infection of the skin at the site, cancer, pregnancy and breastfeeding, hypersensitivity to local anesthetics. We do not treat anyone under 18.',
  includedDe:
    'Gespräch mit der Ärztin am Tag der Behandlung, Blutentnahme, Aufbereitung, Betäubungscreme, Behandlung.',
  includedEn:
    'A conversation with the doctor on the day of treatment, blood draw, processing, numbing cream, treatment.',
  facts: {
    layer: 'lederhaut',
    depth_min: 1.5,
    depth_max: 1.5,
    duration_minutes: 75,
    sessions_min: 3,
    sessions_max: 3,
    interval_days: 28,
    check_days: null,
    downtime_days_min: 2,
    downtime_days_max: 3,
    signs_de: 'Rötung und Einstichstellen',
    signs_en: 'redness and puncture marks',
    onset_days_min: 28,
    onset_days_max: 42,
    lasts_de: 'nicht gesichert',
    lasts_en: 'not established',
  },
  course: [
    {
      title_de: 'Blut abnehmen',
      text_de: 'Etwa 20\u00a0ml aus der Armvene, so viel wie bei einer Laboruntersuchung.',
      title_en: 'Drawing blood',
      text_en: 'About 20\u00a0ml from a vein in the arm, as much as for a laboratory test.',
    },
    {
      title_de: 'Trennen',
      text_de: 'Die Zentrifuge braucht zehn Minuten, die Betäubungscreme dreißig.',
      title_en: 'Separating',
      text_en: 'The centrifuge takes ten minutes, the numbing cream thirty.',
    },
    {
      title_de: 'Einbringen',
      text_de: 'Das Plasma kommt in feinen Einstichen in die Lederhaut.',
      title_en: 'Placing',
      text_en: 'The plasma is injected into the dermis through fine punctures.',
    },
    {
      title_de: 'Kühlen',
      text_de: 'Zehn Minuten, danach Pflege und die schriftlichen Hinweise.',
      title_en: 'Cooling',
      text_en: 'Ten minutes, then skin care and the written instructions.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de: 'Schwellung, Rötung, Einstichstellen und blaue Flecken, im Gesicht und am Arm.',
      text_en: 'Swelling, redness, puncture marks and bruises, on the face and the arm.',
    },
    {
      frequency: 'uncommon',
      text_de:
        'Spannungsgefühl oder Kopfschmerz für einen Tag, Kreislaufschwäche bei der Blutentnahme.',
      text_en: 'Tightness or headache for a day, faintness while blood is drawn.',
    },
    {
      frequency: 'rare',
      text_de: 'Infektion, Entzündung, Verfärbung, Reizung einer Vene.',
      text_en: 'Infection, inflammation, discoloration, irritation of a vein.',
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
        'Keine rezeptfreien Schmerzmittel wie Acetylsalicylsäure oder Ibuprofen ohne Rücksprache. Verordnete Mittel setzen Sie bitte nie selbst ab.',
      text_en:
        'No over-the-counter painkillers such as aspirin or ibuprofen without asking us first. Please never stop prescribed medicines on your own.',
    },
    {
      from: -1,
      to: -1,
      text_de: 'Viel trinken, und am Tag der Behandlung vorher essen.',
      text_en: 'Drink plenty of water, and eat before you come on the day of treatment.',
    },
    {
      from: 0,
      to: 0,
      text_de: 'Kein Make-up.',
      text_en: 'No makeup.',
    },
    {
      from: 0,
      to: 2,
      text_de: 'Kein Sport, keine Sauna, kein Alkohol.',
      text_en: 'No exercise, no sauna, no alcohol.',
    },
  ],
  questions: [
    {
      question_de: 'Wird das Blut aufbewahrt?',
      answer_de:
        'Nein. Es bleibt in einem geschlossenen Röhrchen mit Ihrem Namen im Behandlungsraum; was übrig ist, wird entsorgt.',
      question_en: 'Is the blood kept?',
      answer_en:
        'No. It stays in the treatment room, in a closed tube with your name on it; what is left over is disposed of.',
    },
    {
      question_de: 'Kann ich auf mein eigenes Blut allergisch sein?',
      answer_de:
        'Auf das Plasma nicht, in seltenen Fällen aber auf die Betäubungscreme oder das Mittel gegen die Gerinnung im Röhrchen.',
      question_en: 'Can I be allergic to my own blood?',
      answer_en:
        'Not to the plasma, but, in rare cases, to the numbing cream or the anticoagulant in the tube.',
    },
    {
      question_de: 'Wer darf Plasma aufbereiten?',
      answer_de:
        'Ohne Herstellungserlaubnis nur, wer als Arzt oder Ärztin die Behandlung selbst ausführt, und nach Anzeige bei der Aufsichtsbehörde.',
      question_en: 'Who may process plasma?',
      answer_en:
        'Without a manufacturing authorization, only the doctor who carries out the treatment, and after notifying the supervisory authority.',
    },
  ],
  evidence: {
    grade: 'weak',
    text_de:
      'In einer verblindeten Studie (27 Personen, 19 ausgewertet) sahen die Behandelten auf der Seite mit Plasma mehr Besserung als auf der mit Kochsalz, unabhängige Beurteiler nicht.',
    text_en:
      'In a blinded study (27 people, 19 of them analyzed), those treated saw more improvement on the side with plasma than on the one with saline; independent raters did not.',
    sources: ['Alam et al., JAMA Dermatol 2018;154:1447–1452'],
    reviewed_on: '2026-11-02',
  },
};
