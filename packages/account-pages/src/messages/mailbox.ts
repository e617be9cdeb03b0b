import { texts } from './text.ts';

export const mailbox = texts(
  {
    title: 'Nachricht unterwegs',
    description: 'Ihr geschützter Bereich.',
    headline: 'Bitte sehen Sie in Ihr Postfach.',
    signUp:
      'An {email} ist eine Nachricht von uns unterwegs. Öffnen Sie darin den Link; er gilt bis {time}.',
    other: 'Gibt es zu {email} ein Konto, ist ein Link dorthin unterwegs. Er gilt bis {time}.',
    again: 'Eine neue Nachricht ist unterwegs. Die vorige gilt nicht mehr.',
    code: 'Ihr Code, falls der Link danach fragt',
    codeHelp:
      'Nötig nur auf einem anderen Gerät oder in einem anderen Browser. Wir rufen Sie nie an, um danach zu fragen.',
    nothing:
      'Nichts da? Es dauert bis zu zwei Minuten; sehen Sie auch unter Spam nach. {again} oder {change}',
    sendAgain: 'Noch einmal senden',
    change: 'Adresse ändern',
    noneHeadline: 'Hier wartet keine Nachricht.',
    noneText:
      'In diesem Browser wurde gerade kein Link angefordert, oder er ist schon benutzt. Das macht nichts: Beginnen Sie einfach noch einmal.',
  },
  {
    title: 'Message on its way',
    description: 'Your protected area.',
    headline: 'Please check your inbox.',
    signUp:
      'A message from us is on its way to {email}. Open the link in it; it is valid until {time}.',
    other: 'If there is an account for {email}, a link is on its way. It is valid until {time}.',
    again: 'A new message is on its way. The previous one no longer works.',
    code: 'Your code, in case the link asks for it',
    codeHelp:
      'Only needed on another device or in another browser. We never call you to ask for it.',
    nothing:
      'Nothing there? It can take up to two minutes; please check your spam folder, too. {again} or {change}',
    sendAgain: 'Send again',
    change: 'change address',
    noneHeadline: 'No message is waiting here.',
    noneText:
      'No link has just been requested in this browser, or it has already been used. Never mind: simply start again.',
  },
);
