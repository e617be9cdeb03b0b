import { texts } from './text.ts';

export const app = texts(
  {
    title: 'Codes aus einer App',
    description: 'Der zweite Schritt Ihrer Anmeldung.',
    process: 'Codes aus einer App',
    headline: 'Einmal abfotografieren.',
    lead: 'Öffnen Sie auf dem Telefon Ihre App für Codes und richten Sie die Kamera auf dieses Bild. Danach zeigt sie sechs Ziffern für „{site}“.',
    code: 'Die sechs Ziffern aus der App',
    codeWrong: 'Dieser Code passt nicht. Bitte nehmen Sie den, der jetzt in der App steht.',
    codeMissing: 'Bitte geben Sie die sechs Ziffern ein.',
    beginHeadline: 'Ein zweiter Schritt.',
    beginText:
      'Eine App auf Ihrem Telefon zeigt Ihnen sechs Ziffern, die alle 30\u00a0Sekunden wechseln. Beim Anmelden fragen wir danach, zusätzlich zum Passwort.',
    begin: 'Bild anzeigen',
    there: 'Es ist schon eine App eingerichtet.',
    thereHelp: 'Entfernen Sie sie zuerst in Ihrem Konto.',
    toAccount: 'Zu Ihrem Konto',
  },
  {
    title: 'Codes from an app',
    description: 'The second step of your sign-in.',
    process: 'Codes from an app',
    headline: 'Scan it once.',
    lead: 'Open the authenticator app on your phone and point the camera at this picture. It then shows six digits for “{site}”.',
    code: 'The six digits from the app',
    codeWrong: 'This code does not match. Please use the one the app shows now.',
    codeMissing: 'Please enter the six digits.',
    beginHeadline: 'A second step.',
    beginText:
      'An app on your phone shows you six digits that change every 30\u00a0seconds. When you sign in, we ask for them in addition to your password.',
    begin: 'Show the picture',
    there: 'An app has already been set up.',
    thereHelp: 'Remove it in your account first.',
    toAccount: 'Go to your account',
  },
);
