import type { SampleTreatment } from './sample-treatment.ts';

export const hyaluron: SampleTreatment = {
  slug: 'hyaluron',
  nameDe: 'Hyaluron',
  nameEn: 'Hyaluronic acid',
  summaryDe: 'Kontur, nach Zehntelmillilitern dosiert.',
  summaryEn: 'Contour, a tenth of a milliliter at a time.',
  bodyDe:
    'Vernetzte Hyaluronsäure gibt Volumen zurück oder stützt eine Linie. Wir beginnen mit wenig und sehen nach zwei Wochen gemeinsam hin; nachlegen ist leichter als zurücknehmen.',
  bodyEn:
    'Cross-linked hyaluronic acid restores volume or supports a line. We start small and look at the result together after two weeks; adding is easier than taking away.',
  purposeDe:
    'Für Falten, die auch in Ruhe stehen bleiben, für eingesunkene Wangen, ein fliehendes Kinn und schmale Lippen. Falten der Mimik sind eher Sache des Muskels.',
  purposeEn:
    'For wrinkles that show even at rest, for hollow cheeks, a receding chin and thin lips. Expression lines are more a matter for the muscle.',
  alternativesDe:
    'Abwarten, Faltenbehandlung am Muskel, Eigenfett, bei viel überschüssiger Haut eine Operation.',
  alternativesEn:
    'Waiting, wrinkle treatment of the muscle, your own fat, surgery where there is a lot of excess skin.',
  exclusionsDe:
    'Schwangerschaft und Stillzeit, Störungen der Blutgerinnung, Autoimmunerkrankungen im Schub, Infektionen, Entzündungen oder Herpes am Ort, frühere bleibende Füllstoffe dort, Überempfindlichkeit gegen Hyaluronsäure oder Lidocain. Unter 18\u00a0Jahren behandeln wir nicht.',
  exclusionsEn:
    'Pregnancy and breastfeeding, clotting disorders, autoimmune diseases during a flare-up, infections, inflammation or herpes at the site, earlier permanent fillers there, hypersensitivity to hyaluronic acid or lidocaine. We do not treat anyone under 18.',
  includedDe:
    'Gespräch mit der Ärztin am Tag der Behandlung, Betäubung, Gel in der Menge der Preisliste, Kontrolle nach zwei Wochen.',
  includedEn:
    'A conversation with the doctor on the day of treatment, anesthesia, gel in the amount shown in the price list, checkup after two weeks.',
  facts: {
    layer: 'unterhaut',
    depth_min: 2,
    depth_max: 8,
    duration_minutes: 45,
    sessions_min: 1,
    sessions_max: 1,
    interval_days: null,
    check_days: 14,
    downtime_days_min: 2,
    downtime_days_max: 4,
    signs_de: 'Schwellung',
    signs_en: 'swelling',
    onset_days_min: 0,
    onset_days_max: 0,
    lasts_de: 'acht bis zwölf Monate',
    lasts_en: 'eight to twelve months',
  },
  course: [
    {
      title_de: 'Vorbereiten',
      text_de:
        'Wir reinigen die Haut, zeichnen an und besprechen jede Stelle noch einmal mit Ihnen.',
      title_en: 'Preparing',
      text_en: 'We cleanse and mark the skin and go over each spot with you again.',
    },
    {
      title_de: 'Betäuben',
      text_de: 'Meist genügt eine Creme. Das Gel selbst enthält ein örtliches Betäubungsmittel.',
      title_en: 'Numbing',
      text_en: 'A cream is usually enough. The gel itself contains a local anesthetic.',
    },
    {
      title_de: 'Behandeln',
      text_de:
        'Meist mit einer stumpfen Kanüle und in kleinen Mengen. Sie sitzen, damit wir sehen, was die Schwerkraft tut.',
      title_en: 'Treating',
      text_en:
        'Usually with a blunt cannula and in small amounts. You sit up, so that we can see what gravity does.',
    },
    {
      title_de: 'Ansehen',
      text_de: 'Wir kühlen, prüfen die Durchblutung und sehen gemeinsam in den Spiegel.',
      title_en: 'Looking',
      text_en: 'We cool the skin, check the blood flow and look in the mirror together.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de:
        'Schwellung, Rötung und Druckgefühl für zwei bis vier Tage, blaue Flecken bis zu zehn Tage lang.',
      text_en:
        'Swelling, redness and a feeling of pressure for two to four days, bruises for up to ten.',
    },
    {
      frequency: 'uncommon',
      text_de: 'Tastbare Knötchen, leichte Unebenheiten, wieder aufflammender Lippenherpes.',
      text_en: 'Palpable nodules, slight unevenness, a new outbreak of cold sores.',
    },
    {
      frequency: 'rare',
      text_de: 'Infektion, Entzündung auch nach Monaten, Abkapselung, Überempfindlichkeit.',
      text_en: 'Infection, inflammation even months later, encapsulation, hypersensitivity.',
    },
    {
      frequency: 'very_rare',
      text_de:
        'Verschluss eines Gefäßes bis hin zu Gewebeschaden oder Sehverlust. Das Gegenmittel liegt bereit, macht einen Sehverlust aber meist nicht rückgängig.',
      text_en:
        'Blockage of a blood vessel, which can lead to tissue damage or loss of sight. The antidote is at hand, but it usually cannot reverse loss of sight.',
    },
  ],
  care: [
    {
      from: -14,
      to: -1,
      text_de: 'Keine Zahnbehandlung und keine Impfung.',
      text_en: 'No dental treatment, no vaccinations.',
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
      to: 2,
      text_de: 'Kühlen, kein Sport, nicht drücken oder massieren.',
      text_en: 'Cool the area, no exercise, no pressing or massaging.',
    },
    {
      from: 0,
      to: 14,
      text_de: 'Keine Sauna, keine Zahnbehandlung, keine Gesichtsmassage.',
      text_en: 'No sauna, no dental treatment, no facial massage.',
    },
  ],
  questions: [
    {
      question_de: 'Kann man es rückgängig machen?',
      answer_de:
        'Meist ja: Ein Enzym baut das Gel ab. Auch das ist eine Behandlung mit eigenen Risiken.',
      question_en: 'Can it be undone?',
      answer_en:
        'Usually, yes: an enzyme breaks the gel down. That, too, is a treatment with risks of its own.',
    },
    {
      question_de: 'Woran merke ich, dass etwas nicht stimmt?',
      answer_de:
        'Starker Schmerz, weiße oder marmorierte Haut, Sehstörungen: Wählen Sie sofort die 112 und sagen Sie, dass Hyaluronsäure gespritzt wurde. Zu den Sprechzeiten rufen Sie dann auch uns an: Das Gegenmittel liegt bereit.',
      question_en: 'How do I know that something is wrong?',
      answer_en:
        'Severe pain, white or mottled skin, trouble seeing: call 112 at once and say that hyaluronic acid was injected. Then, during opening hours, call us as well: the antidote is at hand.',
    },
    {
      question_de: 'Sieht man, dass etwas gemacht wurde?',
      answer_de:
        'In den ersten Tagen vielleicht, wegen Schwellung und blauer Flecken. Danach hängt es davon ab, wie viel Sie möchten.',
      question_en: 'Will people see that something was done?',
      answer_en:
        'In the first few days perhaps, because of swelling and bruises. After that it depends on how much you want.',
    },
  ],
  evidence: {
    grade: 'good',
    text_de:
      'Für die Falte zwischen Nase und Mund gibt es viele randomisierte Studien mit deutlicher Wirkung über Monate, für andere Stellen weniger.',
    text_en:
      'For the fold between nose and mouth, many randomized studies show a clear effect over months; for other sites there are fewer.',
    sources: ['Stefura et al., Aesthetic Plast Surg 2021;45:2300–2316'],
    reviewed_on: '2026-11-02',
  },
};
