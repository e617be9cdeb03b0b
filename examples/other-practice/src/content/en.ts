// #region en
import { practice } from './practice.ts';

const { city } = practice;

/** The English texts. `pages` has the title and the description of each page, by its id. */
export const en = {
  pages: {
    home: { title: 'Home', description: `Your practice in ${city}.` },
    // #region prices
    prices: { title: 'Prices', description: 'What a treatment costs.' },
    login: { title: 'Sign in', description: 'For the team of the practice.' },
    edit: { title: 'Edit prices', description: 'For the team of the practice.' },
    // #endregion
    // #region video
    video: { title: 'Film', description: 'A look at our rooms.' },
    // #endregion
    imprint: { title: 'Imprint', description: 'Information according to §\u00a05\u00a0DDG.' },
    privacy: { title: 'Privacy', description: 'What this site processes.' },
  },
  error: {
    notFound: 'There is no such page',
    failure: 'That did not work',
    start: 'This page is not loaded completely. Please reload it.',
  },
  unsaved: { leave: 'Your change is not saved yet. Leave all the same?' },
  home: {
    headline: 'Good to see you.',
    lead: 'We take time for you, from the first talk on.',
    contact: 'How to reach us',
  },
  // #region prices
  prices: {
    list: 'Treatments',
    note: 'per visit',
    failed: 'The prices cannot be loaded at the moment.',
  },
  login: {
    refused: 'E-mail address or password is not right.',
    later: 'Signing in is not possible at the moment. Please try again in a minute.',
    signOut: 'Sign out',
  },
  // #endregion
  // #region video
  video: {
    text: 'The film comes from YouTube. It loads only if you allow it.',
    frame: 'Film about the practice',
  },
  // #endregion
  // #region gate
  gate: {
    lang: 'en',
    title: 'Our new site is on its way',
    text: 'We are still working on it. Please come back soon!',
    loginTitle: 'For the team',
    password: 'Password',
    submit: 'Look inside',
  },
  // #endregion
  nav: { cookies: 'Cookie settings', main: 'Main menu' },
  privacy: 'This site stores only this:',
};
// #endregion
