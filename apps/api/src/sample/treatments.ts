import type { TreatmentFacts } from '@praxiskit/web/records';

/** A treatment as the sample has it. Depths, durations and texts are samples; a doctor confirms them. */
export interface SampleTreatment {
  slug: string;
  nameDe: string;
  nameEn: string;
  summaryDe: string;
  summaryEn: string;
  bodyDe: string;
  bodyEn: string;
  facts: TreatmentFacts;
}

export const treatments: SampleTreatment[] = [
  {
    slug: 'hydrafacial',
    nameDe: 'Hydrafacial',
    nameEn: 'Hydrafacial',
    summaryDe: 'Reinigt die Hornschicht und füllt sie mit Feuchtigkeit.',
    summaryEn: 'Cleanses the outermost layer and fills it with moisture.',
    bodyDe:
      'Ein sanfter Sog löst, was auf der Haut liegt: Schüppchen, Talg, Reste von Pflege. Zugleich bringt das Gerät eine Lösung auf, die Feuchtigkeit bindet. Es wird nichts gespritzt und nichts verletzt.\n\nDie Behandlung eignet sich für jede Haut, die müde oder unruhig wirkt. Sie ersetzt keine Behandlung von Akne oder Rosazea; ob eine vorliegt, sehen wir uns vorher an.',
    bodyEn:
      'Gentle suction lifts what lies on the skin: flakes, sebum, remains of skin care. At the same time the device applies a solution that binds moisture. Nothing is injected and nothing is injured.\n\nThe treatment suits any skin that looks tired or unsettled. It does not replace treatment of acne or rosacea; whether either is present, we check beforehand.',
    facts: {
      layer: 'oberhaut',
      depth_min: 0.02,
      depth_max: 0.02,
      duration_minutes: 60,
      sessions_de: 'eine, gern alle sechs Wochen',
      sessions_en: 'one, if you like every six weeks',
      downtime_de: 'keine',
      downtime_en: 'none',
      onset_de: 'sofort',
      onset_en: 'at once',
      lasts_de: 'vier bis sechs Wochen',
      lasts_en: 'four to six weeks',
    },
  },
  {
    slug: 'hautspecial',
    nameDe: 'Hautspecial',
    nameEn: 'Skin special',
    summaryDe: 'Fruchtsäure und Pflege, auf Ihre Haut abgestimmt.',
    summaryEn: 'Fruit acid and care, matched to your skin.',
    bodyDe:
      'Eine milde Fruchtsäure löst die obersten Zellen der Hornschicht. Darunter liegt frischere, gleichmäßigere Haut. Danach folgt eine Maske, die wir nach Ihrem Hautbild aussuchen.\n\nNach der Behandlung ist die Haut lichtempfindlich. Lichtschutz gehört deshalb für zwei Wochen dazu, auch im Winter.',
    bodyEn:
      'A mild fruit acid dissolves the outermost cells. Beneath them lies fresher, more even skin. A mask follows that we choose for your skin.\n\nAfterwards the skin is sensitive to light. Sun protection is part of the treatment for two weeks, in winter too.',
    facts: {
      layer: 'oberhaut',
      depth_min: 0.1,
      depth_max: 0.1,
      duration_minutes: 45,
      sessions_de: 'drei bis vier, im Abstand von drei Wochen',
      sessions_en: 'three to four, three weeks apart',
      downtime_de: 'ein bis zwei Tage leichte Rötung',
      downtime_en: 'one to two days of slight redness',
      onset_de: 'nach wenigen Tagen',
      onset_en: 'after a few days',
      lasts_de: 'zwei bis drei Monate',
      lasts_en: 'two to three months',
    },
  },
  {
    slug: 'microneedling',
    nameDe: 'Microneedling',
    nameEn: 'Microneedling',
    summaryDe: 'Feine Reize, auf die die Haut mit Kollagen antwortet.',
    summaryEn: 'Fine stimuli that the skin answers with collagen.',
    bodyDe:
      'Sehr feine Spitzen setzen viele kleine Kanäle in die Haut. Sie schließen sich nach Stunden, doch der Reiz bleibt: In den Wochen danach bildet die Lederhaut neues Kollagen.\n\nVorher trägt die Haut eine Betäubungscreme. Die Tiefe stellen wir für jede Region einzeln ein, über dem Jochbein geringer als an der Wange.',
    bodyEn:
      'Very fine tips set many small channels in the skin. They close within hours, but the stimulus remains: in the following weeks the dermis forms new collagen.\n\nA numbing cream is applied first. We set the depth for each region separately, shallower over the cheekbone than on the cheek.',
    facts: {
      layer: 'lederhaut',
      depth_min: 0.5,
      depth_max: 1.5,
      duration_minutes: 60,
      sessions_de: 'drei, im Abstand von vier bis sechs Wochen',
      sessions_en: 'three, four to six weeks apart',
      downtime_de: 'zwei bis drei Tage Rötung',
      downtime_en: 'two to three days of redness',
      onset_de: 'nach vier bis sechs Wochen',
      onset_en: 'after four to six weeks',
      lasts_de: 'ein Jahr und länger',
      lasts_en: 'a year and longer',
    },
  },
  {
    slug: 'mesotherapie',
    nameDe: 'Mesotherapie',
    nameEn: 'Mesotherapy',
    summaryDe: 'Wirkstoffe in kleinsten Mengen, dicht unter der Oberfläche.',
    summaryEn: 'Active substances in tiny amounts, just below the surface.',
    bodyDe:
      'Kleine Mengen aus Hyaluronsäure, Vitaminen und Aminosäuren kommen in viele Punkte der oberen Lederhaut. Die Mischung richtet sich nach dem, was der Haut fehlt.\n\nDie Studienlage zur Mesotherapie ist dünner als zu anderen Verfahren. Wir sagen Ihnen, was wir erwarten und was nicht.',
    bodyEn:
      'Small amounts of hyaluronic acid, vitamins and amino acids are placed at many points of the upper dermis. The mixture depends on what the skin lacks.\n\nThe evidence for mesotherapy is thinner than for other methods. We tell you what we expect and what we do not.',
    facts: {
      layer: 'lederhaut',
      depth_min: 1,
      depth_max: 1,
      duration_minutes: 45,
      sessions_de: 'drei bis vier, im Abstand von zwei Wochen',
      sessions_en: 'three to four, two weeks apart',
      downtime_de: 'ein bis zwei Tage kleine Einstichstellen',
      downtime_en: 'one to two days of small puncture marks',
      onset_de: 'nach zwei Wochen',
      onset_en: 'after two weeks',
      lasts_de: 'vier bis sechs Monate',
      lasts_en: 'four to six months',
    },
  },
  {
    slug: 'vampirlifting',
    nameDe: 'Vampirlifting',
    nameEn: 'Vampire lift',
    summaryDe: 'Plasma aus Ihrem eigenen Blut.',
    summaryEn: 'Plasma from your own blood.',
    bodyDe:
      'Aus einer kleinen Menge Ihres Blutes trennen wir das Plasma, das reich an Blutplättchen ist. Es kommt zurück in Ihre Haut, dorthin, wo sie Erneuerung braucht.\n\nWeil es Ihr eigenes Blut ist, sind Unverträglichkeiten selten. Wer Blutverdünner nimmt oder eine Blutkrankheit hat, sollte andere Wege gehen.',
    bodyEn:
      'From a small amount of your blood we separate the plasma, rich in platelets. It returns to your skin where it needs renewal.\n\nAs it is your own blood, intolerance is rare. If you take blood thinners or have a disease of the blood, other ways are better.',
    facts: {
      layer: 'lederhaut',
      depth_min: 1.5,
      depth_max: 1.5,
      duration_minutes: 75,
      sessions_de: 'drei, im Abstand von vier Wochen',
      sessions_en: 'three, four weeks apart',
      downtime_de: 'zwei bis drei Tage',
      downtime_en: 'two to three days',
      onset_de: 'nach vier bis sechs Wochen',
      onset_en: 'after four to six weeks',
      lasts_de: 'neun bis zwölf Monate',
      lasts_en: 'nine to twelve months',
    },
  },
  {
    slug: 'polynukleotide',
    nameDe: 'Polynukleotide',
    nameEn: 'Polynucleotides',
    summaryDe: 'Bausteine für Haut, die müde geworden ist.',
    summaryEn: 'Building blocks for skin that has grown tired.',
    bodyDe:
      'Polynukleotide sind gereinigte Bruchstücke von Erbsubstanz aus Fisch. Sie regen die Zellen der Lederhaut an, sich zu erneuern, und halten Feuchtigkeit.\n\nBesonders um die Augen, wo andere Mittel zu schwer sind, setzen wir sie ein. Bei einer Fischallergie kommen sie nicht in Frage.',
    bodyEn:
      'Polynucleotides are purified fragments of genetic material from fish. They encourage the cells of the dermis to renew themselves and hold moisture.\n\nWe use them mainly around the eyes, where other means are too heavy. With an allergy to fish they are out of the question.',
    facts: {
      layer: 'lederhaut',
      depth_min: 1.5,
      depth_max: 1.5,
      duration_minutes: 45,
      sessions_de: 'drei, im Abstand von drei Wochen',
      sessions_en: 'three, three weeks apart',
      downtime_de: 'ein bis drei Tage Schwellung',
      downtime_en: 'one to three days of swelling',
      onset_de: 'nach drei bis vier Wochen',
      onset_en: 'after three to four weeks',
      lasts_de: 'sechs bis neun Monate',
      lasts_en: 'six to nine months',
    },
  },
  {
    slug: 'skinbooster',
    nameDe: 'Skinbooster',
    nameEn: 'Skin booster',
    summaryDe: 'Feuchtigkeit, die in der Haut bleibt.',
    summaryEn: 'Moisture that stays in the skin.',
    bodyDe:
      'Dünnflüssige Hyaluronsäure verteilt sich in der Lederhaut und bindet dort Wasser. Sie füllt keine Falte und verändert keine Form: Die Haut selbst wird praller und ruhiger.\n\nGesicht, Hals, Dekolleté und Handrücken lassen sich so behandeln.',
    bodyEn:
      'Thin hyaluronic acid spreads in the dermis and binds water there. It fills no wrinkle and changes no shape: the skin itself becomes fuller and calmer.\n\nFace, neck, décolleté and the backs of the hands can be treated.',
    facts: {
      layer: 'lederhaut',
      depth_min: 2,
      depth_max: 2,
      duration_minutes: 45,
      sessions_de: 'zwei bis drei, im Abstand von vier Wochen',
      sessions_en: 'two to three, four weeks apart',
      downtime_de: 'ein bis zwei Tage kleine Quaddeln',
      downtime_en: 'one to two days of small wheals',
      onset_de: 'nach zwei Wochen',
      onset_en: 'after two weeks',
      lasts_de: 'sechs bis neun Monate',
      lasts_en: 'six to nine months',
    },
  },
  {
    slug: 'handverjuengung',
    nameDe: 'Handverjüngung',
    nameEn: 'Hand rejuvenation',
    summaryDe: 'Volumen für Handrücken, deren Sehnen sichtbar werden.',
    summaryEn: 'Volume for hands whose tendons have become visible.',
    bodyDe:
      'Mit den Jahren schwindet am Handrücken das Fettgewebe. Hyaluronsäure polstert die Unterhaut wieder auf, Adern und Sehnen treten zurück.\n\nWir arbeiten mit einer stumpfen Kanüle. Ein einziger Einstich je Hand genügt meist.',
    bodyEn:
      'Over the years the fat on the back of the hand dwindles. Hyaluronic acid cushions the subcutis again, veins and tendons recede.\n\nWe work with a blunt cannula. One entry point per hand is usually enough.',
    facts: {
      layer: 'unterhaut',
      depth_min: 2,
      depth_max: 2,
      duration_minutes: 45,
      sessions_de: 'eine, Kontrolle nach zwei Wochen',
      sessions_en: 'one, check after two weeks',
      downtime_de: 'zwei bis vier Tage',
      downtime_en: 'two to four days',
      onset_de: 'sofort',
      onset_en: 'at once',
      lasts_de: 'neun bis zwölf Monate',
      lasts_en: 'nine to twelve months',
    },
  },
  {
    slug: 'hyaluron',
    nameDe: 'Hyaluron',
    nameEn: 'Hyaluronic acid',
    summaryDe: 'Kontur, Zehntelmilliliter für Zehntelmilliliter.',
    summaryEn: 'Contour, tenth of a millilitre by tenth of a millilitre.',
    bodyDe:
      'Vernetzte Hyaluronsäure gibt Volumen zurück oder stützt eine Linie. Wir beginnen mit wenig und sehen nach zwei Wochen gemeinsam hin; nachlegen ist leichter als zurücknehmen.\n\nSollte das Ergebnis nicht gefallen, lässt sich Hyaluronsäure mit einem Enzym wieder auflösen.',
    bodyEn:
      'Cross-linked hyaluronic acid restores volume or supports a line. We begin with little and look at it together after two weeks; adding is easier than taking away.\n\nShould you not like the result, hyaluronic acid can be dissolved again with an enzyme.',
    facts: {
      layer: 'unterhaut',
      depth_min: 2,
      depth_max: 8,
      duration_minutes: 45,
      sessions_de: 'eine, Kontrolle nach zwei Wochen',
      sessions_en: 'one, check after two weeks',
      downtime_de: 'zwei bis vier Tage',
      downtime_en: 'two to four days',
      onset_de: 'sofort',
      onset_en: 'at once',
      lasts_de: 'acht bis zwölf Monate',
      lasts_en: 'eight to twelve months',
    },
  },
  {
    slug: 'fadenlifting',
    nameDe: 'Fadenlifting',
    nameEn: 'Thread lift',
    summaryDe: 'Halt für Linien, die nachgegeben haben.',
    summaryEn: 'Support for lines that have given way.',
    bodyDe:
      'Fäden aus einem Stoff, der sich auflöst, kommen mit einer feinen Kanüle in die Unterhaut. Sie halten, was abgesunken ist, und regen das Gewebe an, Halt zu bilden.\n\nEin Fadenlifting ersetzt keine Operation. Bei viel überschüssiger Haut raten wir davon ab.',
    bodyEn:
      'Threads of a material that dissolves are placed in the subcutis with a fine cannula. They hold what has sunk and encourage the tissue to form support.\n\nA thread lift does not replace surgery. With much excess skin we advise against it.',
    facts: {
      layer: 'unterhaut',
      depth_min: 4,
      depth_max: 4,
      duration_minutes: 75,
      sessions_de: 'eine',
      sessions_en: 'one',
      downtime_de: 'fünf bis zehn Tage',
      downtime_en: 'five to ten days',
      onset_de: 'sofort, endgültig nach acht Wochen',
      onset_en: 'at once, final after eight weeks',
      lasts_de: 'zwölf bis achtzehn Monate',
      lasts_en: 'twelve to eighteen months',
    },
  },
  {
    slug: 'lipolyse',
    nameDe: 'Lipolyse',
    nameEn: 'Injection lipolysis',
    summaryDe: 'Für kleine Polster, die der Sport nicht erreicht.',
    summaryEn: 'For small pads that exercise does not reach.',
    bodyDe:
      'Ein Wirkstoff löst Fettzellen in der Unterhaut auf, der Körper baut sie über Wochen ab. Geeignet sind kleine, umschriebene Polster, etwa unter dem Kinn.\n\nDie Schwellung danach ist deutlich und gehört dazu. Planen Sie für die ersten Tage nichts Wichtiges.',
    bodyEn:
      'A substance dissolves fat cells in the subcutis, the body clears them over weeks. Small, well-defined pads are suitable, under the chin for example.\n\nThe swelling afterwards is marked and part of it. Plan nothing important for the first days.',
    facts: {
      layer: 'unterhaut',
      depth_min: 10,
      depth_max: 10,
      duration_minutes: 45,
      sessions_de: 'zwei bis vier, im Abstand von acht Wochen',
      sessions_en: 'two to four, eight weeks apart',
      downtime_de: 'fünf bis zehn Tage Schwellung',
      downtime_en: 'five to ten days of swelling',
      onset_de: 'nach acht Wochen',
      onset_en: 'after eight weeks',
      lasts_de: 'dauerhaft bei gleichem Gewicht',
      lasts_en: 'lasting if weight stays the same',
    },
  },
  {
    slug: 'botox',
    nameDe: 'Faltenbehandlung',
    nameEn: 'Wrinkle treatment',
    summaryDe: 'Ruhe für Muskeln, die zu viel arbeiten. Ihr Ausdruck bleibt.',
    summaryEn: 'Rest for muscles that work too hard. Your expression stays.',
    bodyDe:
      'Ein Wirkstoff nimmt einzelnen Muskeln für einige Monate einen Teil ihrer Kraft. Die Falten darüber glätten sich, weil die Haut nicht mehr so oft geknickt wird.\n\nWir dosieren so, dass Ihr Gesicht beweglich bleibt. Nach zwei Wochen sehen wir gemeinsam hin und gleichen aus, wo es nötig ist.',
    bodyEn:
      'A substance takes part of the strength from single muscles for some months. The wrinkles above them smooth out because the skin is folded less often.\n\nWe dose so that your face stays mobile. After two weeks we look at it together and adjust where needed.',
    facts: {
      layer: 'muskel',
      depth_min: 5,
      depth_max: 5,
      duration_minutes: 30,
      sessions_de: 'eine, Kontrolle nach zwei Wochen',
      sessions_en: 'one, check after two weeks',
      downtime_de: 'keine, vier Stunden aufrecht bleiben',
      downtime_en: 'none, stay upright for four hours',
      onset_de: 'nach drei bis zehn Tagen',
      onset_en: 'after three to ten days',
      lasts_de: 'drei bis fünf Monate',
      lasts_en: 'three to five months',
    },
  },
  {
    slug: 'vitamininfusion',
    nameDe: 'Vitamininfusion',
    nameEn: 'Vitamin infusion',
    summaryDe: 'Über die Vene, nach einem Blick auf Ihre Blutwerte.',
    summaryEn: 'Through the vein, after a look at your blood values.',
    bodyDe:
      'Vitamine und Spurenelemente kommen als Infusion in die Vene. Wir beginnen mit Ihren Blutwerten: Wo nichts fehlt, hilft auch keine Infusion.\n\nBei Erkrankungen von Herz oder Nieren und bei bestimmten Medikamenten raten wir ab.',
    bodyEn:
      'Vitamins and trace elements are given as an infusion into the vein. We begin with your blood values: where nothing is missing, no infusion helps.\n\nWith diseases of the heart or kidneys and with certain medicines we advise against it.',
    facts: {
      layer: 'blutbahn',
      depth_min: null,
      depth_max: null,
      duration_minutes: 45,
      sessions_de: 'nach Bedarf',
      sessions_en: 'as needed',
      downtime_de: 'keine',
      downtime_en: 'none',
      onset_de: 'nach Stunden bis Tagen',
      onset_en: 'after hours to days',
      lasts_de: 'vom Ausgangswert abhängig',
      lasts_en: 'depends on where you started',
    },
  },
];
