import type { NotedFactor } from '../store/account-mail.ts';

/** What a mail says; nothing of it is about health, since mails pass through foreign servers. */
export interface MailText {
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly end: string;
}

interface When {
  readonly date: string;
  readonly time: string;
}

/** The mails of one language; `time` and `date` are written in it. */
export interface MailTexts {
  confirm(time: string): MailText;
  alreadyKnown(forgotten: string): MailText;
  link(time: string): MailText;
  reset(time: string): MailText;
  newDevice(what: When & { readonly name: string; readonly device: string }): MailText;
  passwordChanged(when: When): MailText;
  emailChange(time: string): MailText;
  emailTaken(forgotten: string): MailText;
  emailChangeRequested(when: When): MailText;
  emailChanged(when: When): MailText;
  invitation(what: When & { readonly practice: string }): MailText;
  /** `date`: when the account is deleted. */
  deletionRequested(date: string): MailText;
  deletionUndone(when: When): MailText;
  factorAdded(what: When & { readonly factor: NotedFactor }): MailText;
  factorRemoved(what: When & { readonly factor: NotedFactor }): MailText;
  recoveryCodesMade(when: When): MailText;
  roleWaiting(when: When): MailText;
  roleGiven(when: When): MailText;
}

/** A factor with its article, as it is the subject of a sentence. */
const factors: Readonly<Record<'de' | 'en', Readonly<Record<NotedFactor, string>>>> = {
  de: { totp: 'eine App für Codes', passkey: 'ein Passkey', 'recovery-code': 'Ersatzcodes' },
  en: { totp: 'an app for codes', passkey: 'a passkey', 'recovery-code': 'recovery codes' },
};

