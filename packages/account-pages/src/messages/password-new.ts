import { texts } from './text.ts';

export const passwordNew = texts(
  {
    title: 'Neues Passwort',
    description: 'Ihr geschützter Bereich.',
    process: 'Neues Passwort',
    headline: 'Ihr neues Passwort.',
    lead: 'Das Passwort für {email}. Vier Wörter, die nichts miteinander zu tun haben, merkt man sich am leichtesten.',
    nameMissing: 'Zu diesem Konto fehlt uns noch Ihr Name.',
    current: 'Ihr jetziges Passwort',
    currentMissing: 'Das jetzige Passwort fehlt noch.',
    currentWrong: 'Das ist nicht Ihr jetziges Passwort.',
    password: 'Neues Passwort',
    submit: 'Passwort setzen',
    afterwards:
      'Danach melden wir alle anderen Geräte ab. Bis dahin kann dieses Fenster nur eines: Ihr Passwort ändern.',
    afterwardsOfUser: 'Danach melden wir alle anderen Geräte ab.',
    forcedHeadline: 'Bitte ein neues Passwort.',
    forcedText:
      'Am {date} hat die Praxis Sie um ein neues Passwort gebeten. Bis Sie es setzen, öffnet Ihr jetziges nur diese Seite.',
    forcedTextPlain:
      'Die Praxis bittet Sie um ein neues Passwort. Bis Sie es setzen, öffnet Ihr jetziges nur diese Seite.',
    forcedNotYou: 'Sie wissen nicht, warum? Rufen Sie uns bitte an, bevor Sie weitergehen.',
    doneHeadline: 'Ihr Passwort ist neu.',
    done0: 'Seit {time}. Eine E-Mail bestätigt es Ihnen.',
    done1:
      'Seit {time}. Ein anderes Gerät haben wir abgemeldet, und eine E-Mail bestätigt es Ihnen.',
    done2:
      'Seit {time}. Zwei andere Geräte haben wir abgemeldet, und eine E-Mail bestätigt es Ihnen.',
    doneMany:
      'Seit {time}. {n} andere Geräte haben wir abgemeldet, und eine E-Mail bestätigt es Ihnen.',
    go: 'Weiter zu Ihrem Bereich',
    goSecond: 'Ihren zweiten Schritt fragen wir dabei wie immer ab.',
  },
  {
    title: 'New password',
    description: 'Your protected area.',
    process: 'New password',
    headline: 'Your new password.',
    lead: 'The password for {email}. Four words that have nothing to do with each other are easiest to remember.',
    nameMissing: 'We do not have your name for this account yet.',
    current: 'Your current password',
    currentMissing: 'Please enter your current password.',
    currentWrong: 'This is not your current password.',
    password: 'New password',
    submit: 'Set password',
    afterwards:
      'After that we sign out all other devices. Until then, this window can do only one thing: change your password.',
    afterwardsOfUser: 'After that we sign out all other devices.',
    forcedHeadline: 'A new password, please.',
    forcedText:
      'On {date} the practice asked you for a new password. Until you set one, your current password opens this page only.',
    forcedTextPlain:
      'The practice asks you for a new password. Until you set one, your current password opens this page only.',
    forcedNotYou: 'You do not know why? Please call us before you continue.',
    doneHeadline: 'Your password is new.',
    done0: 'Since {time}. An e-mail confirms this to you.',
    done1: 'Since {time}. We signed out one other device, and an e-mail confirms this to you.',
    done2: 'Since {time}. We signed out two other devices, and an e-mail confirms this to you.',
    doneMany: 'Since {time}. We signed out {n} other devices, and an e-mail confirms this to you.',
    go: 'Continue to your area',
    goSecond: 'We will ask for your second step as always.',
  },
);
