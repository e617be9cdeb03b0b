import { consentMessages } from '@praxiskit/consent-manager';
import type { Locale } from '@praxiskit/pages';
import { recordMessages } from '@praxiskit/record-model';
import { uiKitMessages } from '@praxiskit/ui-kit';

const de = {
  pages: {
    home: { title: 'Physiotherapie', description: 'Krankengymnastik und Massage in Jena.' },
    prices: { title: 'Preise', description: 'Was eine Behandlung für Selbstzahler kostet.' },
    imprint: { title: 'Impressum', description: 'Angaben nach § 5 DDG.' },
    privacy: { title: 'Datenschutz', description: 'Was diese Seite verarbeitet.' },
    login: { title: 'Anmelden', description: 'Für das Team der Praxis.' },
    edit: { title: 'Preise bearbeiten', description: 'Für das Team der Praxis.' },
  },
  error: {
    notFound: 'Diese Seite gibt es nicht',
    failure: 'Das hat nicht geklappt',
    start: 'Diese Seite ist nicht ganz geladen. Bitte laden Sie sie neu.',
  },
  unsaved: { leave: 'Ihre Änderung ist noch nicht gespeichert. Trotzdem gehen?' },
  home: {
    headline: 'Wieder leicht gehen.',
    lead: 'Wir nehmen uns eine Dreiviertelstunde für Sie, vom ersten Termin an.',
  },
  prices: { perSession: 'je Behandlung', failed: 'Die Preise lassen sich gerade nicht laden.' },
  login: {
    refused: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    later:
      'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  nav: { signOut: 'Abmelden', cookies: 'Cookie-Einstellungen', main: 'Hauptmenü' },
  privacy: 'Diese Seite setzt nur Cookies, die sie für die Anmeldung und die Sprache braucht.',
};

const en: typeof de = {
  pages: {
    home: { title: 'Physiotherapy', description: 'Physiotherapy and massage in Jena.' },
    prices: { title: 'Prices', description: 'What a session costs without insurance.' },
    imprint: { title: 'Imprint', description: 'Information according to § 5 DDG.' },
    privacy: { title: 'Privacy', description: 'What this site processes.' },
    login: { title: 'Sign in', description: 'For the team of the practice.' },
    edit: { title: 'Edit prices', description: 'For the team of the practice.' },
  },
  error: {
    notFound: 'There is no such page',
    failure: 'That did not work',
    start: 'This page is not loaded completely. Please reload it.',
  },
  unsaved: { leave: 'Your change is not saved yet. Leave all the same?' },
  home: {
    headline: 'Walk with ease again.',
    lead: 'We take three quarters of an hour for you, from the first visit on.',
  },
  prices: { perSession: 'per session', failed: 'The prices cannot be loaded at the moment.' },
  login: {
    refused: 'E-mail address or password is not right.',
    later: 'Signing in is not possible at the moment. Please try again in a minute.',
  },
  nav: { signOut: 'Sign out', cookies: 'Cookie settings', main: 'Main menu' },
  privacy: 'This site only sets cookies that it needs for signing in and for the language.',
};

const own = { de, en };

/** The site's texts, and those of the packages. */
export function textsOf(locale: Locale): Record<string, unknown> {
  return {
    ...own[locale],
    consentManager: consentMessages[locale],
    recordModel: recordMessages[locale],
    uiKit: uiKitMessages[locale],
  };
}
