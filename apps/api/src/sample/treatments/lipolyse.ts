import type { SampleTreatment } from './sample-treatment.ts';

export const lipolyse: SampleTreatment = {
  slug: 'lipolyse',
  nameDe: 'Lipolyse',
  nameEn: 'Injection lipolysis',
  summaryDe: 'Für kleine Fettpolster unter dem Kinn.',
  summaryEn: 'For small pockets of fat under the chin.',
  bodyDe:
    'Ein Wirkstoff löst Fettzellen in der Unterhaut auf, der Körper baut sie über Wochen ab. Geeignet ist ein kleines, umschriebenes Polster unter dem Kinn.\n\nDie Schwellung danach ist deutlich und gehört dazu. Planen Sie für die ersten zehn Tage nichts Wichtiges.',
  bodyEn:
    'A substance dissolves fat cells in the subcutis, and the body clears them away over several weeks. It suits a small, well-defined pocket of fat under the chin.\n\nThe swelling afterwards is marked, and to be expected. Plan nothing important for the first ten days.',
  purposeDe:
    'Für kleine Fettpolster unter dem Kinn. Zum Abnehmen ist die Behandlung nicht gedacht.',
  purposeEn: 'For small pockets of fat under the chin. It is not a way to lose weight.',
  alternativesDe: 'Abwarten, Kältebehandlung, Fettabsaugung bei größeren Polstern.',
  alternativesEn: 'Waiting, fat freezing, liposuction for larger areas.',
  exclusionsDe:
    'Schwangerschaft und Stillzeit, unbehandelte Erkrankungen von Leber, Nieren oder Schilddrüse, Störungen der Blutgerinnung, Schluckbeschwerden (auch frühere), Entzündungen oder Infektionen am Ort, starkes Übergewicht, Überempfindlichkeit gegen einen Bestandteil. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Pregnancy and breastfeeding, untreated diseases of the liver, kidneys or thyroid, clotting disorders, difficulty swallowing (now or in the past), inflammation or infection at the site, obesity, hypersensitivity to any ingredient. We do not treat anyone under 18.',
  includedDe: 'Untersuchung, Messung des Polsters, Behandlung, Kontrolle nach zwei Wochen.',
  includedEn: 'Examination, measurement, treatment, checkup after two weeks.',
  facts: {
    layer: 'unterhaut',
    depth_min: 10,
    depth_max: 10,
    duration_minutes: 45,
    sessions_min: 2,
    sessions_max: 4,
    interval_days: 56,
    check_days: 14,
    downtime_days_min: 5,
    downtime_days_max: 10,
    signs_de: 'deutliche Schwellung',
    signs_en: 'marked swelling',
    onset_days_min: 56,
    onset_days_max: 56,
    lasts_de: 'vermutlich Jahre, bei gleichem Gewicht',
    lasts_en: 'probably years, if your weight stays the same',
  },
  course: [
    {
      title_de: 'Messen',
      text_de: 'Wir tasten und messen das Polster und prüfen, ob es Fett ist.',
      title_en: 'Measuring',
      text_en: 'We feel and measure the area and check that it really is fat.',
    },
    {
      title_de: 'Anzeichnen',
      text_de: 'Ein Raster zeigt die Stellen; Nerven und Gefäße bleiben frei.',
      title_en: 'Marking',
      text_en: 'A grid shows the points; it leaves out nerves and blood vessels.',
    },
    {
      title_de: 'Behandeln',
      text_de: 'Kleine Mengen kommen in das Fett. Es brennt einige Minuten, Kälte hilft.',
      title_en: 'Treating',
      text_en: 'Small amounts are injected into the fat. It burns for a few minutes; cold helps.',
    },
    {
      title_de: 'Abwarten',
      text_de: 'Der Körper braucht Wochen. Erst dann entscheiden wir über die nächste Sitzung.',
      title_en: 'Waiting',
      text_en: 'The body needs several weeks. Only then do we decide on the next session.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de:
        'Starke Schwellung, Schmerz, Taubheit, blaue Flecken, Verhärtung für Wochen; Übelkeit, Schluckbeschwerden, Schwäche eines Gesichtsnervs für Wochen. Wenn Ihnen das Schlucken, Sprechen oder Atmen schwerfällt: sofort die 112. Ein schiefes Lächeln allein ist nach dieser Behandlung kein Notfall: Rufen Sie zu den Sprechzeiten uns an, sonst die 116\u00a0117.',
      text_en:
        'Marked swelling, pain, numbness, bruises, hardening for weeks; nausea, difficulty swallowing, weakness of a facial nerve for weeks. If you have trouble swallowing, speaking or breathing, call 112 at once. An uneven smile on its own is no emergency after this treatment: call us during opening hours, otherwise 116\u00a0117.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Unebenheiten, ein Geschwür, Haarausfall am Ort.',
      text_en: 'Unevenness, an ulcer, hair loss at the site.',
    },
    {
      frequency: 'rare',
      text_de: 'Infektion am Ort, bleibende Narbe.',
      text_en: 'Infection at the site, a lasting scar.',
    },
    {
      frequency: 'very_rare',
      text_de: 'Absterben von Haut, schwere allergische Reaktion.',
      text_en: 'Death of skin tissue, severe allergic reaction.',
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
      to: 3,
      text_de: 'Kühlen, mit erhöhtem Kopf schlafen, viel trinken.',
      text_en: 'Cool the area, sleep with your head raised, drink plenty.',
    },
    {
      from: 0,
      to: 7,
      text_de: 'Kein Sport, keine Sauna, kein Alkohol.',
      text_en: 'No exercise, no sauna, no alcohol.',
    },
  ],
  questions: [
    {
      question_de: 'Wie schlimm ist die Schwellung?',
      answer_de:
        'Unter dem Kinn sieht sie für einige Tage wie ein deutliches Doppelkinn aus. Ein Schal oder Rollkragen hilft.',
      question_en: 'How bad is the swelling?',
      answer_en:
        'Under the chin it looks like a marked double chin for several days. A scarf or turtleneck helps.',
    },
    {
      question_de: 'Kommt das Fett zurück?',
      answer_de:
        'Zerstörte Zellen bilden sich nicht neu, verbliebene können bei Gewichtszunahme wachsen.',
      question_en: 'Will the fat come back?',
      answer_en:
        'Destroyed cells do not grow back; the remaining ones can become larger if you gain weight.',
    },
    {
      question_de: 'Ist das Mittel dafür zugelassen?',
      answer_de:
        'Wir behandeln nur unter dem Kinn. Ob das Mittel dafür zugelassen ist, sagen wir Ihnen vorher; wo die Zulassung fehlt, klären wir gesondert auf.',
      question_en: 'Is the substance approved for this?',
      answer_en:
        'We only treat under the chin. Before you decide, we tell you whether the substance is approved for that; where it is not, we inform you about it separately.',
    },
  ],
  evidence: {
    grade: 'good',
    text_de:
      'Das gilt nur für einen Wirkstoff: Mit ihm gibt es am Polster unter dem Kinn große randomisierte Studien, mit anderen Mitteln kaum. Ob wir ihn verwenden, sagen wir Ihnen vorher; sonst sind die Belege schwach.',
    text_en:
      'That holds for one substance only: it has been tested on fat under the chin in large randomized studies, other products hardly at all. We tell you beforehand whether it is the one we use; if not, the evidence is weak.',
    sources: [
      'Jones et al., Dermatol Surg 2016;42:38–49',
      'Humphrey et al., J Am Acad Dermatol 2016;75:788–797',
    ],
    reviewed_on: '2026-11-02',
  },
};
