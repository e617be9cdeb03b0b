import { texts } from './text.ts';

export const session = texts(
  {
    saved: 'Was Sie geschrieben haben, ist gespeichert.',
    notSaved: 'Was Sie zuletzt geschrieben haben, ist noch nicht gespeichert.',
    final: 'Länger geht es nicht ohne eine neue Anmeldung.',
    away: 'Der Server antwortet gerade nicht; wir versuchen es weiter.',
  },
  {
    saved: 'What you wrote is saved.',
    notSaved: 'What you wrote last is not saved yet.',
    final: 'It cannot be longer without signing in anew.',
    away: 'The server does not answer just now; we keep trying.',
  },
);
