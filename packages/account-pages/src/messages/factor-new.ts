import { texts } from './text.ts';

export const factorNew = texts(
  {
    title: 'Zweiten Schritt einrichten',
    description: 'Für Ihre Rolle verlangen wir einen zweiten Schritt.',
    lead: 'Für Ihre Rolle gehört zur Anmeldung ein zweiter Schritt: eine App auf Ihrem Telefon, die sechs Ziffern zeigt. Sie richten ihn einmal ein, dann geht es weiter.',
    proof: 'Zur Sicherheit noch einmal Ihr Passwort: Die Anmeldung ist mehr als zehn Minuten her.',
    password: 'Passwort',
    passwordWrong: 'Das ist nicht Ihr Passwort.',
    begin: 'Bild anzeigen',
    anew: 'Das Bild gilt nicht mehr. Bitte lassen Sie ein neues anzeigen.',
    passkey: 'Oder ein Passkey: Dieses Gerät erkennt Sie an Fingerabdruck, Gesicht oder PIN.',
    passkeyAdd: 'Passkey einrichten',
    proofOld: 'Die Anmeldung ist mehr als zehn Minuten her. Bitte melden Sie sich noch einmal an.',
  },
  {
    title: 'Set up a second step',
    description: 'Your role requires a second step.',
    lead: 'Your role requires a second step for signing in: an app on your phone that shows six digits. You set it up once, then you continue.',
    proof: 'To be safe, your password again: you signed in more than ten minutes ago.',
    password: 'Password',
    passwordWrong: 'This is not your password.',
    begin: 'Show picture',
    anew: 'This picture is no longer valid. Please show a new one.',
    passkey: 'Or a passkey: this device recognizes you by fingerprint, face or PIN.',
    passkeyAdd: 'Set up a passkey',
    proofOld: 'You signed in more than ten minutes ago. Please sign in again.',
  },
);
