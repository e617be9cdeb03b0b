import type { RequestMessages } from './request-messages.ts';

export const en: RequestMessages = {
  headline: 'Ask us before you decide.',
  lead: 'We answer within one working day.',
  fee: 'Consultation {fee}, billed under the German fee schedule\u00a0(GOÄ).',
  steps: [
    { when: 'today', title: 'You send a request', text: 'Four details, two minutes.' },
    {
      when: '1 working day',
      title: 'We answer',
      text: 'The way you prefer, with two appointments to choose from.',
    },
    {
      when: 'then',
      title: 'You talk to the doctor',
      text: '45\u00a0minutes, on a day that suits you. No treatment before the second visit.',
    },
  ],
  asked: { title: 'You have sent a request', text: 'Your details are stored.' },
  name: 'Name',
  contact: 'E-mail or phone',
  treatment: 'What is it about?',
  taken: 'from the page you came from',
  undecided: 'Not sure yet',
  when: 'When can we reach you?',
  spans: { morning: 'morning', noon: 'midday', afternoon: 'afternoon' },
  hours: '{from}–{to}',
  consent:
    '{practice} may store these details, including the treatment I chose, in order to answer me. They are deleted after {period}; I can withdraw my consent for the future at any time.',
  privacy: 'Privacy',
  period: '{count}\u00a0days',
  send: 'Request a consultation',
  sendAgain: 'Send again',
  sending: 'Sending',
  why: 'There is no field for symptoms, on purpose. Your health is a matter for the consultation, not for a form.',
  call: 'Prefer to talk right away?',
  orCall: 'or call:',
  trap: 'Please leave empty',
  problems: {
    one: 'One detail is still missing.',
    several: '{count} details are still missing.',
    numbers: ['Zero', 'One', 'Two', 'Three'],
    name: {
      missing: { summary: 'Your name.', hint: 'Please tell us your name.' },
      long: {
        summary: 'Your name is too long for our field.',
        hint: 'Please shorten your name to 120 characters.',
      },
    },
    contact: {
      missing: {
        summary: 'How we can reach you: an e-mail address or a phone number.',
        hint: 'Please give an e-mail address or a phone number.',
      },
      email: {
        summary: 'How we can reach you: the e-mail address is incomplete.',
        hint: 'Please give the full address, such as name@example.com, or a phone number.',
      },
      phone: {
        summary: 'How we can reach you: the phone number is incomplete.',
        hint: 'Please give the number with its area code or an e-mail address.',
      },
    },
    consent: {
      missing: {
        summary: 'Your consent, so that we may answer you.',
        hint: 'Without your consent we may not answer.',
      },
    },
  },
  notices: {
    check: {
      title: 'Is everything right? Then please send it again.',
      text: 'Nothing has been sent yet. This second look keeps out programs that fill in forms.',
    },
    early: {
      title: 'That was faster than we can read.',
      text: 'Nothing has been sent yet. Please take a quick look, then send it again.',
    },
    often: {
      title: 'A great many requests have just come from your network.',
      text: 'Nothing has been sent yet. Please call us, or try again in an hour.',
    },
    away: {
      title: 'No connection. Nothing has been sent yet.',
      text: 'What you have written stays here. Once you are online again, one click is enough.',
    },
    failed: {
      title: 'We could not store this just now.',
      text: 'Nothing has been sent yet. Please send it again, or call us.',
    },
    long: {
      title: 'That was more than this form takes.',
      text: 'Nothing has been sent yet. Your name and an e-mail address or phone number are enough; we talk about everything else.',
    },
  },
  sent: {
    headline: 'We have your request.',
    email: 'You will hear from us within one working day, by e-mail.',
    phone: 'You will hear from us within one working day, by phone.',
    title: 'What you told us',
    emailTerm: 'E-mail',
    phoneTerm: 'Phone',
    reachable: 'Reachable',
    anytime: 'any time',
    keptUntil: 'Stored until',
    kept: '{date}',
    prepare: 'Good to have ready',
    preparation: [
      'which medicines you take, including those without a prescription',
      'what has been treated before, and when',
      'what must not happen under any circumstances',
    ],
    withdraw: 'Is something wrong, or would you like to withdraw your request?',
  },
};
