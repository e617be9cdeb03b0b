import {
  type CANCEL_SYMBOL,
  cancel,
  intro,
  isCancel,
  multiselect,
  select,
  text,
} from '@clack/prompts';
import { CreateError } from '../error.ts';
import { ensureEmpty } from '../project/create-project.ts';
import { type Language, type Part, parts, type Site } from '../project/site.ts';
import { defaults, folderFor, type Words, wrongColor, wrongName } from './options.ts';

const languageChoices: readonly { value: readonly Language[]; label: string }[] = [
  { value: ['de', 'en'], label: 'German first, and English' },
  { value: ['de'], label: 'German' },
  { value: ['en'], label: 'English' },
  { value: ['en', 'de'], label: 'English first, and German' },
];

/** The user has stopped the questions. */
class Stopped extends Error {}

/** Asks in a terminal for options that were not given; null if the user stops it. */
export async function ask(words: Words): Promise<{ folder: string; site: Site } | null> {
  intro('The website of a practice, made from PraxisKit');
  try {
    const site: Site = {
      name: words.name ?? (await askText('What is the name of the practice?', 'name', wrongName)),
      city: words.city ?? (await askText('In which city?', 'city', wrongName)),
      languages: words.languages ?? (await askLanguages()),
      color: words.color ?? (await askText('What is its color, in CSS?', 'color', wrongColor)),
      parts: words.parts ?? (await askParts()),
    };
    return { folder: words.folder ?? (await askFolder(folderFor(site.name))), site };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    cancel('Nothing was written.');
    return null;
  }
}

async function answered<Value>(answer: Promise<Value | typeof CANCEL_SYMBOL>): Promise<Value> {
  const value = await answer;
  if (isCancel(value)) throw new Stopped();
  return value as Value;
}

function askText(
  message: string,
  of: 'name' | 'city' | 'color',
  wrong: (value: string) => string | undefined,
): Promise<string> {
  const usual = defaults[of];
  const validate = (value = '') => (value ? wrong(value) : undefined);
  return answered(text({ message, placeholder: usual, defaultValue: usual, validate }));
}

function askLanguages(): Promise<readonly Language[]> {
  return answered(select({ message: 'In which languages?', options: [...languageChoices] }));
}

function askParts(): Promise<Part[]> {
  const names = Object.keys(parts) as Part[];
  return answered(
    multiselect({
      message: 'Which parts does it have?',
      options: names.map((value) => ({ value, label: parts[value] })),
      initialValues: [...defaults.parts],
      required: false,
    }),
  );
}

function askFolder(suggested: string): Promise<string> {
  function validate(value?: string) {
    try {
      ensureEmpty(value || suggested);
      return undefined;
    } catch (error) {
      if (error instanceof CreateError) return error.message;
      throw error;
    }
  }
  const message = 'Into which folder?';
  return answered(text({ message, placeholder: suggested, defaultValue: suggested, validate }));
}
