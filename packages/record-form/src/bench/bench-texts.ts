import type { SaveState } from '@praxiskit/record-model/client';

interface BenchTexts {
  readonly you: string;
  readonly colleague: string;
  readonly connected: string;
  readonly concerns: string;
  readonly undo: string;
  readonly redo: string;
  readonly knows: string;
  readonly states: Readonly<Record<SaveState, string>>;
  readonly noChanges: string;
  readonly heard: string;
  readonly nothingHeard: string;
  readonly lost: string;
  readonly under: string;
  readonly try: string;
  readonly change: string;
  readonly faster: string;
  readonly away: string;
  readonly back: string;
  readonly broken: string;
}

const de: BenchTexts = {
  you: 'Ihr Fenster',
  colleague: 'Fenster einer Kollegin',
  connected: 'Verbunden',
  concerns: 'Anliegen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  knows: 'Was Ihr Datensatz weiß',
  states: {
    clean: 'unverändert',
    dirty: 'geändert',
    saving: 'speichert',
    saved: 'gespeichert',
    failed: 'gescheitert',
    conflict: 'Konflikt',
    invalid: 'ungültig',
  },
  noChanges: 'Nichts ist offen.',
  heard: 'Was der Server hört',
  nothingHeard: 'Noch nichts. Ändern Sie ein Feld.',
  lost: 'kam nicht an',
  under: 'unterwegs',
  try: 'Machen Sie es schwer:',
  change: 'Den Preis ändern',
  faster: 'Jemand ist schneller',
  away: 'Das Netz fällt aus',
  back: 'Das Netz ist zurück',
  broken: 'Eine Regel brechen',
};

const en: BenchTexts = {
  you: 'Your window',
  colleague: 'A colleague’s window',
  connected: 'Connected',
  concerns: 'Concerns',
  undo: 'Undo',
  redo: 'Redo',
  knows: 'What your record knows',
  states: {
    clean: 'clean',
    dirty: 'dirty',
    saving: 'saving',
    saved: 'saved',
    failed: 'failed',
    conflict: 'conflict',
    invalid: 'invalid',
  },
  noChanges: 'Nothing is pending.',
  heard: 'What the server hears',
  nothingHeard: 'Nothing yet. Change a field.',
  lost: 'did not arrive',
  under: 'under way',
  try: 'Make it hard:',
  change: 'Change the price',
  faster: 'Somebody is faster',
  away: 'The network fails',
  back: 'The network is back',
  broken: 'Break a rule',
};

export const benchTexts = { de, en };
