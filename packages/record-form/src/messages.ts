/** The texts of forms, beside those of ui-kit and of the rules. */
interface FormMessages {
  readonly save: string;
  readonly unreadable: string;
  readonly choicesFailed: string;
  readonly choicesLoading: string;
  readonly noChoices: string;
  readonly again: string;
  /** Another user has deleted the record that is being edited. */
  readonly gone: string;
}

const de: FormMessages = {
  save: 'Speichern',
  unreadable: 'Bitte geben Sie Tag und Uhrzeit vollständig ein',
  choicesFailed: 'Die Auswahl kann gerade nicht geladen werden.',
  choicesLoading: 'Die Auswahl wird geladen.',
  noChoices: 'Es gibt noch nichts zur Auswahl.',
  again: 'Noch einmal versuchen',
  gone: 'Das wurde anderswo inzwischen gelöscht. Behalten Sie Ihre Einträge, entsteht es neu.',
};

const en: FormMessages = {
  save: 'Save',
  unreadable: 'Please enter the whole day and time',
  choicesFailed: 'The choices cannot be loaded right now.',
  choicesLoading: 'Loading the choices.',
  noChoices: 'There is nothing to choose yet.',
  again: 'Try again',
  gone: 'This was deleted elsewhere in the meantime. If you keep your entries, it is created again.',
};

/** Texts by language; forms use the language of the record's client. */
export const formMessages = { de, en };
