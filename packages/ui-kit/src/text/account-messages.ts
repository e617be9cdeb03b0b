/** Texts of the parts of sign-up, sign-in and account pages. `{…}` are places for values. */
export type AccountMessages = {
  passwordRuler: {
    /** At the threshold; `{n}` is the least number of characters. */
    mark: string;
    empty: string;
    shortOne: string;
    shortOther: string;
    shortAdvice: string;
    long: string;
    weak: string;
    good: string;
    common: string;
    context: string;
  };
  countdown: { until: string; minute: string; minutes: string };
  step: string;
  stepOf: string;
  cancel: string;
  qr: {
    label: string;
    onThisDevice: string;
    withoutCamera: string;
    typeKey: string;
    copy: string;
    copied: string;
    marked: string;
  };
  codes: { title: string; owner: string; note: string; print: string; save: string; file: string };
  session: { title: string; text: string; stay: string; signOut: string };
};

/** A module of its own, so that pages without an account contain none of it. */
export const accountEn: AccountMessages = {
  passwordRuler: {
    mark: '{n} characters',
    empty: '{n} characters or more. Spaces count.',
    shortOne: '1 character to go.',
    shortOther: '{n} characters to go.',
    shortAdvice: 'Easiest: four words that have nothing to do with each other. Spaces count.',
    long: 'Long enough',
    weak: ', but still easy to guess.',
    good: ' and hard to guess.',
    common:
      'It is on every list that others try. Adding a word of your own makes a big difference.',
    context:
      'It contains your name or our town; those are tried first. Two more, unrelated words are enough.',
  },
  countdown: {
    until: 'Until {time}.',
    minute: '1\u00a0minute left',
    minutes: '{n}\u00a0minutes left',
  },
  step: 'Step {n} of {count}',
  stepOf: '{process}, step {n} of {count}',
  cancel: 'Cancel',
  qr: {
    label: 'QR code for your app',
    onThisDevice: 'Open in the app on this phone',
    withoutCamera: 'Without a camera',
    typeKey: 'Type this key into the app:',
    copy: 'Copy',
    copied: 'Copied',
    marked: 'The key is selected; please copy it yourself.',
  },
  codes: {
    title: 'Recovery codes',
    owner: 'Recovery codes for {owner}, {date}',
    note: 'When you sign in, choose “Recovery code.” Cross out used ones.',
    print: 'Print',
    save: 'Save as text',
    file: 'recovery-codes.txt',
  },
  session: {
    title: 'Are you still there?',
    text: 'We sign you out at {time} so that nobody else reads along.',
    stay: 'Stay signed in',
    signOut: 'Sign out',
  },
};

export const accountDe: AccountMessages = {
  passwordRuler: {
    mark: '{n} Zeichen',
    empty: 'Ab {n} Zeichen. Leerzeichen zählen mit.',
    shortOne: 'Noch 1 Zeichen.',
    shortOther: 'Noch {n} Zeichen.',
    shortAdvice:
      'Am leichtesten: vier Wörter, die nichts miteinander zu tun haben. Leerzeichen zählen mit.',
    long: 'Lang genug',
    weak: ', aber noch leicht zu erraten.',
    good: ' und schwer zu erraten.',
    common:
      'Das steht auf jeder Liste, die andere durchprobieren. Ein eigenes Wort dazwischen ändert viel.',
    context:
      'Darin steckt Ihr Name oder unser Ort; das wird zuerst probiert. Zwei fremde Wörter dazu genügen.',
  },
  countdown: {
    until: 'Bis {time}\u00a0Uhr.',
    minute: 'Noch 1\u00a0Minute',
    minutes: 'Noch {n}\u00a0Minuten',
  },
  step: 'Schritt {n} von {count}',
  stepOf: '{process}, Schritt {n} von {count}',
  cancel: 'Abbrechen',
  qr: {
    label: 'QR-Code für Ihre App',
    onThisDevice: 'Auf diesem Telefon in der App öffnen',
    withoutCamera: 'Ohne Kamera',
    typeKey: 'Tippen Sie diesen Schlüssel in die App:',
    copy: 'Kopieren',
    copied: 'Kopiert',
    marked: 'Der Schlüssel ist markiert; bitte kopieren Sie ihn selbst.',
  },
  codes: {
    title: 'Ersatzcodes',
    owner: 'Ersatzcodes für {owner}, {date}',
    note: 'Beim Anmelden „Ersatzcode“ wählen. Benutzte streichen.',
    print: 'Drucken',
    save: 'Als Text sichern',
    file: 'ersatzcodes.txt',
  },
  session: {
    title: 'Sind Sie noch da?',
    text: 'Um {time}\u00a0Uhr melden wir Sie ab, damit niemand sonst mitliest.',
    stay: 'Angemeldet bleiben',
    signOut: 'Abmelden',
  },
};
