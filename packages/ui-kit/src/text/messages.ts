/** Every text that the kit itself says. `{…}` are places for values. */
export interface UiKitMessages {
  required: string;
  showPassword: string;
  hidePassword: string;
  close: string;
  busy: string;
  errorSummary: string;
  skip: string;
  dismiss: string;
  notifications: string;
  save: { unsaved: string; saving: string; saved: string; failed: string; conflict: string };
  retry: string;
  language: string;
  theme: string;
  themes: { system: string; light: string; dark: string };
  priceFrom: string;
  priceIncluded: string;
  closed: string;
  openingHours: string;
  paperRuler: string;
}

const en: UiKitMessages = {
  required: 'required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  busy: 'One moment',
  errorSummary: 'Please check these entries',
  skip: 'Skip to content',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  save: {
    unsaved: 'Not saved yet',
    saving: 'Saving',
    saved: 'Saved',
    failed: 'Could not be saved',
    conflict: 'Changed elsewhere in the meantime',
  },
  retry: 'Try again',
  language: 'Language',
  theme: 'Appearance',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  priceFrom: 'from',
  priceIncluded: 'included',
  closed: 'closed',
  openingHours: 'Opening hours',
  paperRuler: 'Millimetres of paper',
};

const de: UiKitMessages = {
  required: 'erforderlich',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  close: 'Schließen',
  busy: 'Einen Moment',
  errorSummary: 'Bitte prüfen Sie diese Angaben',
  skip: 'Zum Inhalt springen',
  dismiss: 'Ausblenden',
  notifications: 'Meldungen',
  save: {
    unsaved: 'Noch nicht gespeichert',
    saving: 'Wird gespeichert',
    saved: 'Gespeichert',
    failed: 'Konnte nicht gespeichert werden',
    conflict: 'Inzwischen an anderer Stelle geändert',
  },
  retry: 'Erneut versuchen',
  language: 'Sprache',
  theme: 'Darstellung',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  priceFrom: 'ab',
  priceIncluded: 'enthalten',
  closed: 'geschlossen',
  openingHours: 'Öffnungszeiten',
  paperRuler: 'Millimeter des Papiers',
};

export const uiKitMessages: { de: UiKitMessages; en: UiKitMessages } = { de, en };