const de: MailTexts = {
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
      `Guten Tag, ${name}, am ${date} um ${time} hat sich ein Gerät bei Ihrem Konto angemeldet, das wir noch nicht kannten: ${device}.`,
      'Waren Sie es, ist alles gut.',
    ],
    button: 'Das war ich nicht',
    end: 'Der Knopf führt zu einer Seite, auf der Sie ein neues Passwort bestellen; damit werden alle Geräte abgemeldet. Oder rufen Sie uns an.',
  }),
  passwordChanged: ({ date, time }) => ({
    subject: 'Ihr Passwort wurde geändert',
    preview: `Am ${date} um ${time}.`,
    heading: 'Ihr Passwort ist neu.',
    paragraphs: [`Guten Tag, Ihr Passwort wurde am ${date} um ${time} geändert.`],
    button: 'Das war ich nicht',
    end: 'Waren Sie es nicht, rufen Sie uns bitte gleich an.',
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
    subject: `Ihr Zugang zur Website von ${practice}`,
    preview: `Gültig bis ${date}, einmal.`,
    heading: 'Willkommen.',
    paragraphs: [
      `Guten Tag, für Sie wurde ein Zugang vorbereitet. Mit diesem Link wählen Sie Ihr Passwort. Er gilt bis zum ${date} um ${time} und nur einmal.`,
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
      `Guten Tag, am ${date} um ${time} kam zu Ihrem Konto ein zweiter Schritt für die Anmeldung dazu: ${factors.de[factor]}.`,
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
      `Guten Tag, am ${date} um ${time} wurde bei Ihrem Konto ein zweiter Schritt für die Anmeldung entfernt: ${factors.de[factor]}.`,
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
    end: 'Ohne Bestätigung innerhalb von 14 Tagen verfällt die Rolle. Kommt Ihnen das seltsam vor, dann fragen Sie bitte in der Praxis nach, bevor Sie etwas bestätigen.',
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

const en: MailTexts = {
  confirm: (time) => ({
    subject: 'Please confirm your e-mail address',
    preview: `One click, valid until ${time}.`,
    heading: 'Is this your address?',
    paragraphs: [
      `Good day, an account with us was begun with this e-mail address. If it was you, please confirm by ${time}.`,
    ],
    button: 'Confirm address',
    end: 'It was not you? Then do nothing; without confirmation there is no account.',
  }),
  alreadyKnown: (forgotten) => ({
    subject: 'You already have an account',
    preview: 'You can sign in with it.',
    heading: 'You already have an account.',
    paragraphs: [
      'Good day, somebody, perhaps you, wanted to open an account with this address. There is one already.',
    ],
    button: 'Sign in',
    end: `Forgotten your password? ${forgotten}`,
  }),
  link: (time) => ({
    subject: 'Your link to sign in',
    preview: `Valid until ${time}, once.`,
    heading: 'This way in.',
    paragraphs: [
      `Good day, the link signs you in without a password. It is valid until ${time} and only once.`,
    ],
    button: 'Sign in',
    end: 'On another device it asks for the code from the first window. You ordered no link? Then do nothing, and give nobody a code.',
  }),
  reset: (time) => ({
    subject: 'A new password for your account',
    preview: `Valid until ${time}. Your old one still works.`,
    heading: 'A new password.',
    paragraphs: [
      `Good day, with this link you set it. It is valid until ${time}. Your old password works until you have set a new one.`,
    ],
    button: 'Set new password',
    end: 'You did not ask for it? Then do nothing; nothing changes.',
  }),
  newDevice: ({ name, date, time, device }) => ({
    subject: 'A sign-in from a new device',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'Was it you?',
    paragraphs: [
      `Good day, ${name}, on ${date} at ${time} a device signed in to your account that we did not know yet: ${device}.`,
      'If it was you, all is well.',
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password, which signs out all devices. Or call us.',
  }),
  passwordChanged: ({ date, time }) => ({
    subject: 'Your password was changed',
    preview: `On ${date} at ${time}.`,
    heading: 'Your password is new.',
    paragraphs: [`Good day, your password was changed on ${date} at ${time}.`],
    button: 'It was not me',
    end: 'If it was not you, please call us at once.',
  }),
  emailChange: (time) => ({
    subject: 'Please confirm your new e-mail address',
    preview: `One click, valid until ${time}.`,
    heading: 'Is this your new address?',
    paragraphs: [
      `Good day, an account with us is to get this e-mail address. If it was you, please confirm by ${time}. Then we sign out all other devices.`,
    ],
    button: 'Confirm address',
    end: 'On another device the link asks for the code from the first window. It was not you? Then do nothing; nothing changes.',
  }),
  emailTaken: (forgotten) => ({
    subject: 'Your address belongs to an account already',
    preview: 'You can sign in with it.',
    heading: 'You already have an account.',
    paragraphs: [
      'Good day, another account with us, perhaps one of yours, was to get this e-mail address. It belongs to one already; nothing changes.',
    ],
    button: 'Sign in',
    end: `Forgotten your password? ${forgotten}`,
  }),
  emailChangeRequested: ({ date, time }) => ({
    subject: 'Your e-mail address is to be changed',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'A new address for your account.',
    paragraphs: [
      `Good day, on ${date} at ${time} another e-mail address was given for your account. It counts once it is confirmed.`,
      'If it was you, all is well.',
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password, which signs out all devices. Or please call us at once.',
  }),
  emailChanged: ({ date, time }) => ({
    subject: 'Your e-mail address was changed',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'Your account has a new address.',
    paragraphs: [
      `Good day, on ${date} at ${time} your account got another e-mail address. You can no longer sign in with this one.`,
      'If it was you, all is well. If it was not, please call us at once.',
    ],
    button: 'Sign in',
    end: 'We have signed out all other devices.',
  }),
  invitation: ({ practice, date, time }) => ({
    subject: `Your access to the website of ${practice}`,
    preview: `Valid until ${date}, once.`,
    heading: 'Welcome.',
    paragraphs: [
      `Good day, an access has been prepared for you. With this link you choose your password. It is valid until ${date}, ${time}, and only once.`,
    ],
    button: 'Choose password',
    end: 'You know nothing of this? Then do nothing; without this step there is no account.',
  }),
  deletionRequested: (date) => ({
    subject: 'Your account will be deleted',
    preview: `On ${date}. Until then, signing in once is enough and everything stays.`,
    heading: 'Your account will be deleted.',
    paragraphs: [
      `Good day, on ${date} we delete your account, as you wish. You are signed out everywhere already.`,
      'Until then, signing in once is enough and everything stays.',
    ],
    button: 'Keep the account',
    end: 'You did not ask for it? Then please sign in, choose a new password, and call us.',
  }),
  deletionUndone: ({ date, time }) => ({
    subject: 'Your account stays',
    preview: `Since the sign-in on ${date} at ${time}.`,
    heading: 'Your account stays.',
    paragraphs: [
      `Good day, on ${date} at ${time} somebody, presumably you, signed in to your account. So it will not be deleted.`,
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password, which signs out all devices. Or call us.',
  }),
  factorAdded: ({ date, time, factor }) => ({
    subject: 'Your account has a new second step',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'A new second step.',
    paragraphs: [
      `Good day, on ${date} at ${time} a second step for signing in was added to your account: ${factors.en[factor]}.`,
      'If it was you, all is well.',
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password. Please call us at once, too: a new password does not remove the second step.',
  }),
  factorRemoved: ({ date, time, factor }) => ({
    subject: 'A second step of your account was removed',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'A second step is gone.',
    paragraphs: [
      `Good day, on ${date} at ${time} a second step for signing in was removed from your account: ${factors.en[factor]}.`,
      'If it was you, all is well.',
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password, which signs out all devices. Or please call us at once.',
  }),
  recoveryCodesMade: ({ date, time }) => ({
    subject: 'Your account has new recovery codes',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'New recovery codes.',
    paragraphs: [
      `Good day, on ${date} at ${time} new recovery codes were made for your account. The old ones no longer work.`,
      'If it was you, all is well.',
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password, which signs out all devices. Please call us at once, too: the new codes go on working.',
  }),
  roleWaiting: ({ date, time }) => ({
    subject: 'A role waits for a second person',
    preview: `Since ${date}, ${time}. Please have a look.`,
    heading: 'Please have a look.',
    paragraphs: [
      `Good day, on ${date} at ${time} somebody was given a role in the practice. It counts only once a second person confirms it. That can be you.`,
      'Who it is, and which role, is on the page. You can refuse it there, too. You need your second step for that.',
    ],
    button: 'Have a look',
    end: 'Without confirmation within 14 days the role expires. If this seems strange to you, please ask at the practice before you confirm anything.',
  }),
  roleGiven: ({ date, time }) => ({
    subject: 'Your account has a new role',
    preview: `Since ${date}, ${time}.`,
    heading: 'Your account can do more now.',
    paragraphs: [
      `Good day, on ${date} at ${time} a role was confirmed for your account. It counts from now on.`,
    ],
    button: 'To your account',
    end: 'You know nothing of this? Then please call us at once.',
  }),
};

export const mailTexts = { de, en } as const;
