import { texts } from './text.ts';

export const secondFactor = texts(
  {
    title: 'Zweiter Schritt',
    description: 'Ihr geschützter Bereich.',
    process: 'Anmelden',
    headline: 'Noch sechs Ziffern.',
    lead: 'Öffnen Sie auf Ihrem Telefon die App mit den Codes und tippen Sie ab, was dort bei „{site}“ steht.',
    code: 'Code aus der App',
    codeHelp: 'Er wechselt alle 30\u00a0Sekunden. Der vorige gilt auch noch.',
    noPhone: 'Telefon nicht zur Hand?',
    recovery: 'Ersatzcode',
    recoveryHelp: 'Einer von Ihrem Ausdruck',
    passkeyHelp: 'Auf diesem oder einem anderen Gerät',
    wrong: 'Dieser Code passt nicht mehr. Bitte nehmen Sie den, der jetzt in der App steht.',
    missing: 'Bitte geben Sie die sechs Ziffern ein.',
    recoveryHeadline: 'Ein Ersatzcode.',
    recoveryLead:
      'Einer der zehn von Ihrem Ausdruck. Jeder gilt einmal. Groß oder klein, mit oder ohne Striche: alles stimmt.',
    recoveryWrong: 'Dieser Code ist nicht dabei oder schon benutzt. Nehmen Sie bitte den nächsten.',
    recoveryMissing: 'Bitte geben Sie einen Ersatzcode ein.',
    useApp: 'Doch lieber mit der App',
    noCodes:
      'Auch kein Ausdruck da? Rufen Sie uns bitte an. Wenn wir sicher sind, dass Sie es sind, wird der zweite Schritt Ihres Kontos zurückgesetzt.',
  },
  {
    title: 'Second step',
    description: 'Your protected area.',
    process: 'Sign in',
    headline: 'Six more digits.',
    lead: 'Open the app with your codes on your phone and type what it shows for “{site}”.',
    code: 'Code from the app',
    codeHelp: 'It changes every 30\u00a0seconds. The previous one still works.',
    noPhone: 'Phone not at hand?',
    recovery: 'Recovery code',
    recoveryHelp: 'One from your printout',
    passkeyHelp: 'On this device or another',
    wrong: 'This code no longer matches. Please use the one the app shows now.',
    missing: 'Please enter the six digits.',
    recoveryHeadline: 'A recovery code.',
    recoveryLead:
      'One of the ten on your printout. Each works once. Capitals or not, with or without the dashes: any form is fine.',
    recoveryWrong:
      'This code is not on the list or has already been used. Please use the next one.',
    recoveryMissing: 'Please enter a recovery code.',
    useApp: 'Use the app after all',
    noCodes:
      'No printout either? Please call us. Once we are sure that it is you, the second step of your account is reset.',
  },
);
