import { texts } from './text.ts';

export const signUp = texts(
  {
    title: 'Konto anlegen',
    description: 'Ihr geschützter Bereich.',
    process: 'Konto anlegen',
    headline: 'Ein Konto für Ihre Briefe.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    firstNameMissing: 'Der Vorname fehlt noch.',
    lastNameMissing: 'Der Nachname fehlt noch.',
    emailMissing: 'Die E-Mail-Adresse fehlt noch.',
    submit: 'Konto anlegen',
    privacy: 'Wie wir mit Ihren Angaben umgehen, steht unter {privacy}.',
    privacyName: 'Datenschutz',
  },
  {
    title: 'Open an account',
    description: 'Your protected area.',
    process: 'Open an account',
    headline: 'An account for your letters.',
    firstName: 'First name',
    lastName: 'Last name',
    firstNameMissing: 'The first name is still missing.',
    lastNameMissing: 'The last name is still missing.',
    emailMissing: 'The e-mail address is still missing.',
    submit: 'Open account',
    privacy: 'How we treat your details: {privacy}.',
    privacyName: 'Privacy',
  },
);
