import type { NotedFactor } from '../../store/account-mail.ts';
import type { MailTexts } from './mail-text.ts';

/** A factor with its article, as it is the subject of a sentence. */
const factors: Readonly<Record<NotedFactor, string>> = {
  totp: 'eine App für Codes',
  passkey: 'ein Passkey',
  'recovery-code': 'Ersatzcodes',
};

export const de: MailTexts = {
  confirm: (time) => ({
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: `Ein Klick, gültig bis ${time}.`,
    heading: 'Ist das Ihre Adresse?',
    paragraphs: [
      `Guten Tag, mit dieser E-Mail-Adresse wurde ein Konto bei uns begonnen. Waren Sie das, dann bestätigen Sie es bitte bis ${time}.`,
    ],
    button: 'Adresse bestätigen',
    end: 'Waren Sie es nicht? Dann tun Sie nichts; ohne Bestätigung entsteht kein Konto.',
  }),
  alreadyKnown: (forgotten) => ({
    subject: 'Sie haben schon ein Konto',
    preview: 'Sie können sich damit anmelden.',
    heading: 'Sie haben schon ein Konto.',
    paragraphs: [
      'Guten Tag, mit dieser Adresse wollte jemand, vielleicht Sie, ein Konto anlegen. Es gibt schon eines.',
    ],
    button: 'Anmelden',
    end: `Passwort vergessen? ${forgotten}`,
  }),
  link: (time) => ({
    subject: 'Ihr Link zum Anmelden',
    preview: `Gültig bis ${time}, einmal.`,
    heading: 'Hier geht es hinein.',
    paragraphs: [
      `Guten Tag, der Link meldet Sie ohne Passwort an. Er gilt bis ${time} und nur einmal.`,
    ],
    button: 'Anmelden',
    end: 'Auf einem anderen Gerät fragt er nach dem Code aus dem ersten Fenster. Sie haben keinen Link bestellt? Dann tun Sie nichts und geben Sie niemandem einen Code.',
  }),
  reset: (time) => ({
    subject: 'Ein neues Passwort für Ihr Konto',
    preview: `Gültig bis ${time}. Ihr altes gilt noch.`,
    heading: 'Ein neues Passwort.',
    paragraphs: [
      `Guten Tag, mit diesem Link setzen Sie es. Er gilt bis ${time}. Ihr altes Passwort gilt, bis Sie ein neues gesetzt haben.`,
    ],
    button: 'Neues Passwort setzen',
    end: 'Sie haben nicht darum gebeten? Dann tun Sie nichts; es ändert sich nichts.',
  }),
  newDevice: ({ name, date, time, device }) => ({
    subject: 'Eine Anmeldung von einem neuen Gerät',
    preview: `Am ${date} um ${time}. Waren Sie das?`,
    heading: 'Waren Sie das?',
    paragraphs: [
      `Guten Tag ${name}, am ${date} um ${time} hat sich ein Gerät bei Ihrem Konto angemeldet, das wir noch nicht kannten: ${device}.`,
      'Waren Sie es, ist alles gut.',
    ],
    button: 'Das war ich nicht',
    end: 'Der Knopf führt zu einer Seite, auf der Sie ein neues Passwort bestellen; damit werden alle Geräte abgemeldet. Oder rufen Sie uns an.',
  }),
  passwordSet: ({ date, time }) => ({
    subject: 'Ihr Konto hat jetzt ein Passwort',
    preview: `Seit ${date}, ${time}.`,
    heading: 'Ihr Passwort ist gesetzt.',
    paragraphs: [
      `Guten Tag, am ${date} um ${time} haben Sie für Ihr Konto ein Passwort gewählt. Damit können Sie sich ab jetzt anmelden.`,
    ],
    button: 'Zu Ihrem Konto',
    end: 'Sie haben keines gewählt? Dann rufen Sie uns bitte gleich an.',
  }),
  passwordChanged: ({ date, time }) => ({
    subject: 'Ihr Passwort wurde geändert',
    preview: `Am ${date} um ${time}.`,
    heading: 'Ihr Passwort ist neu.',
    paragraphs: [`Guten Tag, Ihr Passwort wurde am ${date} um ${time} geändert.`],
    button: 'Das war ich nicht',
    end: 'Waren Sie es nicht, rufen Sie uns bitte gleich an.',
  }),
  passwordAsked: ({ date, time }) => ({
    subject: 'Bitte wählen Sie ein neues Passwort',
    preview: `Die Praxis bittet Sie darum, seit ${date}.`,
    heading: 'Ein neues Passwort, bitte.',
    paragraphs: [
      `Guten Tag, am ${date} um ${time} hat die Praxis ein neues Passwort für Ihr Konto verlangt. Alle Ihre Geräte sind abgemeldet.`,
      'Sie können sich mit dem alten Passwort anmelden und wählen dann gleich das neue. Haben Sie das alte vergessen, bestellen Sie hier einen Link.',
    ],
    button: 'Link bestellen',
    end: 'Kommt Ihnen das seltsam vor? Dann rufen Sie uns bitte an.',
  }),
  emailChange: (time) => ({
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    preview: `Ein Klick, gültig bis ${time}.`,
    heading: 'Ist das Ihre neue Adresse?',
    paragraphs: [
      `Guten Tag, ein Konto bei uns soll diese E-Mail-Adresse bekommen. Waren Sie das, dann bestätigen Sie es bitte bis ${time}. Danach melden wir alle anderen Geräte ab.`,
    ],
    button: 'Adresse bestätigen',
    end: 'Auf einem anderen Gerät fragt der Link nach dem Code aus dem ersten Fenster. Waren Sie es nicht? Dann tun Sie nichts; es ändert sich nichts.',
  }),
  emailTaken: (forgotten) => ({
    subject: 'Ihre Adresse gehört schon zu einem Konto',
    preview: 'Sie können sich damit anmelden.',
    heading: 'Sie haben schon ein Konto.',
    paragraphs: [
      'Guten Tag, ein anderes Konto bei uns sollte diese E-Mail-Adresse bekommen, vielleicht auch eines von Ihnen. Sie gehört schon zu einem; es ändert sich nichts.',
    ],
    button: 'Anmelden',
    end: `Passwort vergessen? ${forgotten}`,
  }),
  emailChangeRequested: ({ date, time }) => ({
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    preview: `Am ${date} um ${time}. Waren Sie das?`,
    heading: 'Eine neue Adresse für Ihr Konto.',
    paragraphs: [
      `Guten Tag, am ${date} um ${time} wurde für Ihr Konto eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist.`,
      'Waren Sie es, ist alles gut.',
    ],
    button: 'Das war ich nicht',
    end: 'Der Knopf führt zu einer Seite, auf der Sie ein neues Passwort bestellen; damit werden alle Geräte abgemeldet. Oder rufen Sie uns bitte gleich an.',
  }),
  emailChanged: ({ date, time }) => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    preview: `Am ${date} um ${time}. Waren Sie das?`,
    heading: 'Ihr Konto hat eine neue Adresse.',
    paragraphs: [
      `Guten Tag, am ${date} um ${time} hat Ihr Konto eine andere E-Mail-Adresse bekommen. Mit dieser hier können Sie sich nicht mehr anmelden.`,
      'Waren Sie es, ist alles gut. Waren Sie es nicht, rufen Sie uns bitte gleich an.',
    ],
    button: 'Zur Anmeldung',
    end: 'Alle anderen Geräte haben wir abgemeldet.',
  }),
  invitation: ({ practice, date, time }) => ({
    subject: `Ihr Zugang zur Website: ${practice}`,
    preview: `Gültig bis ${date}, einmal.`,
    heading: 'Willkommen.',
    paragraphs: [
      `Guten Tag, für Sie wurde ein Zugang vorbereitet. Mit diesem Link wählen Sie Ihr Passwort. Er gilt bis zum ${date}, ${time}, und nur einmal.`,
    ],
    button: 'Passwort wählen',
    end: 'Sie wissen von nichts? Dann tun Sie nichts; ohne diesen Schritt entsteht kein Konto.',
  }),
  deletionRequested: (date) => ({
    subject: 'Ihr Konto wird gelöscht',
    preview: `Am ${date}. Bis dahin genügt eine Anmeldung, und alles bleibt.`,
    heading: 'Ihr Konto wird gelöscht.',
    paragraphs: [
      `Guten Tag, am ${date} löschen wir Ihr Konto, wie Sie es möchten. Überall sind Sie schon abgemeldet.`,
      'Bis dahin genügt eine Anmeldung, und alles bleibt.',
    ],
    button: 'Konto behalten',
    end: 'Sie haben nicht darum gebeten? Dann melden Sie sich bitte an, wählen Sie ein neues Passwort und rufen Sie uns an.',
  }),
  deletionUndone: ({ date, time }) => ({
    subject: 'Ihr Konto bleibt',
    preview: `Seit der Anmeldung am ${date} um ${time}.`,
    heading: 'Ihr Konto bleibt.',
    paragraphs: [
      `Guten Tag, am ${date} um ${time} hat sich jemand, vermutlich Sie, bei Ihrem Konto angemeldet. Damit wird es nicht gelöscht.`,
    ],
    button: 'Das war ich nicht',
    end: 'Der Knopf führt zu einer Seite, auf der Sie ein neues Passwort bestellen; damit werden alle Geräte abgemeldet. Oder rufen Sie uns an.',
  }),
  factorAdded: ({ date, time, factor }) => ({
    subject: 'Ihr Konto hat einen neuen zweiten Schritt',
    preview: `Am ${date} um ${time}. Waren Sie das?`,
    heading: 'Ein neuer zweiter Schritt.',
    paragraphs: [
      `Guten Tag, am ${date} um ${time} kam zu Ihrem Konto ein zweiter Schritt für die Anmeldung dazu: ${factors[factor]}.`,
      'Waren Sie es, ist alles gut.',
    ],
    button: 'Das war ich nicht',
    end: 'Der Knopf führt zu einer Seite, auf der Sie ein neues Passwort bestellen. Bitte rufen Sie uns dann auch gleich an: Den zweiten Schritt entfernt ein neues Passwort nicht.',
  }),
  factorRemoved: ({ date, time, factor }) => ({
    subject: 'Ein zweiter Schritt Ihres Kontos wurde entfernt',
    preview: `Am ${date} um ${time}. Waren Sie das?`,
    heading: 'Ein zweiter Schritt ist weg.',
    paragraphs: [
      `Guten Tag, am ${date} um ${time} wurde bei Ihrem Konto ein zweiter Schritt für die Anmeldung entfernt: ${factors[factor]}.`,
      'Waren Sie es, ist alles gut.',
    ],
    button: 'Das war ich nicht',
    end: 'Der Knopf führt zu einer Seite, auf der Sie ein neues Passwort bestellen; damit werden alle Geräte abgemeldet. Oder rufen Sie uns bitte gleich an.',
  }),
  recoveryCodesMade: ({ date, time }) => ({
    subject: 'Ihr Konto hat neue Ersatzcodes',
    preview: `Am ${date} um ${time}. Waren Sie das?`,
    heading: 'Neue Ersatzcodes.',
    paragraphs: [
      `Guten Tag, am ${date} um ${time} wurden für Ihr Konto neue Ersatzcodes gemacht. Die alten gelten nicht mehr.`,
      'Waren Sie es, ist alles gut.',
    ],
    button: 'Das war ich nicht',
    end: 'Der Knopf führt zu einer Seite, auf der Sie ein neues Passwort bestellen; damit werden alle Geräte abgemeldet. Bitte rufen Sie uns dann auch gleich an: Die neuen Codes gelten weiter.',
  }),
  roleWaiting: ({ date, time }) => ({
    subject: 'Eine Rolle wartet auf eine zweite Person',
    preview: `Seit ${date}, ${time}. Bitte sehen Sie nach.`,
    heading: 'Bitte sehen Sie nach.',
    paragraphs: [
      `Guten Tag, am ${date} um ${time} wurde jemandem eine Rolle in der Praxis gegeben. Sie gilt erst, wenn eine zweite Person sie bestätigt. Das können Sie sein.`,
      'Wer es ist und welche Rolle, steht auf der Seite. Dort können Sie auch ablehnen. Sie brauchen dafür Ihren zweiten Schritt.',
    ],
    button: 'Nachsehen',
    end: 'Ohne Bestätigung innerhalb von 14\u00a0Tagen verfällt die Rolle. Kommt Ihnen das seltsam vor, dann fragen Sie bitte in der Praxis nach, bevor Sie etwas bestätigen.',
  }),
  roleGiven: ({ date, time }) => ({
    subject: 'Ihr Konto hat eine neue Rolle',
    preview: `Seit ${date}, ${time}.`,
    heading: 'Ihr Konto kann jetzt mehr.',
    paragraphs: [
      `Guten Tag, am ${date} um ${time} wurde eine Rolle für Ihr Konto bestätigt. Sie gilt ab sofort.`,
    ],
    button: 'Zu Ihrem Konto',
    end: 'Sie wissen von nichts? Dann rufen Sie uns bitte gleich an.',
  }),
};
