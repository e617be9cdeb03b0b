// #region de
import { practice } from './practice.ts';

const { city } = practice;

/** The German texts. `pages` has the title and the description of each page, by its id. */
export const de = {
  pages: {
    home: { title: 'Start', description: `Ihre Praxis in ${city}.` },
    // #region prices
    prices: { title: 'Preise', description: 'Was eine Behandlung kostet.' },
    login: { title: 'Anmelden', description: 'Für das Team der Praxis.' },
    edit: { title: 'Preise bearbeiten', description: 'Für das Team der Praxis.' },
    // #endregion
    // #region video
    video: { title: 'Film', description: 'Ein Blick in unsere Räume.' },
    // #endregion
    imprint: { title: 'Impressum', description: 'Angaben nach §\u00a05\u00a0DDG.' },
    privacy: { title: 'Datenschutz', description: 'Was diese Seite verarbeitet.' },
  },
  error: {
    notFound: 'Diese Seite gibt es nicht',
    failure: 'Das hat nicht geklappt',
    start: 'Diese Seite ist nicht ganz geladen. Bitte laden Sie sie neu.',
  },
  unsaved: { leave: 'Ihre Änderung ist noch nicht gespeichert. Trotzdem gehen?' },
  home: {
    headline: 'Schön, dass Sie da sind.',
    lead: 'Wir nehmen uns Zeit für Sie, vom ersten Gespräch an.',
    contact: 'So erreichen Sie uns',
  },
  // #region prices
  prices: {
    list: 'Behandlungen',
    note: 'je Termin',
    failed: 'Die Preise lassen sich gerade nicht laden.',
  },
  login: {
    refused: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    later:
      'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.',
    signOut: 'Abmelden',
  },
  // #endregion
  // #region video
  video: {
    text: 'Der Film kommt von YouTube. Er lädt erst, wenn Sie es erlauben.',
    frame: 'Film über die Praxis',
  },
  // #endregion
  // #region gate
  gate: {
    lang: 'de',
    title: 'Hier entsteht unsere neue Seite',
    text: 'Wir arbeiten noch daran. Schauen Sie bald wieder vorbei!',
    loginTitle: 'Für das Team',
    password: 'Passwort',
    submit: 'Ansehen',
  },
  // #endregion
  nav: { cookies: 'Cookie-Einstellungen', main: 'Hauptmenü' },
  privacy: 'Diese Seite speichert nur das hier:',
};
// #endregion
