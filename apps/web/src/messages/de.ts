import { phrase } from './phrase.ts';

/** The site's own German texts; page content comes with the page's payload. */
export const de = {
  nav: {
    start: 'Startseite',
    main: 'Hauptmenü',
    legal: 'Rechtliches',
    treatments: 'Behandlungen',
    myDay: 'Mein Termin',
    prices: 'Preise',
    practice: 'Praxis',
    contact: 'Kontakt',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    signOutFailed:
      'Sie sind noch angemeldet: Das Netz antwortet nicht. An einem fremden Gerät bleiben Sie bitte hier und versuchen Sie es noch einmal.',
    overview: 'Übersicht',
    account: 'Konto',
    staff: 'Praxisbereich',
    admin: 'Verwaltung',
    system: 'System',
    menu: 'Menü',
    close: 'Schließen',
    firstVisit: 'Erster Besuch',
    forPatients: 'Für Patientinnen und Patienten',
    openAccount: 'Konto anlegen',
    readLetters: 'Briefe lesen',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
    cookies: 'Cookie-Einstellungen',
    home: 'Zur Startseite',
  },
  site: {
    contents: 'Inhalt',
    sample: 'Musterpraxis: Namen, Preise, Prüfdaten erfunden.',
    phrase: phrase.de,
    depthNote: 'Alle Tiefen sind Richtwerte; über Ihre entscheidet die Untersuchung.',
    set: 'Gesetzt aus der Commissioner.',
  },
  pages: {
    'my-day': {
      title: 'Mein Termin',
      description:
        'Welche Behandlung noch vor Hochzeit, Feier oder Reise passt: wann die erste und die letzte Sitzung sein müssten, als Richtwerte.',
    },
    request: { title: 'Anfrage', description: 'Eine Beratung anfragen.' },
    private: { title: 'Übersicht', description: 'Ihre Briefe.' },
    letter: { title: 'Brief', description: 'Ein Brief der Praxis.' },
    staff: { title: 'Praxisbereich', description: 'Was wartet.' },
    admin: { title: 'Verwaltung', description: 'Der Zustand des Systems.' },
    test: { title: 'Bewegung', description: 'Jeder Effekt auf einer Seite.' },
    test2: { title: 'Datensätze', description: 'Eine Probe ohne echte Daten.' },
  },
  home: {
    headline: 'Eine Frage von\u00a0Millimetern.',
    request: 'Beratung anfragen',
    byDepth: 'Behandlungen nach Tiefe',
    treatments: 'Behandlungen, nach Tiefe geordnet',
    treatmentsLead: 'Schicht für Schicht, von außen nach innen. Wir beginnen fast immer oben.',
    guide:
      'Richtwerte fürs Gesicht, bei Händen für den Handrücken; Skala nicht linear. Wie tief eine Schicht liegt, hängt von der Stelle ab; über Ihre entscheidet die Untersuchung. Alle Preise: Abrechnung nach GOÄ.',
    finder: 'Was führt Sie zu uns?',
    finderLead: 'In Ihren Worten, nicht in unseren.',
    minutes: '{{from}}–{{to}}\u00a0min',
    hours: 'Wann wir da sind',
  },
  /** Each layer's name, and one line that says what lives there. */
  layers: {
    oberhaut: { name: 'Oberhaut', about: 'Was Sie sehen und berühren.' },
    lederhaut: { name: 'Lederhaut', about: 'Hier entsteht Festigkeit.' },
    unterhaut: { name: 'Unterhaut', about: 'Polster, Halt und Kontur.' },
    muskel: { name: 'Muskel', about: 'Hier beginnt die Mimik.' },
    blutbahn: { name: 'Blutbahn', about: 'Durch die Vene, nicht durch die Haut.' },
  },
  /** On the drawn plan. */
  way: {
    from: 'vom Bahnhof',
    description:
      'Vom Bahnhof schräg nach rechts unten bis zur Beispielallee, weiter geradeaus, dann links in die Musterstraße. Das Haus steht rechts, vor dem Park an der Ilm.',
  },
  treatment: {
    works: 'Hier setzt diese Behandlung an.',
    guide: 'Richtwert, Skala nicht linear. Was für Sie richtig ist, zeigt die Untersuchung.',
    noDepth: 'Über die Vene, ohne Tiefe in der Haut.',
    price: 'Preis',
    included: 'Im Preis enthalten: {{parts}}',
    glance: 'Auf einen Blick',
    here: 'Sie sind hier',
    myDay: 'Reicht die Zeit bis zu Ihrem Tag?',
    facts: {
      depth: 'Tiefe',
      duration: 'Dauer',
      onset: 'Wirkt',
      lasts: 'Hält',
      downtime: 'Ausfallzeit',
      sessions: 'Sitzungen',
      price: 'Preis',
    },
  },
  prices: {
    layers: 'Schichten',
    advice: 'Beratung',
    adviceWhen: 'vor und nach der Behandlung',
    fee: 'Abrechnung nach GOÄ',
    note: 'Alle Preise in Euro und je Sitzung, inklusive Umsatzsteuer, wo sie anfällt. Abrechnung nach der Gebührenordnung für Ärzte (GOÄ). Der Betrag hängt von Aufwand und Schwierigkeit ab (§\u00a05\u00a0Abs.\u00a02\u00a0GOÄ).',
    valid:
      'Gültig ab {{date}}. Ästhetische Behandlungen ohne medizinischen Anlass bezahlen Krankenkassen in der Regel nicht.',
  },
  private: {
    greeting: 'Guten Tag, {{name}}.',
    newest: 'Neuester Brief',
    unread: 'Neu',
    read: 'gelesen',
    open: 'Brief lesen',
    letters: 'Ihre Briefe',
    empty: 'Noch kein Brief',
    emptyText:
      'Sobald wir Ihnen schreiben, liegt der Brief hier. Sie bekommen dann eine E-Mail ohne Inhalt.',
    earlier: 'Früher',
  },
  letter: {
    back: 'Übersicht',
    of: 'Brief vom {{date}}',
    print: 'Drucken',
    mailFailed: 'Die E-Mail zu diesem Brief kam nicht an.',
    date: 'Datum',
    reference: 'Unser Zeichen',
    withdrawn: 'Die Praxis hat diesen Brief am {{date}} zurückgezogen.',
    phone: 'Telefon',
    email: 'E-Mail',
    regards: 'Mit freundlichen Grüßen',
    missing: 'Diesen Brief gibt es hier nicht',
    missingText:
      'Vielleicht wurde er zurückgezogen, gehört zu einem anderen Konto, oder die Adresse stimmt nicht ganz. Fehlt er Ihnen, rufen Sie uns bitte an.',
    toLetters: 'Zu Ihren Briefen',
  },
  records: {
    resumed: 'Was Sie zuletzt geändert haben, ist jetzt gespeichert.',
    left: 'Von Ihrem letzten Besuch ist noch etwas nicht gespeichert.',
  },
  user: {
    saved: 'Die Änderungen wurden gespeichert.',
    loading: 'Ihre Angaben werden geladen.',
    scripts:
      'Ändern können Sie Ihre Angaben in einem Browser, in dem Skripte eingeschaltet sind, oder in der Praxis.',
    failed: 'Ihre Angaben konnten nicht geladen werden.',
    none: 'Zu Ihrem Konto gehören noch keine Angaben. Bitte rufen Sie uns an.',
    note: 'Sie brauchen nichts zu drücken: Jede Änderung ist nach einer Sekunde gespeichert.',
    name: 'Ihren Namen ändern wir in der Praxis; bringen Sie dazu bitte einen Ausweis mit.',
    mails: 'Sprache unserer E-Mails',
  },
  admin: {
    headline: 'System',
    version: 'Version',
    build: 'Build',
    live: 'Läuft',
    ready: 'Bereit',
    yes: 'ja',
    no: 'nein',
    asking: 'wird gefragt',
    withoutScripts: 'nur mit JavaScript zu sehen',
    mails: {
      headline: 'E-Mails, die nicht ankamen',
      none: 'Zurzeit keine. Ist kein Mailserver eingestellt (SMTP_URL), werden E-Mails nicht verschickt, sondern als Dateien unter DATA_DIR/mail abgelegt.',
      loading: 'Die E-Mails werden geladen.',
      withoutScripts: 'Um diese E-Mails zu sehen, brauchen Sie JavaScript.',
      failed: 'Die E-Mails konnten nicht geladen werden.',
      states: {
        open: 'Erneut senden',
        busy: 'Erneut senden',
        waiting: 'Wird gesendet',
        done: 'Gesendet',
      },
      problems: {
        again: 'Diese E-Mail kam wieder nicht an.',
        away: 'Es gibt gerade keine Verbindung zum Server. Bitte versuchen Sie es noch einmal, sobald sie wieder da ist.',
        throttled:
          'Das waren zu viele Anfragen auf einmal. Bitte versuchen Sie es ab {{time}}\u00a0Uhr noch einmal.',
        throttled_later:
          'Das waren zu viele Anfragen auf einmal. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
        refused: 'Das ging nicht. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
      },
      jobs: {
        'contact-request': 'Nachricht zu einer Anfrage',
        'account-mail': 'Nachricht zu einem Konto',
        'letter-available': 'Hinweis auf einen Brief',
      },
      reasons: {
        unknown: 'Der Empfänger ist unbekannt ({{code}}).',
        full: 'Das Postfach ist voll ({{code}}).',
        sign_in: 'Der Mailserver hat unsere Anmeldung abgelehnt ({{code}}).',
        refused: 'Der Mailserver hat die E-Mail abgelehnt ({{code}}).',
        later: 'Der Mailserver hat die E-Mail einen Tag lang nicht angenommen ({{code}}).',
        away: 'Der Mailserver war einen Tag lang nicht erreichbar ({{code}}).',
        other: 'Die E-Mail ließ sich nicht senden.',
      },
    },
  },
  test: {
    text: 'Ein Druck auf den Namen spielt den Effekt noch einmal. Wünscht Ihr Gerät weniger Bewegung, ist alles sofort am Ende.',
    play: '{{effect}} abspielen',
    playAll: 'Alle abspielen',
    in: 'Herein',
    attention: 'Aufmerksamkeit',
    out: 'Hinaus',
  },
  test2: {
    text: 'Eine Behandlung in zwei Fenstern, jedes mit seiner eigenen Verbindung. Was Sie ändern, speichert sich selbst. Der Server dahinter läuft in diesem Browser; nach dem Neuladen ist alles wie zuvor.',
  },
  version: {
    text: 'Es gibt eine neue Fassung dieser Website.',
    reload: 'Neu laden',
  },
  unsaved: {
    leave:
      'Einige Änderungen sind noch nicht gespeichert. Seite trotzdem verlassen und sie verlieren?',
  },
  error: {
    notFound: 'Seite nicht gefunden',
    notFoundText:
      'Unter dieser Adresse liegt nichts. Vielleicht hat sie sich geändert, oder ein Buchstabe fehlt.',
    start:
      'Diese Seite konnte nicht vollständig geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
    deepest: 'Tiefer geht es bei uns nicht.',
    failure: 'Das liegt an uns, nicht an Ihnen',
    failureText: 'Bitte versuchen Sie es in einigen Minuten noch einmal, oder rufen Sie uns an.',
    away: 'Wir sind gleich wieder da',
    again: 'Noch einmal versuchen',
  },
};

export type Messages = typeof de;
