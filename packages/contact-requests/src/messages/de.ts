import type { RequestMessages } from './request-messages.ts';

export const de: RequestMessages = {
  headline: 'Fragen Sie uns, bevor Sie sich entscheiden.',
  lead: 'Wir antworten innerhalb eines Arbeitstags.',
  fee: 'Die Beratung kostet {fee}, Abrechnung nach\u00a0GOÄ.',
  steps: [
    { when: 'heute', title: 'Sie fragen an', text: 'Vier Angaben, zwei Minuten.' },
    {
      when: '1 Arbeitstag',
      title: 'Wir antworten',
      text: 'Wie Sie es wünschen, mit zwei Terminen zur Wahl.',
    },
    {
      when: 'danach',
      title: 'Sie sprechen mit der Ärztin',
      text: '45\u00a0Minuten, an dem Tag, der Ihnen passt. Behandelt wird frühestens beim zweiten Mal.',
    },
  ],
  asked: { title: 'Sie haben angefragt', text: 'Ihre Angaben sind gespeichert.' },
  name: 'Name',
  contact: 'E-Mail oder Telefon',
  treatment: 'Worum geht es?',
  taken: 'von der Seite übernommen',
  undecided: 'Noch offen',
  when: 'Wann erreichen wir Sie?',
  spans: { morning: 'vormittags', noon: 'mittags', afternoon: 'nachmittags' },
  hours: '{from}–{to}\u00a0Uhr',
  consent:
    '{practice} darf diese Angaben speichern, auch die gewählte Behandlung, um mir zu antworten. Nach {period} werden sie gelöscht; für die Zukunft widerrufen kann ich jederzeit.',
  privacy: 'Datenschutz',
  period: '{count}\u00a0Tagen',
  send: 'Beratung anfragen',
  sendAgain: 'Erneut senden',
  sending: 'Wird gesendet',
  why: 'Ein Feld für Beschwerden fehlt mit Absicht. Gesundheit gehört ins Gespräch, nicht ins Formular.',
  call: 'Lieber gleich sprechen?',
  orCall: 'oder anrufen:',
  trap: 'Bitte leer lassen',
  problems: {
    one: 'Eine Angabe fehlt uns noch.',
    several: '{count} Angaben fehlen uns noch.',
    numbers: ['Null', 'Eine', 'Zwei', 'Drei'],
    name: {
      missing: { summary: 'Ihr Name.', hint: 'Bitte nennen Sie Ihren Namen.' },
      long: {
        summary: 'Ihr Name ist zu lang für unser Feld.',
        hint: 'Bitte kürzen Sie Ihren Namen auf 120 Zeichen.',
      },
    },
    contact: {
      missing: {
        summary: 'Wie erreichen wir Sie: eine E-Mail-Adresse oder Telefonnummer.',
        hint: 'Bitte eine E-Mail-Adresse oder eine Telefonnummer.',
      },
      email: {
        summary: 'Wie erreichen wir Sie: Die E-Mail-Adresse ist nicht vollständig.',
        hint: 'Bitte die ganze Adresse, zum Beispiel name@example.org, oder eine Telefonnummer.',
      },
      phone: {
        summary: 'Wie erreichen wir Sie: Die Telefonnummer ist nicht vollständig.',
        hint: 'Bitte die Nummer mit Vorwahl oder eine E-Mail-Adresse.',
      },
    },
    consent: {
      missing: {
        summary: 'Ihre Einwilligung, damit wir Ihnen antworten dürfen.',
        hint: 'Ohne Ihre Einwilligung dürfen wir nicht antworten.',
      },
    },
  },
  notices: {
    check: {
      title: 'Stimmt alles? Dann bitte noch einmal senden.',
      text: 'Noch ist nichts abgeschickt. Dieser zweite Blick hält Programme fern, die Formulare füllen.',
    },
    early: {
      title: 'Das war schneller, als wir lesen können.',
      text: 'Noch ist nichts abgeschickt. Bitte sehen Sie kurz nach und senden Sie dann noch einmal.',
    },
    often: {
      title: 'Aus Ihrem Netz kamen gerade sehr viele Anfragen.',
      text: 'Noch ist nichts abgeschickt. Bitte rufen Sie uns an oder versuchen Sie es in einer Stunde wieder.',
    },
    away: {
      title: 'Keine Verbindung. Noch ist nichts abgeschickt.',
      text: 'Was Sie geschrieben haben, bleibt hier stehen. Sobald Sie wieder online sind, genügt ein Klick.',
    },
    failed: {
      title: 'Das konnten wir gerade nicht speichern.',
      text: 'Noch ist nichts abgeschickt. Bitte senden Sie es noch einmal, oder rufen Sie uns an.',
    },
    long: {
      title: 'Das war mehr, als dieses Formular aufnimmt.',
      text: 'Noch ist nichts abgeschickt. Name und E-Mail oder Telefon genügen; alles andere besprechen wir.',
    },
  },
  sent: {
    headline: 'Ihre Anfrage ist bei uns.',
    email: 'Wir melden uns innerhalb eines Arbeitstags, per E-Mail.',
    phone: 'Wir melden uns innerhalb eines Arbeitstags, am Telefon.',
    title: 'Das haben wir notiert',
    emailTerm: 'E-Mail',
    phoneTerm: 'Telefon',
    reachable: 'Erreichbar',
    anytime: 'jederzeit',
    keptUntil: 'Gespeichert bis',
    kept: '{date}',
    prepare: 'Gut, wenn Sie es bereitlegen',
    preparation: [
      'welche Medikamente Sie nehmen, auch ohne Rezept',
      'was schon einmal behandelt wurde, und wann',
      'was auf keinen Fall geschehen soll',
    ],
    withdraw: 'Etwas stimmt nicht, oder Sie möchten Ihre Anfrage zurückziehen?',
  },
};
