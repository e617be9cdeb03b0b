import type { NotedFactor } from '../../store/account-mail.ts';
import type { MailTexts } from './mail-text.ts';

/** A factor with its article, as it is the subject of a sentence. */
const factors: Readonly<Record<NotedFactor, string>> = {
  totp: 'an app for codes',
  passkey: 'a passkey',
  'recovery-code': 'recovery codes',
};

export const en: MailTexts = {
  confirm: (time) => ({
    subject: 'Please confirm your e-mail address',
    preview: `One click, valid until ${time}.`,
    heading: 'Is this your address?',
    paragraphs: [
      `Good day, an account with us was begun with this e-mail address. If it was you, please confirm by ${time}.`,
    ],
    button: 'Confirm address',
    end: 'It was not you? Then do nothing; without confirmation there is no account.',
  }),
  alreadyKnown: (forgotten) => ({
    subject: 'You already have an account',
    preview: 'You can sign in with it.',
    heading: 'You already have an account.',
    paragraphs: [
      'Good day, somebody, perhaps you, wanted to open an account with this address. There is one already.',
    ],
    button: 'Sign in',
    end: `Forgotten your password? ${forgotten}`,
  }),
  link: (time) => ({
    subject: 'Your link to sign in',
    preview: `Valid until ${time}, once.`,
    heading: 'This way in.',
    paragraphs: [
      `Good day, the link signs you in without a password. It is valid until ${time} and only once.`,
    ],
    button: 'Sign in',
    end: 'On another device it asks for the code from the first window. You ordered no link? Then do nothing, and give nobody a code.',
  }),
  reset: (time) => ({
    subject: 'A new password for your account',
    preview: `Valid until ${time}. Your old one still works.`,
    heading: 'A new password.',
    paragraphs: [
      `Good day, with this link you set it. It is valid until ${time}. Your old password works until you have set a new one.`,
    ],
    button: 'Set new password',
    end: 'You did not ask for it? Then do nothing; nothing changes.',
  }),
  newDevice: ({ name, date, time, device }) => ({
    subject: 'A sign-in from a new device',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'Was it you?',
    paragraphs: [
      `Good day, ${name}, on ${date} at ${time} a device signed in to your account that we did not know yet: ${device}.`,
      'If it was you, all is well.',
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password, which signs out all devices. Or call us.',
  }),
  passwordChanged: ({ date, time }) => ({
    subject: 'Your password was changed',
    preview: `On ${date} at ${time}.`,
    heading: 'Your password is new.',
    paragraphs: [`Good day, your password was changed on ${date} at ${time}.`],
    button: 'It was not me',
    end: 'If it was not you, please call us at once.',
  }),
  passwordAsked: ({ date, time }) => ({
    subject: 'Please choose a new password',
    preview: `The practice asks you to, since ${date}.`,
    heading: 'A new password, please.',
    paragraphs: [
      `Good day, on ${date} at ${time} the practice asked for a new password for your account. All of your devices are signed out.`,
      'You can sign in with the old password, and then choose the new one at once. If you have forgotten the old one, order a link here.',
    ],
    button: 'Order a link',
    end: 'Does this seem odd to you? Then please call us.',
  }),
  emailChange: (time) => ({
    subject: 'Please confirm your new e-mail address',
    preview: `One click, valid until ${time}.`,
    heading: 'Is this your new address?',
    paragraphs: [
      `Good day, an account with us is to get this e-mail address. If it was you, please confirm by ${time}. Then we sign out all other devices.`,
    ],
    button: 'Confirm address',
    end: 'On another device the link asks for the code from the first window. It was not you? Then do nothing; nothing changes.',
  }),
  emailTaken: (forgotten) => ({
    subject: 'Your address belongs to an account already',
    preview: 'You can sign in with it.',
    heading: 'You already have an account.',
    paragraphs: [
      'Good day, another account with us, perhaps one of yours, was to get this e-mail address. It belongs to one already; nothing changes.',
    ],
    button: 'Sign in',
    end: `Forgotten your password? ${forgotten}`,
  }),
  emailChangeRequested: ({ date, time }) => ({
    subject: 'Your e-mail address is to be changed',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'A new address for your account.',
    paragraphs: [
      `Good day, on ${date} at ${time} another e-mail address was given for your account. It counts once it is confirmed.`,
      'If it was you, all is well.',
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password, which signs out all devices. Or please call us at once.',
  }),
  emailChanged: ({ date, time }) => ({
    subject: 'Your e-mail address was changed',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'Your account has a new address.',
    paragraphs: [
      `Good day, on ${date} at ${time} your account got another e-mail address. You can no longer sign in with this one.`,
      'If it was you, all is well. If it was not, please call us at once.',
    ],
    button: 'Sign in',
    end: 'We have signed out all other devices.',
  }),
  invitation: ({ practice, date, time }) => ({
    subject: `Your access to the website: ${practice}`,
    preview: `Valid until ${date}, once.`,
    heading: 'Welcome.',
    paragraphs: [
      `Good day, an access has been prepared for you. With this link you choose your password. It is valid until ${date}, ${time}, and only once.`,
    ],
    button: 'Choose password',
    end: 'You know nothing of this? Then do nothing; without this step there is no account.',
  }),
  deletionRequested: (date) => ({
    subject: 'Your account will be deleted',
    preview: `On ${date}. Until then, signing in once is enough and everything stays.`,
    heading: 'Your account will be deleted.',
    paragraphs: [
      `Good day, on ${date} we delete your account, as you wish. You are signed out everywhere already.`,
      'Until then, signing in once is enough and everything stays.',
    ],
    button: 'Keep the account',
    end: 'You did not ask for it? Then please sign in, choose a new password, and call us.',
  }),
  deletionUndone: ({ date, time }) => ({
    subject: 'Your account stays',
    preview: `Since the sign-in on ${date} at ${time}.`,
    heading: 'Your account stays.',
    paragraphs: [
      `Good day, on ${date} at ${time} somebody, presumably you, signed in to your account. So it will not be deleted.`,
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password, which signs out all devices. Or call us.',
  }),
  factorAdded: ({ date, time, factor }) => ({
    subject: 'Your account has a new second step',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'A new second step.',
    paragraphs: [
      `Good day, on ${date} at ${time} a second step for signing in was added to your account: ${factors[factor]}.`,
      'If it was you, all is well.',
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password. Please call us at once, too: a new password does not remove the second step.',
  }),
  factorRemoved: ({ date, time, factor }) => ({
    subject: 'A second step of your account was removed',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'A second step is gone.',
    paragraphs: [
      `Good day, on ${date} at ${time} a second step for signing in was removed from your account: ${factors[factor]}.`,
      'If it was you, all is well.',
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password, which signs out all devices. Or please call us at once.',
  }),
  recoveryCodesMade: ({ date, time }) => ({
    subject: 'Your account has new recovery codes',
    preview: `On ${date} at ${time}. Was it you?`,
    heading: 'New recovery codes.',
    paragraphs: [
      `Good day, on ${date} at ${time} new recovery codes were made for your account. The old ones no longer work.`,
      'If it was you, all is well.',
    ],
    button: 'It was not me',
    end: 'The button leads to a page where you order a new password, which signs out all devices. Please call us at once, too: the new codes go on working.',
  }),
  roleWaiting: ({ date, time }) => ({
    subject: 'A role waits for a second person',
    preview: `Since ${date}, ${time}. Please have a look.`,
    heading: 'Please have a look.',
    paragraphs: [
      `Good day, on ${date} at ${time} somebody was given a role in the practice. It counts only once a second person confirms it. That can be you.`,
      'Who it is, and which role, is on the page. You can refuse it there, too. You need your second step for that.',
    ],
    button: 'Have a look',
    end: 'Without confirmation within 14 days the role expires. If this seems strange to you, please ask at the practice before you confirm anything.',
  }),
  roleGiven: ({ date, time }) => ({
    subject: 'Your account has a new role',
    preview: `Since ${date}, ${time}.`,
    heading: 'Your account can do more now.',
    paragraphs: [
      `Good day, on ${date} at ${time} a role was confirmed for your account. It counts from now on.`,
    ],
    button: 'To your account',
    end: 'You know nothing of this? Then please call us at once.',
  }),
};
