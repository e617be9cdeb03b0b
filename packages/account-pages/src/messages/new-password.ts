import { texts } from './text.ts';

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
    missing: 'Please enter a password.',
    short: 'The password is still too short.',
    long: 'The password is too long.',
    longHelp: 'We do not accept more than 1024 characters.',
    same: 'This is your current password.',
    sameHelp: 'Please choose a different one from the one you have.',
    breached: 'This password has been stolen elsewhere before.',
    breachedHelp: 'Anyone with lists of stolen passwords will try it. Please choose another one.',
    guessable: 'The password is easy to guess.',
    weakHelp: 'One or two more words that have nothing to do with it are enough.',
    commonHelp:
      'It is on every list that others try. Adding a word of your own makes a big difference.',
    contextHelp:
      'It contains your name or our town; those are tried first. Two more, unrelated words are enough.',
  },
);
