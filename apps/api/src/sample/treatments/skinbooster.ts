import type { SampleTreatment } from './sample-treatment.ts';

export const skinbooster: SampleTreatment = {
  slug: 'skinbooster',
  nameDe: 'Skinbooster',
  nameEn: 'Skin booster',
  summaryDe: 'Bindet Wasser in der Lederhaut, für einige Monate.',
  summaryEn: 'Binds water in the dermis, for several months.',
  bodyDe:
    'Dünnflüssige Hyaluronsäure verteilt sich in der Lederhaut und bindet dort Wasser. Sie füllt keine Falte und verändert keine Form: Die Haut selbst kann praller wirken.\n\nGesicht, Hals, Dekolleté und Handrücken lassen sich so behandeln.',
  bodyEn:
    'Thin hyaluronic acid spreads in the dermis and binds water there. It fills no wrinkles and changes no contours: the skin itself can look plumper.\n\nFace, neck, décolleté and the backs of the hands can be treated.',
  purposeDe:
    'Für trockene Haut mit feinen Knitterfältchen, die Cremes nicht mehr glätten. Für Volumen oder Konturen ist das Gel zu dünn.',
  purposeEn:
    'For dry skin with fine lines that creams no longer smooth. For volume or contours the gel is too thin.',
  alternativesDe: 'Pflege mit Urea oder Glycerin, Hydrafacial, Microneedling, Polynukleotide.',
  alternativesEn: 'Skin care with urea or glycerin, Hydrafacial, microneedling, polynucleotides.',
  exclusionsDe:
    'Schwangerschaft und Stillzeit, Autoimmunerkrankungen im Schub, Störungen der Blutgerinnung, Entzündungen, Infektionen oder Herpes am Ort, frühere bleibende Füllstoffe dort, Überempfindlichkeit gegen Hyaluronsäure oder Lidocain. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Pregnancy and breastfeeding, autoimmune diseases during a flare-up, clotting disorders, inflammation, infection or herpes at the site, earlier permanent fillers there, hypersensitivity to hyaluronic acid or lidocaine. We do not treat anyone under 18.',
  includedDe:
    'Gespräch mit der Ärztin am Tag der Behandlung, Betäubungscreme, Gel in der Menge der Preisliste, Kühlung.',
  includedEn:
    'A conversation with the doctor on the day of treatment, numbing cream, gel in the amount shown in the price list, cooling.',
  facts: {
    layer: 'lederhaut',
    depth_min: 2,
    depth_max: 2,
    duration_minutes: 45,
    sessions_min: 2,
    sessions_max: 3,
    interval_days: 28,
    check_days: null,
    downtime_days_min: 1,
    downtime_days_max: 2,
    signs_de: 'kleine Quaddeln',
    signs_en: 'small wheals',
    onset_days_min: 14,
    onset_days_max: 14,
    lasts_de: 'vermutlich sechs bis neun Monate',
    lasts_en: 'probably six to nine months',
  },
  course: [
    {
      title_de: 'Untersuchen',
      text_de: 'Wir prüfen, ob der Haut Feuchtigkeit fehlt oder etwas anderes.',
      title_en: 'Examining',
      text_en: 'We check whether your skin lacks moisture or something else.',
    },
    {
      title_de: 'Betäuben',
      text_de: 'Eine Creme, 30\u00a0Minuten.',
      title_en: 'Numbing',
      text_en: 'A cream, 30\u00a0minutes.',
    },
    {
      title_de: 'Einbringen',
      text_de: 'Kleine Tropfen im Raster, mit Nadel oder Kanüle.',
      title_en: 'Placing',
      text_en: 'Small drops in a grid, with a needle or a cannula.',
    },
    {
      title_de: 'Verteilen',
      text_de: 'Wir streichen das Gel aus und kühlen.',
      title_en: 'Spreading',
      text_en: 'We smooth the gel out and cool the skin.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de: 'Quaddeln, Rötung, Einstichstellen, blaue Flecken für einige Tage.',
      text_en: 'Wheals, redness, puncture marks, bruises for several days.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Tastbare Knötchen für Wochen, wieder aufflammender Lippenherpes.',
      text_en: 'Palpable nodules for weeks, a new outbreak of cold sores.',
    },
    {
      frequency: 'rare',
      text_de:
        'Infektion, Entzündung, Überempfindlichkeit, bläulicher Schimmer bei zu flacher Lage.',
      text_en:
        'Infection, inflammation, hypersensitivity, a bluish tinge where the gel lies too close to the surface.',
    },
    {
      frequency: 'very_rare',
      text_de:
        'Verschluss eines Gefäßes mit Gewebeschaden oder Sehverlust. Das Gegenmittel liegt bereit, macht einen Sehverlust aber meist nicht rückgängig.',
      text_en:
        'Blockage of a blood vessel with tissue damage or loss of sight. The antidote is at hand, but it usually cannot reverse loss of sight.',
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
      text_de: 'Kein Make-up, nicht massieren.',
      text_en: 'No makeup, no massage.',
    },
    {
      from: 0,
      to: 3,
      text_de: 'Kein Sport, kein Alkohol.',
      text_en: 'No exercise, no alcohol.',
    },
    {
      from: 0,
      to: 14,
      text_de: 'Keine Sauna, kein Solarium.',
      text_en: 'No sauna, no tanning bed.',
    },
  ],
  questions: [
    {
      question_de: 'Was ist der Unterschied zu Hyaluron in der Unterhaut?',
      answer_de:
        'Dasselbe Molekül, aber kaum vernetzt. Es bleibt dünnflüssig, liegt höher und gibt Feuchtigkeit statt Form.',
      question_en: 'How does it differ from hyaluronic acid in the subcutis?',
      answer_en:
        'It is the same molecule, but barely cross-linked. It stays thin, lies closer to the surface and gives moisture instead of shape.',
    },
    {
      question_de: 'Sieht man die Quaddeln?',
      answer_de:
        'Ein bis zwei Tage, wie kleine Mückenstiche. Planen Sie keinen Anlass für das Wochenende danach.',
      question_en: 'Will the wheals show?',
      answer_en:
        'For one to two days, like small mosquito bites. Do not plan anything special for the weekend after.',
    },
  ],
  evidence: {
    grade: 'limited',
    text_de:
      'Messungen zeigen über Monate mehr Elastizität und weniger Rauheit, meist ohne Vergleichsgruppe.',
    text_en:
      'Measurements show more elasticity and less roughness over months, mostly without a control group.',
    sources: ['Kerscher et al., Dermatol Surg 2008;34:720–726'],
    reviewed_on: '2026-11-02',
  },
};
