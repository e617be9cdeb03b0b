import type { SampleTreatment } from './sample-treatment.ts';

/** Its texts name no drug (§ 10 HWG); the former address answers and is nothing more [R2.1]. */
export const faltenbehandlung: SampleTreatment = {
  slug: 'faltenbehandlung',
  formerSlugs: ['botox'],
  nameDe: 'Faltenbehandlung',
  nameEn: 'Wrinkle treatment',
  summaryDe: 'Ruhe für Muskeln, die Falten machen. In kleinen Mengen gespritzt.',
  summaryEn: 'Rest for the muscles that crease the skin. Injected in small amounts.',
  bodyDe:
    'Ein Wirkstoff nimmt einzelnen Muskeln für einige Monate einen Teil ihrer Kraft. Die Falten darüber werden flacher, weil die Haut nicht mehr so oft geknickt wird.\n\nWir beginnen mit wenig, damit Ihr Gesicht möglichst beweglich bleibt. Nach zwei Wochen sehen wir gemeinsam hin und gleichen aus, wo es nötig ist.',
  bodyEn:
    'A substance takes away part of the strength of individual muscles for several months. The wrinkles above them soften because the skin is creased less often.\n\nWe start small, to keep your face as mobile as possible. After two weeks we look at the result together and adjust where needed.',
  purposeDe:
    'Für Falten, die durch Mimik entstehen: Zornesfalte, Stirn, Augenwinkel. Falten, die auch in Ruhe tief stehen, mildert die Behandlung nur.',
  purposeEn:
    'For wrinkles that come from expression: frown lines, forehead, corners of the eyes. The treatment only softens wrinkles that are deep even at rest.',
  alternativesDe:
    'Abwarten und Lichtschutz, Hyaluron bei Falten in Ruhe, Microneedling bei feinen Linien.',
  alternativesEn:
    'Waiting and sun protection, hyaluronic acid for wrinkles that show at rest, microneedling for fine lines.',
  exclusionsDe:
    'Schwangerschaft und Stillzeit, Erkrankungen von Nerv und Muskel wie Myasthenia gravis, Schluckstörungen (auch frühere), Entzündungen oder Infektionen am Ort, bestimmte Antibiotika (Aminoglykoside), Überempfindlichkeit gegen einen Bestandteil. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Pregnancy and breastfeeding, diseases of nerve and muscle such as myasthenia gravis, swallowing disorders (now or in the past), inflammation or infection at the site, certain antibiotics (aminoglycosides), hypersensitivity to any ingredient. We do not treat anyone under 18.',
  includedDe:
    'Gespräch mit der Ärztin am Tag der Behandlung, Behandlung, Kontrolle nach zwei Wochen mit Ausgleich, wo es nötig ist.',
  includedEn:
    'A conversation with the doctor on the day of treatment, treatment, checkup after two weeks with adjustment where needed.',
  facts: {
    layer: 'muskel',
    depth_min: 5,
    depth_max: 5,
    duration_minutes: 30,
    sessions_min: 1,
    sessions_max: 1,
    interval_days: null,
    check_days: 14,
    downtime_days_min: 0,
    downtime_days_max: 0,
    signs_de: '',
    signs_en: '',
    onset_days_min: 3,
    onset_days_max: 10,
    lasts_de: 'drei bis fünf Monate',
    lasts_en: 'three to five months',
  },
  course: [
    {
      title_de: 'Beobachten',
      text_de:
        'Sie runzeln die Stirn, lachen, schauen ernst. Wir sehen, welcher Muskel welche Falte macht.',
      title_en: 'Watching',
      text_en: 'You frown, laugh, look serious. We see which muscle causes which wrinkle.',
    },
    {
      title_de: 'Anzeichnen',
      text_de: 'Die Punkte werden markiert, die Menge für jeden einzeln festgelegt.',
      title_en: 'Marking',
      text_en: 'We mark the points and set the amount for each.',
    },
    {
      title_de: 'Behandeln',
      text_de: 'Eine sehr feine Nadel, wenige Minuten. Eine Betäubung braucht es meist nicht.',
      title_en: 'Treating',
      text_en: 'A very fine needle, a few minutes. Anesthesia is usually not needed.',
    },
    {
      title_de: 'Nachsehen',
      text_de: 'Nach zwei Wochen gleichen wir aus, was ungleich geblieben ist.',
      title_en: 'Checking',
      text_en: 'After two weeks we adjust what has remained uneven.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de:
        'Rötung, kleine Quaddeln und blaue Flecken am Einstich, Kopfschmerz am ersten Tag, ein hängendes Lid oder eine hängende Braue für einige Wochen. Das allein ist nach dieser Behandlung kein Notfall: Rufen Sie zu den Sprechzeiten uns an, sonst die 116\u00a0117.',
      text_en:
        'Redness, small wheals and bruises at the injection points, headache on the first day, a drooping eyelid or brow for a few weeks. That on its own is no emergency after this treatment: call us during opening hours, otherwise 116\u00a0117.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Ungleiche Mimik, trockene Augen.',
      text_en: 'Uneven expression, dry eyes.',
    },
    {
      frequency: 'rare',
      text_de:
        'Doppelbilder, Überempfindlichkeit, grippeähnliche Beschwerden, Infektion am Einstich.',
      text_en:
        'Double vision, hypersensitivity, flu-like symptoms, infection at the injection site.',
    },
    {
      frequency: 'very_rare',
      text_de:
        'Ausbreitung der Wirkung mit Schwäche anderer Muskeln, Schluck-, Sprech- oder Atembeschwerden: sofort 112 wählen.',
      text_en:
        'Spread of the effect with weakness of other muscles, trouble swallowing, speaking or breathing: call 112 at once.',
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
      text_de: 'Vier Stunden aufrecht bleiben, nicht reiben, kein Sport, kein Alkohol.',
      text_en: 'Stay upright for four hours, no rubbing, no exercise, no alcohol.',
    },
    {
      from: 0,
      to: 3,
      text_de: 'Keine Sauna, keine Gesichtsmassage.',
      text_en: 'No sauna, no facial massage.',
    },
  ],
  questions: [
    {
      question_de: 'Sehe ich danach starr aus?',
      answer_de:
        'Das hängt von der Menge ab. Wir beginnen mit wenig; mehr ist nach zwei Wochen möglich, weniger erst nach Monaten.',
      question_en: 'Will I look frozen?',
      answer_en:
        'That depends on the amount. We start small: more is possible after two weeks, less only after months.',
    },
    {
      question_de: 'Was passiert, wenn ich aufhöre?',
      answer_de: 'Die Kraft der Muskeln kommt zurück, und mit ihr die Falten wie vorher.',
      question_en: 'What happens if I stop?',
      answer_en: 'The strength of the muscles returns, and with it the wrinkles as before.',
    },
    {
      question_de: 'Wirkt es mit der Zeit schwächer?',
      answer_de:
        'Selten bildet der Körper Antikörper. Abgesehen vom Ausgleich nach zwei Wochen behandeln wir deshalb nicht öfter als alle drei Monate.',
      question_en: 'Does it become less effective over time?',
      answer_en:
        'In rare cases the body forms antibodies. Apart from the adjustment after two weeks, we therefore treat no more often than every three months.',
    },
  ],
  evidence: {
    grade: 'strong',
    text_de:
      'Eine Cochrane-Übersicht von 65 Studien mit rund 14.900 Personen: Bei der Zornesfalte ist eine sichtbare Besserung nach vier Wochen viel häufiger als unter Scheinbehandlung.',
    text_en:
      'A Cochrane review of 65 studies with about 14,900 people: for frown lines, visible improvement after four weeks is much more frequent than with placebo.',
    sources: ['Camargo et al., Cochrane Database Syst Rev 2021, CD011301'],
    reviewed_on: '2026-11-02',
  },
};
