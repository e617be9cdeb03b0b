import type { RequestNotice } from '../request/form-state.ts';
import type { ReachableSpan } from '../request/request.ts';

/** A field's mistake: a line of the summary, and what to do about it at the field. */
export interface ProblemText {
  summary: string;
  hint: string;
}

interface StepText {
  when: string;
  title: string;
  text: string;
}

/** Every text of the form, and of what follows it. */
export interface RequestMessages {
  headline: string;
  lead: string;
  /** `{fee}` */
  fee: string;
  steps: readonly [StepText, StepText, StepText];
  /** In place of the first step once it was sent. */
  asked: Pick<StepText, 'title' | 'text'>;
  name: string;
  contact: string;
  treatment: string;
  /** Beside the treatment, where the address names it. */
  taken: string;
  /** In place of a treatment. */
  undecided: string;
  when: string;
  spans: Record<ReachableSpan, string>;
  /** `{from}` and `{to}` are full hours. */
  hours: string;
  /** `{practice}` and `{period}`. */
  consent: string;
  privacy: string;
  /** `{count}` days; as the privacy policy says it. */
  period: string;
  send: string;
  sendAgain: string;
  sending: string;
  /** Why the form has no room for more. */
  why: string;
  call: string;
  orCall: string;
  /** Names the field that people do not see. */
  trap: string;
  problems: {
    one: string;
    /** `{count}` as a word where it is small. */
    several: string;
    numbers: readonly string[];
    name: { missing: ProblemText; long: ProblemText };
    contact: { missing: ProblemText; email: ProblemText; phone: ProblemText };
    consent: { missing: ProblemText };
  };
  notices: Record<RequestNotice, { title: string; text: string }>;
  sent: {
    headline: string;
    email: string;
    phone: string;
    title: string;
    emailTerm: string;
    phoneTerm: string;
    reachable: string;
    anytime: string;
    keptUntil: string;
    /** `{date}` */
    kept: string;
    prepare: string;
    preparation: readonly string[];
    withdraw: string;
  };
}

const de: RequestMessages = {
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
        hint: 'Bitte die ganze Adresse, zum Beispiel name@beispiel.de, oder eine Telefonnummer.',
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

const en: RequestMessages = {
  headline: 'Ask us before you decide.',
  lead: 'We answer within one working day.',
  fee: 'Consultation {fee}, billed under the German fee schedule\u00a0(GOÄ).',
  steps: [
    { when: 'today', title: 'You send a request', text: 'Four details, two minutes.' },
    {
      when: '1 working day',
      title: 'We answer',
      text: 'The way you prefer, with two appointments to choose from.',
    },
    {
      when: 'then',
      title: 'You talk to the doctor',
      text: '45\u00a0minutes, on a day that suits you. No treatment before the second visit.',
    },
  ],
  asked: { title: 'You have sent a request', text: 'Your details are stored.' },
  name: 'Name',
  contact: 'E-mail or phone',
  treatment: 'What is it about?',
  taken: 'from the page you came from',
  undecided: 'Not sure yet',
  when: 'When can we reach you?',
  spans: { morning: 'morning', noon: 'midday', afternoon: 'afternoon' },
  hours: '{from}:00–{to}:00',
  consent:
    '{practice} may store these details, including the treatment I chose, in order to answer me. They are deleted after {period}; I can withdraw my consent for the future at any time.',
  privacy: 'Privacy',
  period: '{count}\u00a0days',
  send: 'Request a consultation',
  sendAgain: 'Send again',
  sending: 'Sending',
  why: 'There is no field for symptoms, on purpose. Your health is a matter for the consultation, not for a form.',
  call: 'Prefer to talk right away?',
  orCall: 'or call:',
  trap: 'Please leave empty',
  problems: {
    one: 'One detail is still missing.',
    several: '{count} details are still missing.',
    numbers: ['Zero', 'One', 'Two', 'Three'],
    name: {
      missing: { summary: 'Your name.', hint: 'Please tell us your name.' },
      long: {
        summary: 'Your name is too long for our field.',
        hint: 'Please shorten your name to 120 characters.',
      },
    },
    contact: {
      missing: {
        summary: 'How we can reach you: an e-mail address or a phone number.',
        hint: 'Please give an e-mail address or a phone number.',
      },
      email: {
        summary: 'How we can reach you: the e-mail address is incomplete.',
        hint: 'Please give the full address, such as name@example.com, or a phone number.',
      },
      phone: {
        summary: 'How we can reach you: the phone number is incomplete.',
        hint: 'Please give the number with its area code or an e-mail address.',
      },
    },
    consent: {
      missing: {
        summary: 'Your consent, so that we may answer you.',
        hint: 'Without your consent we may not answer.',
      },
    },
  },
  notices: {
    check: {
      title: 'Is everything right? Then please send it again.',
      text: 'Nothing has been sent yet. This second look keeps out programs that fill in forms.',
    },
    early: {
      title: 'That was faster than we can read.',
      text: 'Nothing has been sent yet. Please take a quick look, then send it again.',
    },
    often: {
      title: 'A great many requests have just come from your network.',
      text: 'Nothing has been sent yet. Please call us, or try again in an hour.',
    },
    away: {
      title: 'No connection. Nothing has been sent yet.',
      text: 'What you have written stays here. Once you are online again, one click is enough.',
    },
    failed: {
      title: 'We could not store this just now.',
      text: 'Nothing has been sent yet. Please send it again, or call us.',
    },
    long: {
      title: 'That was more than this form takes.',
      text: 'Nothing has been sent yet. Your name and an e-mail address or phone number are enough; we talk about everything else.',
    },
  },
  sent: {
    headline: 'We have your request.',
    email: 'You will hear from us within one working day, by e-mail.',
    phone: 'You will hear from us within one working day, by phone.',
    title: 'What you told us',
    emailTerm: 'E-mail',
    phoneTerm: 'Phone',
    reachable: 'Reachable',
    anytime: 'any time',
    keptUntil: 'Stored until',
    kept: '{date}',
    prepare: 'Good to have ready',
    preparation: [
      'which medicines you take, including those without a prescription',
      'what has been treated before, and when',
      'what must not happen under any circumstances',
    ],
    withdraw: 'Is something wrong, or would you like to withdraw your request?',
  },
};

/** By language; a site may change them. */
export const requestMessages = { de, en };
