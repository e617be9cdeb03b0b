import { texts } from './text.ts';

/** What several pages say. */
export const common = texts(
  {
    email: 'E-Mail',
    password: 'Passwort',
    cancel: 'Abbrechen',
    signOut: 'Abmelden',
    continue: 'Weiter',
    toSignIn: 'Zur Anmeldung',
    signIn: 'Anmelden',
    passkey: 'Passkey',
    emailMissing: 'Bitte geben Sie zuerst Ihre E-Mail-Adresse ein.',
    emailIncomplete: 'Die E-Mail-Adresse ist nicht vollständig.',
    emailIncompleteHelp: 'Nach dem @ fehlt noch etwas, zum Beispiel example.org.',
    pauseTitle: 'Eine kurze Pause.',
    pauseText: 'Es gab gerade viele Versuche. Um {time} geht es weiter.',
    unreachable:
      'Die Anmeldung ist gerade nicht erreichbar. Ihre Eingaben bleiben stehen; bitte versuchen Sie es gleich noch einmal.',
    forged: 'Diese Seite war zu lange offen. Bitte senden Sie noch einmal ab.',
    refused: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    startAgainTitle: 'Bitte melden Sie sich noch einmal an.',
    startAgainText:
      'Zwischen den Schritten ist zu viel Zeit vergangen, oder Sie sind schon angemeldet.',
    passkeyCancelled:
      'Der Passkey wurde nicht benutzt. Sie können es noch einmal versuchen oder anders hinein.',
    passkeyUnknown: 'Diesen Passkey kennen wir nicht. Bitte nehmen Sie einen anderen Weg.',
  },
  {
    email: 'E-mail',
    password: 'Password',
    cancel: 'Cancel',
    signOut: 'Sign out',
    continue: 'Continue',
    toSignIn: 'To sign-in',
    signIn: 'Sign in',
    passkey: 'Passkey',
    emailMissing: 'Please enter your e-mail address first.',
    emailIncomplete: 'The e-mail address is not complete.',
    emailIncompleteHelp: 'Something is missing after the @, for example example.org.',
    pauseTitle: 'A short pause.',
    pauseText: 'There have just been many attempts. It goes on at {time}.',
    unreachable:
      'Sign-in cannot be reached just now. What you typed stays; please try again in a moment.',
    forged: 'This page was open for too long. Please send it once more.',
    refused: 'That did not work. Please try again.',
    startAgainTitle: 'Please sign in once more.',
    startAgainText: 'Too much time has passed between the steps, or you are signed in already.',
    passkeyCancelled: 'The passkey was not used. Try again, or come in another way.',
    passkeyUnknown: 'We do not know this passkey. Please come in another way.',
  },
);
