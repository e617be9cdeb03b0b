import type { RuleFailure } from './rule.ts';

type MessagePack = Readonly<Record<RuleFailure['op'], string>>;

const en: MessagePack = {
  required: 'This field is required',
  min: 'Please enter a value of at least {arg}',
  max: 'Please enter a value of at most {arg}',
  minLength: 'Please enter at least {arg} characters',
  maxLength: 'Please enter at most {arg} characters',
  integer: 'Please enter a whole number',
  number: 'Please enter a valid number',
  email: 'Please enter a valid email',
  url: 'Please enter a valid web address',
  oneOf: 'Please choose one of the given values',
  format: 'Please check the format',
  pattern: 'Please check the format',
  compare: 'This value does not fit the other field',
  unique: 'This value is already taken',
  custom: 'Please check this value',
  type: 'Please check this value',
  scale: 'Please enter at most {arg} digits after the decimal point',
};

const de: MessagePack = {
  required: 'Bitte füllen Sie dieses Feld aus',
  min: 'Bitte geben Sie mindestens {arg} ein',
  max: 'Bitte geben Sie höchstens {arg} ein',
  minLength: 'Bitte geben Sie mindestens {arg} Zeichen ein',
  maxLength: 'Bitte geben Sie höchstens {arg} Zeichen ein',
  integer: 'Bitte geben Sie eine ganze Zahl ein',
  number: 'Bitte geben Sie eine gültige Zahl ein',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  url: 'Bitte geben Sie eine gültige Webadresse ein',
  oneOf: 'Bitte wählen Sie einen der vorgegebenen Werte',
  format: 'Bitte prüfen Sie das Format',
  pattern: 'Bitte prüfen Sie das Format',
  compare: 'Dieser Wert passt nicht zum anderen Feld',
  unique: 'Dieser Wert ist bereits vergeben',
  custom: 'Bitte prüfen Sie diesen Wert',
  type: 'Bitte prüfen Sie diesen Wert',
  scale: 'Bitte geben Sie höchstens {arg} Stellen nach dem Komma ein',
};

/** The messages of broken rules, by the rule's name. `{arg}` is replaced by the rule's argument. */
export const recordMessages = { de, en } as const;
export type RecordMessages = MessagePack;
