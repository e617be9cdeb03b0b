import { texts } from './text.ts';

export const session = texts(
  {
    saved: 'Was Sie geschrieben haben, ist gespeichert.',
    notSaved: 'Was Sie zuletzt geschrieben haben, ist noch nicht gespeichert.',
    final: 'Länger geht es nicht ohne eine neue Anmeldung.',
    outTitle: 'Sie sind abgemeldet.',
    outText:
      'Was Sie zuletzt geschrieben haben, steht noch auf dieser Seite und ist nicht gespeichert. Melden Sie sich in einem neuen Fenster an; danach wird es hier gespeichert.',
    outCopy: 'Zurück zu meinem Text',
    away: 'Der Server antwortet gerade nicht; wir versuchen es weiter.',
  },
  {
    saved: 'What you wrote is saved.',
    notSaved: 'What you wrote last is not saved yet.',
    final: 'It cannot be extended further without signing in again.',
    outTitle: 'You are signed out.',
    outText:
      'What you wrote last is still on this page and not saved. Sign in in a new window; it will then be saved here.',
    outCopy: 'Back to my text',
    away: 'The server is not responding right now; we keep trying.',
  },
);
