import { texts } from './text.ts';

export const passwordRequest = texts(
  {
    title: 'Passwort vergessen',
    description: 'Ihr geschützter Bereich.',
    headline: 'Passwort vergessen?',
    lead: 'Das macht nichts. Wir schicken Ihnen einen Link; er gilt zehn Minuten. Ihr altes Passwort gilt, bis Sie ein neues gesetzt haben.',
    submit: 'Link senden',
    onlyIn: 'Sie möchten nur hinein?',
    onlyInHelp: 'Ein Anmeldelink genügt. Ihr Passwort bleibt, wie es ist.',
    onlyInSubmit: 'Anmeldelink senden',
  },
  {
    title: 'Forgot password',
    description: 'Your protected area.',
    headline: 'Forgot your password?',
    lead: 'Never mind. We will send you a link that is valid for ten minutes. Your old password works until you have set a new one.',
    submit: 'Send link',
    onlyIn: 'Just want to sign in?',
    onlyInHelp: 'A sign-in link is enough. Your password stays as it is.',
    onlyInSubmit: 'Send sign-in link',
  },
);
