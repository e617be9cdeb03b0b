import { type AccountMessages, accountDe, accountEn } from './account-messages.ts';
import { type ToolMessages, toolDe, toolEn } from './tool-messages.ts';

/** Every text that the kit itself says. `{…}` are places for values. */
export interface UiKitMessages {
  required: string;
  showPassword: string;
  hidePassword: string;
  /** On its button; `showPassword` and `hidePassword` are for screen readers, and contain these words. */
  show: string;
  hide: string;
  capsLock: string;
  close: string;
  busy: string;
  errorSummary: string;
  skip: string;
  dismiss: string;
  notifications: string;
  save: {
    unsaved: string;
    saving: string;
    saved: string;
    failed: string;
    conflict: string;
    offline: string;
    throttled: string;
  };
  conflict: {
    title: string;
    text: string;
    mine: string;
    theirs: string;
    keepMine: string;
    takeTheirs: string;
    nothing: string;
  };
  signIn: {
    email: string;
    password: string;
    emailMissing: string;
    passwordMissing: string;
    forgot: string;
    submit: string;
  };
  retry: string;
  language: string;
  theme: string;
  themes: { system: string; light: string; dark: string };
  priceFrom: string;
  priceIncluded: string;
  closed: string;
  openingHours: string;
  paperRuler: string;
  newTab: string;
  speaks: string;
  map: { notice: string; load: string; open: string };
  table: { selectAll: string; select: string; empty: string };
  navigation: string;
  exceptions: string;
  pagination: { label: string; previous: string; next: string; page: string; position: string };
  breadcrumbs: string;
  dateField: {
    open: string;
    form: string;
    day: string;
    month: string;
    year: string;
    previousMonth: string;
    nextMonth: string;
    chooseYear: string;
    today: string;
    unreadable: string;
    unknown: string;
    tooEarly: string;
    tooLate: string;
    disabled: string;
  };
  /** In the packs only; the components of account pages have their English ones themselves. */
  account?: AccountMessages;
  /** In the packs only, too: of the parts of a tool. */
  tool?: ToolMessages;
}

/** Not part of the packs, so that a bundle without them contains no German. */
export const en: UiKitMessages = {
  required: 'required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  show: 'Show',
  hide: 'Hide',
  capsLock: 'Caps lock is on.',
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
    conflict: 'Changed elsewhere, too',
    offline: 'Offline. Your change stays here and is saved as soon as the network is back.',
    throttled: 'Too many requests. Your change stays here and is saved at {time}.',
  },
  conflict: {
    title: 'Changed elsewhere in the meantime',
    text: 'These fields were changed elsewhere, too. Which entry should apply?',
    mine: 'Your entry',
    theirs: 'It says there',
    keepMine: 'Keep my entries',
    takeTheirs: 'Take the others',
    nothing: 'empty',
  },
  signIn: {
    email: 'E-mail',
    password: 'Password',
    emailMissing: 'Please enter your e-mail address.',
    passwordMissing: 'Please enter your password.',
    forgot: 'Forgotten?',
    submit: 'Sign in',
  },
  retry: 'Try again',
  language: 'Language',
  theme: 'Appearance',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  priceFrom: 'from',
  priceIncluded: 'included',
  closed: 'closed',
  openingHours: 'Opening hours',
  paperRuler: 'Millimeters of paper',
  newTab: 'opens in a new tab',
  speaks: 'Speaks {languages}',
  map: {
    notice: 'The map comes from {provider}. Only when you load it does your IP address go there.',
    load: 'Load the map',
    open: 'Open in {provider}',
  },
  table: { selectAll: 'Select all', select: 'Select {name}', empty: 'Nothing here yet' },
  navigation: 'Main menu',
  exceptions: 'Other hours',
  pagination: {
    label: 'Pages',
    previous: 'Back',
    next: 'Next',
    page: 'Page {page}',
    position: 'Page {page} of {count}',
  },
  breadcrumbs: 'You are here',
  dateField: {
    open: 'Choose a date',
    form: 'In the form {form}',
    day: 'DD',
    month: 'MM',
    year: 'YYYY',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    chooseYear: 'Year',
    today: 'today',
    unreadable: 'Please enter a date in the form {form}, for example {example}',
    unknown: 'There is no such day',
    tooEarly: 'Please choose a date on or after {date}',
    tooLate: 'Please choose a date on or before {date}',
    disabled: 'This day is not available',
  },
};

const de: UiKitMessages = {
  required: 'erforderlich',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  show: 'Zeigen',
  hide: 'Verbergen',
  capsLock: 'Die Feststelltaste ist an.',
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
    conflict: 'Wartet auf Ihre Entscheidung',
    offline:
      'Offline. Ihre Änderung bleibt hier und wird gespeichert, sobald das Netz wieder da ist.',
    throttled:
      'Zu viele Anfragen auf einmal. Ihre Änderung bleibt hier und wird um {time}\u00a0Uhr noch einmal gespeichert.',
  },
  conflict: {
    title: 'Inzwischen an anderer Stelle geändert',
    text: 'Diese Felder wurden auch anderswo geändert. Was soll gelten?',
    mine: 'Ihr Eintrag',
    theirs: 'Dort steht',
    keepMine: 'Meine Einträge behalten',
    takeTheirs: 'Die anderen übernehmen',
    nothing: 'leer',
  },
  signIn: {
    email: 'E-Mail',
    password: 'Passwort',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
    forgot: 'Vergessen?',
    submit: 'Anmelden',
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
  newTab: 'öffnet sich in einem neuen Tab',
  speaks: 'Spricht {languages}',
  map: {
    notice:
      'Die Karte kommt von {provider}. Erst wenn Sie sie laden, geht Ihre IP-Adresse dorthin.',
    load: 'Karte laden',
    open: 'Bei {provider} öffnen',
  },
  table: { selectAll: 'Alle auswählen', select: '{name} auswählen', empty: 'Hier ist noch nichts' },
  navigation: 'Hauptmenü',
  exceptions: 'Andere Zeiten',
  pagination: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    page: 'Seite {page}',
    position: 'Seite {page} von {count}',
  },
  breadcrumbs: 'Sie sind hier',
  dateField: {
    open: 'Datum auswählen',
    form: 'In der Form {form}',
    day: 'TT',
    month: 'MM',
    year: 'JJJJ',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    chooseYear: 'Jahr',
    today: 'heute',
    unreadable: 'Bitte geben Sie ein Datum in der Form {form} ein, zum Beispiel {example}',
    unknown: 'Diesen Tag gibt es nicht',
    tooEarly: 'Bitte wählen Sie einen Tag ab dem {date}',
    tooLate: 'Bitte wählen Sie einen Tag bis zum {date}',
    disabled: 'Dieser Tag ist nicht verfügbar',
  },
  account: accountDe,
  tool: toolDe,
};

/** A call, because a build cannot leave out spread properties. */
const withParts = (
  messages: UiKitMessages,
  account: AccountMessages,
  tool: ToolMessages,
): UiKitMessages => ({ ...messages, account, tool });

/** The kit's own texts in both languages; a site may replace any. */
export const uiKitMessages: { de: UiKitMessages; en: UiKitMessages } = {
  de,
  en: /* @__PURE__ */ withParts(en, accountEn, toolEn),
};
