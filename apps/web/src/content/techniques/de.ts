import type { Technique, TechniqueText } from './technique.ts';

const examine = {
  title: 'Untersuchen',
  text: 'Wir sehen uns die Haut an, fragen nach Krankheiten und Mitteln und besprechen, was heute sinnvoll ist.',
};

export const de: Record<Technique, TechniqueText> = {
  surface: {
    course: [
      examine,
      {
        title: 'Reinigen',
        text: 'Abgestorbene Zellen und Talg lösen sich, die Haut wird aufnahmefähig.',
      },
      {
        title: 'Behandeln',
        text: 'Wirkstoffe in Stärke und Einwirkzeit, die zu Ihrer Haut passen.',
      },
      { title: 'Schützen', text: 'Pflege und Lichtschutz. Sie können gleich danach zur Arbeit.' },
    ],
    risks: [
      { term: 'Häufig', text: 'Rötung und Spannungsgefühl für einige Stunden.' },
      { term: 'Gelegentlich', text: 'Trockene, leicht schuppende Haut für zwei bis drei Tage.' },
      {
        term: 'Selten',
        text: 'Überempfindlichkeit gegen einen Wirkstoff, vorübergehende Flecken.',
      },
      { term: 'Nicht bei', text: 'Akuten Entzündungen, Lippenherpes, frischem Sonnenbrand.' },
    ],
    care: 'Drei Tage vorher bitte keine Säuren und kein Retinol. Danach eine Woche täglich Lichtschutzfaktor 50 und zwei Tage keine Sauna.',
    questions: [
      {
        question: 'Tut es weh?',
        answer: 'Nein. Manche spüren ein leichtes Prickeln, das nach Minuten aufhört.',
      },
      {
        question: 'Wie oft ist es sinnvoll?',
        answer: 'Das hängt von Ihrer Haut ab. Wir sagen Ihnen auch, wann eine gute Creme genügt.',
      },
    ],
  },
  needle: {
    course: [
      examine,
      {
        title: 'Betäuben',
        text: 'Eine Creme genügt fast immer. Sie wirkt, während wir alles vorbereiten.',
      },
      {
        title: 'Behandeln',
        text: 'Feine Nadeln, kleine Mengen, Feld für Feld. Sie können jederzeit um eine Pause bitten.',
      },
      {
        title: 'Beruhigen',
        text: 'Wir kühlen, pflegen und geben Ihnen die Hinweise für zu Hause mit.',
      },
    ],
    risks: [
      { term: 'Häufig', text: 'Rötung, kleine Einstichstellen, Schwellung für ein bis drei Tage.' },
      {
        term: 'Gelegentlich',
        text: 'Blaue Flecken, trockene Haut, wieder aufflammender Lippenherpes.',
      },
      { term: 'Selten', text: 'Entzündung, Überempfindlichkeit, vorübergehende Verfärbung.' },
      { term: 'Sehr selten', text: 'Knötchen oder Narben. Wir kontrollieren und behandeln sie.' },
      {
        term: 'Nicht bei',
        text: 'Schwangerschaft und Stillzeit, Gerinnungsstörungen, akuten Hautentzündungen.',
      },
    ],
    care: 'Eine Woche vorher bitte keine Blutverdünner ohne ärztliche Notwendigkeit; setzen Sie verordnete Mittel nie selbst ab. Danach zwei Tage kein Sport, keine Sauna, kein Make-up am ersten Tag.',
    questions: [
      {
        question: 'Tut es weh?',
        answer:
          'Mit der Betäubungscreme ist es ein Kratzen und Drücken, für die meisten gut auszuhalten.',
      },
      {
        question: 'Sieht man, dass etwas gemacht wurde?',
        answer:
          'In den ersten Tagen vielleicht. Planen Sie wichtige Anlässe mit einer Woche Abstand.',
      },
      {
        question: 'Wie oft muss ich wiederkommen?',
        answer:
          'Meist sind es mehrere Sitzungen. Den Plan bekommen Sie schriftlich, bevor wir beginnen.',
      },
    ],
  },
  filler: {
    course: [
      {
        title: 'Vorbereiten',
        text: 'Wir reinigen die Haut, zeichnen an und besprechen jede Stelle noch einmal mit Ihnen.',
      },
      {
        title: 'Betäuben',
        text: 'Eine Creme genügt fast immer. Das Gel selbst enthält ein örtliches Betäubungsmittel.',
      },
      {
        title: 'Behandeln',
        text: 'Meist mit einer stumpfen Kanüle und in kleinen Mengen. Sie sitzen, damit wir sehen, was die Schwerkraft tut.',
      },
      {
        title: 'Ansehen',
        text: 'Wir kühlen, prüfen die Durchblutung und sehen gemeinsam in den Spiegel.',
      },
    ],
    risks: [
      {
        term: 'Häufig',
        text: 'Schwellung, Rötung, Druckgefühl, blaue Flecken; sie klingen nach drei bis zehn Tagen ab.',
      },
      {
        term: 'Gelegentlich',
        text: 'Tastbare Knötchen, leichte Unebenheiten, wieder aufflammender Lippenherpes.',
      },
      { term: 'Selten', text: 'Entzündung, Abkapselung, Überempfindlichkeit.' },
      {
        term: 'Sehr selten',
        text: 'Verschluss eines Gefäßes bis hin zu Gewebeschaden oder Sehverlust. Das Gegenmittel liegt bereit.',
      },
      {
        term: 'Nicht bei',
        text: 'Schwangerschaft und Stillzeit, Autoimmunerkrankungen im Schub, Infekten, akuten Hautentzündungen.',
      },
    ],
    care: 'Eine Woche vorher bitte keine Blutverdünner ohne ärztliche Notwendigkeit; setzen Sie verordnete Mittel nie selbst ab. Danach zwei Tage kein Sport, zwei Wochen keine Sauna und keine Zahnbehandlung.',
    questions: [
      {
        question: 'Sieht man, dass etwas gemacht wurde?',
        answer:
          'In den ersten Tagen vielleicht. Danach soll man sehen, dass Sie gut geschlafen haben.',
      },
      {
        question: 'Kann man es rückgängig machen?',
        answer: 'Ja, ein Enzym baut das Gel ab. Auch das ist eine Behandlung mit eigenen Risiken.',
      },
      {
        question: 'Wie oft muss ich wiederkommen?',
        answer: 'Zur Kontrolle nach zwei Wochen. Alles Weitere entscheiden Sie.',
      },
    ],
  },
  thread: {
    course: [
      {
        title: 'Planen',
        text: 'Wir zeichnen den Verlauf jedes Fadens an, im Sitzen und in Bewegung.',
      },
      { title: 'Betäuben', text: 'Örtlich, an Eintritt und Verlauf der Fäden.' },
      {
        title: 'Einbringen',
        text: 'Die Fäden liegen unter der Haut und lösen sich über Monate auf.',
      },
      { title: 'Ansehen', text: 'Wir prüfen die Seiten im Vergleich und kühlen.' },
    ],
    risks: [
      {
        term: 'Häufig',
        text: 'Schwellung, Ziehen beim Kauen, blaue Flecken für ein bis zwei Wochen.',
      },
      { term: 'Gelegentlich', text: 'Einziehungen der Haut, ungleiche Seiten, tastbare Fäden.' },
      { term: 'Selten', text: 'Entzündung, Wandern oder Durchtreten eines Fadens.' },
      { term: 'Sehr selten', text: 'Verletzung eines Nervs oder einer Speicheldrüse.' },
      {
        term: 'Nicht bei',
        text: 'Schwangerschaft und Stillzeit, Gerinnungsstörungen, akuten Infekten.',
      },
    ],
    care: 'Drei Wochen keine Gesichtsmassage und keine Zahnbehandlung, eine Woche auf dem Rücken schlafen, zwei Wochen kein Sport.',
    questions: [
      {
        question: 'Ersetzt das eine Operation?',
        answer: 'Nein. Wo Haut zu viel ist, sagen wir Ihnen das und nennen Ihnen andere Wege.',
      },
      {
        question: 'Wie lange dauert die Erholung?',
        answer: 'Rechnen Sie mit einer Woche, in der man etwas sieht.',
      },
    ],
  },
  fat: {
    course: [
      {
        title: 'Messen',
        text: 'Wir tasten und messen das Polster und prüfen, ob die Methode überhaupt passt.',
      },
      {
        title: 'Behandeln',
        text: 'Viele kleine Injektionen in festem Abstand, nur ins Fettgewebe.',
      },
      { title: 'Kühlen', text: 'Die Stelle schwillt an: das gehört zur Wirkung.' },
    ],
    risks: [
      {
        term: 'Häufig',
        text: 'Deutliche Schwellung, Druckschmerz, Taubheit für eine bis drei Wochen.',
      },
      { term: 'Gelegentlich', text: 'Blaue Flecken, Verhärtungen, Unebenheiten.' },
      { term: 'Selten', text: 'Entzündung, Schluckbeschwerden bei Behandlung unter dem Kinn.' },
      { term: 'Sehr selten', text: 'Gewebeschaden, vorübergehende Schwäche eines Gesichtsnervs.' },
      {
        term: 'Nicht bei',
        text: 'Schwangerschaft und Stillzeit, Leber- und Schilddrüsenerkrankungen, Übergewicht als Ursache.',
      },
    ],
    care: 'Planen Sie nach der Sitzung drei ruhige Tage ein. Eine Woche kein Sport, zwei Wochen keine Sauna.',
    questions: [
      {
        question: 'Nehme ich dadurch ab?',
        answer: 'Nein. Die Methode formt kleine Polster; das Gewicht bleibt, wie es ist.',
      },
      {
        question: 'Ist das Ergebnis von Dauer?',
        answer: 'Abgebaute Zellen kehren nicht zurück, die übrigen können wachsen.',
      },
    ],
  },
  muscle: {
    course: [
      {
        title: 'Beobachten',
        text: 'Sie sprechen, lachen, runzeln die Stirn. Wir sehen, welcher Muskel zu viel tut.',
      },
      {
        title: 'Anzeichnen',
        text: 'Wenige Punkte, die zu Ihrer Mimik passen und sie nicht abschalten.',
      },
      { title: 'Behandeln', text: 'Feine Nadel, kleinste Mengen, wenige Minuten.' },
      {
        title: 'Kontrollieren',
        text: 'Nach zwei Wochen sehen wir nach. Nachlegen ist leicht, wegnehmen nicht.',
      },
    ],
    risks: [
      { term: 'Häufig', text: 'Kleine Rötungen und blaue Flecken, leichter Kopfschmerz.' },
      { term: 'Gelegentlich', text: 'Ungleiche Brauen, Schweregefühl der Stirn.' },
      { term: 'Selten', text: 'Hängendes Lid für einige Wochen, trockene Augen.' },
      {
        term: 'Sehr selten',
        text: 'Schluck- oder Sprechstörung, allergische Reaktion. Dann bitte sofort anrufen.',
      },
      {
        term: 'Nicht bei',
        text: 'Schwangerschaft und Stillzeit, Muskelerkrankungen, Entzündung an der Stelle.',
      },
    ],
    care: 'Vier Stunden nicht hinlegen und nicht reiben, einen Tag kein Sport und keine Sauna.',
    questions: [
      {
        question: 'Bleibt mein Ausdruck?',
        answer: 'Das ist unser Ziel. Wir beginnen mit der kleinsten Menge, die etwas ändert.',
      },
      {
        question: 'Wann wirkt es?',
        answer: 'Nach drei bis vierzehn Tagen. Die Wirkung lässt nach Monaten von selbst nach.',
      },
    ],
  },
  infusion: {
    course: [
      {
        title: 'Blutwerte ansehen',
        text: 'Ohne Befund keine Infusion: nur was fehlt, kann man ergänzen.',
      },
      { title: 'Anlegen', text: 'Ein dünner Zugang in die Vene am Arm.' },
      { title: 'Ruhen', text: 'Die Infusion läuft langsam, jemand ist immer in Ihrer Nähe.' },
    ],
    risks: [
      { term: 'Häufig', text: 'Blauer Fleck an der Einstichstelle, Wärmegefühl.' },
      {
        term: 'Gelegentlich',
        text: 'Übelkeit, Schwindel, Kopfschmerz; wir lassen die Infusion dann langsamer laufen.',
      },
      { term: 'Selten', text: 'Venenentzündung.' },
      { term: 'Sehr selten', text: 'Schwere allergische Reaktion. Wir sind dafür ausgerüstet.' },
      {
        term: 'Nicht bei',
        text: 'Nierenschwäche, bestimmten Stoffwechselerkrankungen, bekannter Überempfindlichkeit.',
      },
    ],
    care: 'Essen und trinken Sie vorher wie gewohnt. Danach bleiben Sie noch eine Viertelstunde bei uns.',
    questions: [
      {
        question: 'Brauche ich das?',
        answer:
          'Die meisten nicht. Wer sich ausgewogen ernährt, hat selten einen Mangel; ein Blick auf die Werte klärt es.',
      },
      {
        question: 'Zahlt das die Kasse?',
        answer: 'Nur bei nachgewiesenem Mangel und medizinischem Anlass.',
      },
    ],
  },
};
