import { texts } from './text.ts';

export const login = texts(
  {
    title: 'Anmelden',
    description: 'Ihr geschützter Bereich.',
    headline: 'Willkommen zurück.',
    forgotten: 'Vergessen?',
    submit: 'Anmelden',
    otherWays: 'Oder ohne Passwort',
    link: 'Link per E-Mail',
    linkHelp: 'Kommt gleich, gilt zehn Minuten',
    passkeyHelp: 'Fingerabdruck, Gesicht oder PIN',
    noAccount: 'Noch kein Konto?',
    openAccount: 'Konto anlegen',
    wrong: 'E-Mail und Passwort passen nicht zusammen.',
    wrongHelp:
      'Ihre Eingaben stehen noch da. „Zeigen“ hilft, einen Tippfehler zu finden; der Link per E-Mail kommt ganz ohne aus.',
    wrongHelpPlain:
      'Bitte geben Sie das Passwort noch einmal ein oder nehmen Sie den Link per E-Mail.',
    passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
    passwordMissingHelp: 'Oder nehmen Sie den Link per E-Mail, dann bleibt das Feld leer.',
    pauseText:
      'Für diese Adresse gab es gerade viele Versuche, vielleicht nicht Ihre. Damit niemand Ihr Passwort errät, geht es um {time} weiter.',
    pauseLink: 'Link per E-Mail senden',
    pauseKnown:
      'Auf einem Gerät, mit dem Sie hier schon angemeldet waren, brauchen Sie nicht zu warten.',
    pauseOver: 'Es geht weiter. Bitte versuchen Sie es noch einmal.',
    ended: 'Wir haben Sie um {time} abgemeldet.',
    endedHelp: '30\u00a0Minuten lang geschah nichts. Was Sie schrieben, ist gespeichert.',
    deleted: 'Ihr Konto wird gelöscht.',
    deletedHelp: 'In 14\u00a0Tagen. Bis dahin genügt eine Anmeldung, und alles bleibt.',
  },
  {
    title: 'Sign in',
    description: 'Your protected area.',
    headline: 'Welcome back.',
    forgotten: 'Forgot it?',
    submit: 'Sign in',
    otherWays: 'Or without a password',
    link: 'Link by e-mail',
    linkHelp: 'Sent right away, valid for ten minutes',
    passkeyHelp: 'Fingerprint, face or PIN',
    noAccount: 'No account yet?',
    openAccount: 'Create an account',
    wrong: 'E-mail and password do not match.',
    wrongHelp:
      'What you typed is still there. “Show” helps you find a typo; the link by e-mail needs no password at all.',
    wrongHelpPlain: 'Please type the password again, or use the link by e-mail.',
    passwordMissing: 'Please enter your password.',
    passwordMissingHelp: 'Or use the link by e-mail and leave the field empty.',
    pauseText:
      'There have just been many attempts for this address, perhaps not by you. So that nobody can guess your password, you can continue at {time}.',
    pauseLink: 'Send a link by e-mail',
    pauseKnown: 'On a device that you have signed in with before, there is no need to wait.',
    pauseOver: 'You can continue. Please try again.',
    ended: 'We signed you out at {time}.',
    endedHelp: 'Nothing happened for 30\u00a0minutes. What you wrote is saved.',
    deleted: 'Your account will be deleted.',
    deletedHelp: 'In 14\u00a0days. Until then, signing in once is enough to keep everything.',
  },
);
