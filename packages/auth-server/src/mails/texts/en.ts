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
      `Hello, someone has started to create an account with us using this e-mail address. If this was you, please confirm it by ${time}.`,
    ],
    button: 'Confirm address',
    end: 'If it wasn’t you, there is nothing to do: without confirmation, no account is created.',
  }),
  alreadyKnown: (forgotten) => ({
    subject: 'You already have an account',
    preview: 'You can sign in with it.',
    heading: 'You already have an account.',
    paragraphs: [
      'Hello, someone, perhaps you, wanted to create an account with this address. There is already one.',
    ],
    button: 'Sign in',
    end: `Forgotten your password? ${forgotten}`,
  }),
  link: (time) => ({
    subject: 'Your link to sign in',
    preview: `Works once, until ${time}.`,
    heading: 'Your way in.',
    paragraphs: [
      `Hello, this link signs you in without a password. It works only once, until ${time}.`,
    ],
    button: 'Sign in',
    end: 'On another device it asks for the code from the first window. If you did not ask for a link, there is nothing to do; do not give anyone a code.',
  }),
  reset: (time) => ({
    subject: 'A new password for your account',
    preview: `Valid until ${time}. Your old one still works.`,
    heading: 'A new password.',
    paragraphs: [
      `Hello, this link lets you set a new password. It is valid until ${time}. Your old password works until you have set a new one.`,
    ],
    button: 'Set new password',
    end: 'If you did not ask for this, there is nothing to do: nothing changes.',
  }),
  newDevice: ({ name, date, time, device }) => ({
    subject: 'A sign-in from a new device',
    preview: `On ${date} at ${time}. Was this you?`,
    heading: 'Was this you?',
    paragraphs: [
      `Hello ${name}, on ${date} at ${time}, a device that we did not know yet signed in to your account: ${device}.`,
      'If this was you, there is nothing to do.',
    ],
    button: 'This wasn’t me',
    end: 'The button takes you to a page where you can request a new password; this signs out all devices. Or call us.',
  }),
  passwordSet: ({ date, time }) => ({
    subject: 'Your account now has a password',
    preview: `Since ${date}, ${time}.`,
    heading: 'Your password is set.',
    paragraphs: [
      `Hello, on ${date} at ${time} you chose a password for your account. From now on you can sign in with it.`,
    ],
    button: 'Go to your account',
    end: 'You did not choose one? Then please call us right away.',
  }),
  passwordChanged: ({ date, time }) => ({
    subject: 'Your password was changed',
    preview: `On ${date} at ${time}.`,
    heading: 'Your password has changed.',
    paragraphs: [`Hello, your password was changed on ${date} at ${time}.`],
    button: 'This wasn’t me',
    end: 'If this was not you, please call us right away.',
  }),
  passwordAsked: ({ date, time }) => ({
    subject: 'Please choose a new password',
    preview: `The practice asked you to on ${date}.`,
    heading: 'A new password, please.',
    paragraphs: [
      `Hello, on ${date} at ${time}, the practice asked you to choose a new password for your account. All of your devices have been signed out.`,
      'You can sign in with your old password and then choose a new one. If you have forgotten the old one, request a link here.',
    ],
    button: 'Request a link',
    end: 'Does this seem strange to you? Then please call us.',
  }),
  emailChange: (time) => ({
    subject: 'Please confirm your new e-mail address',
    preview: `One click, valid until ${time}.`,
    heading: 'Is this your new address?',
    paragraphs: [
      `Hello, someone wants to use this e-mail address for an account with us. If this was you, please confirm it by ${time}. We will then sign out all other devices.`,
    ],
    button: 'Confirm address',
    end: 'On another device the link asks for the code from the first window. If it wasn’t you, there is nothing to do: nothing changes.',
  }),
  emailTaken: (forgotten) => ({
    subject: 'Your address already belongs to an account',
    preview: 'You can sign in with it.',
    heading: 'You already have an account.',
    paragraphs: [
      'Hello, someone, perhaps you, wanted to use this e-mail address for another account with us. It already belongs to one; nothing changes.',
    ],
    button: 'Sign in',
    end: `Forgotten your password? ${forgotten}`,
  }),
  emailChangeRequested: ({ date, time }) => ({
    subject: 'A change of your e-mail address was requested',
    preview: `On ${date} at ${time}. Was this you?`,
    heading: 'A new address for your account.',
    paragraphs: [
      `Hello, on ${date} at ${time}, a different e-mail address was entered for your account. It takes effect once it is confirmed.`,
      'If this was you, there is nothing to do.',
    ],
    button: 'This wasn’t me',
    end: 'The button takes you to a page where you can request a new password; this signs out all devices. Or please call us right away.',
  }),
  emailChanged: ({ date, time }) => ({
    subject: 'Your e-mail address was changed',
    preview: `On ${date} at ${time}. Was this you?`,
    heading: 'Your account has a new address.',
    paragraphs: [
      `Hello, on ${date} at ${time}, the e-mail address of your account was changed. You can no longer sign in with this one.`,
      'If this was you, there is nothing to do. If it was not, please call us right away.',
    ],
    button: 'Sign in',
    end: 'We have signed out all other devices.',
  }),
  invitation: ({ practice, date, time }) => ({
    subject: `Your access to the website: ${practice}`,
    preview: `Works once, until ${date}.`,
    heading: 'Welcome.',
    paragraphs: [
      `Hello, access has been set up for you. This link lets you choose your password. It works only once, until ${date} at ${time}.`,
    ],
    button: 'Choose password',
    end: 'If you were not expecting this, there is nothing to do: without this step, no account is created.',
  }),
  deletionRequested: (date) => ({
    subject: 'Your account will be deleted',
    preview: `On ${date}. Until then, signing in once is enough to keep everything.`,
    heading: 'Your account will be deleted.',
    paragraphs: [
      `Hello, as you asked, we will delete your account on ${date}. You have already been signed out everywhere.`,
      'Until then, signing in once is enough to keep everything.',
    ],
    button: 'Keep the account',
    end: 'You did not ask for this? Then please sign in, choose a new password and call us.',
  }),
  deletionUndone: ({ date, time }) => ({
    subject: 'Your account stays',
    preview: `Since the sign-in on ${date} at ${time}.`,
    heading: 'Your account stays.',
    paragraphs: [
      `Hello, on ${date} at ${time}, someone, presumably you, signed in to your account. It will therefore not be deleted.`,
    ],
    button: 'This wasn’t me',
    end: 'The button takes you to a page where you can request a new password; this signs out all devices. Or call us.',
  }),
  factorAdded: ({ date, time, factor }) => ({
    subject: 'Your account has a new second step',
    preview: `On ${date} at ${time}. Was this you?`,
    heading: 'A new second step.',
    paragraphs: [
      `Hello, on ${date} at ${time}, a second step for signing in was added to your account: ${factors[factor]}.`,
      'If this was you, there is nothing to do.',
    ],
    button: 'This wasn’t me',
    end: 'The button takes you to a page where you can request a new password. Please also call us right away: a new password does not remove the second step.',
  }),
  factorRemoved: ({ date, time, factor }) => ({
    subject: 'A second step of your account was removed',
    preview: `On ${date} at ${time}. Was this you?`,
    heading: 'A second step was removed.',
    paragraphs: [
      `Hello, on ${date} at ${time}, a second step for signing in was removed from your account: ${factors[factor]}.`,
      'If this was you, there is nothing to do.',
    ],
    button: 'This wasn’t me',
    end: 'The button takes you to a page where you can request a new password; this signs out all devices. Or please call us right away.',
  }),
  recoveryCodesMade: ({ date, time }) => ({
    subject: 'Your account has new recovery codes',
    preview: `On ${date} at ${time}. Was this you?`,
    heading: 'New recovery codes.',
    paragraphs: [
      `Hello, on ${date} at ${time}, new recovery codes were created for your account. The old ones no longer work.`,
      'If this was you, there is nothing to do.',
    ],
    button: 'This wasn’t me',
    end: 'The button takes you to a page where you can request a new password; this signs out all devices. Please also call us right away: the new codes will still work.',
  }),
  roleWaiting: ({ date, time }) => ({
    subject: 'A role is waiting for a second person',
    preview: `Since ${date}, ${time}. Please have a look.`,
    heading: 'Please have a look.',
    paragraphs: [
      `Hello, on ${date} at ${time}, someone was given a role in the practice. It takes effect only once a second person confirms it. That person can be you.`,
      'The page tells you who it is and which role. You can also refuse it there. You need your second step for that.',
    ],
    button: 'Have a look',
    end: 'Without confirmation within 14\u00a0days the role expires. If this seems strange to you, please ask at the practice before you confirm anything.',
  }),
  roleGiven: ({ date, time }) => ({
    subject: 'Your account has a new role',
    preview: `Since ${date}, ${time}.`,
    heading: 'Your account can do more now.',
    paragraphs: [
      `Hello, on ${date} at ${time}, a role was confirmed for your account. It is now in effect.`,
    ],
    button: 'Go to your account',
    end: 'You were not expecting this? Then please call us right away.',
  }),
};
