import { texts } from './text.ts';

/** Of every field for a new password. */
export const newPassword = texts(
  {
    missing: 'Das Passwort fehlt noch.',
    short: 'Das Passwort ist noch zu kurz.',
    long: 'Das Passwort ist zu lang.',
    longHelp: 'Mehr als 1024 Zeichen nehmen wir nicht.',
    same: 'Das ist Ihr bisheriges Passwort.',
    sameHelp: 'Bitte wählen Sie ein anderes als das, das Sie schon haben.',
    breached: 'Dieses Passwort wurde schon einmal woanders gestohlen.',
    breachedHelp: 'Wer solche Listen hat, probiert es aus. Bitte wählen Sie ein anderes.',
    guessable: 'Das Passwort ist leicht zu erraten.',
    weakHelp: 'Ein, zwei Wörter mehr, die nichts damit zu tun haben, genügen.',
    commonHelp:
      'Das steht auf jeder Liste, die andere durchprobieren. Ein eigenes Wort dazwischen ändert viel.',
    contextHelp:
      'Darin steckt Ihr Name oder unser Ort; das wird zuerst probiert. Zwei fremde Wörter dazu genügen.',
  },
  {
    missing: 'The password is still missing.',
    short: 'The password is still too short.',
    long: 'The password is too long.',
    longHelp: 'We do not take more than 1024 characters.',
    same: 'This is your present password.',
    sameHelp: 'Please choose another one than the one that you have.',
    breached: 'This password has been stolen somewhere else before.',
    breachedHelp: 'Whoever has such lists tries it. Please choose another one.',
    guessable: 'The password is easy to guess.',
    weakHelp: 'One or two words more that have nothing to do with it are enough.',
    commonHelp: 'It is on every list that others try. A word of your own in between changes a lot.',
    contextHelp:
      'It contains your name or our town; those are tried first. Two unrelated words more are enough.',
  },
);
