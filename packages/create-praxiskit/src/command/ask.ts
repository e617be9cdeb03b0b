import { cancel, group, intro, isCancel, multiselect, select, text } from '@clack/prompts';
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

/** Asks in a terminal what the words do not say; null where the user stops it. */
export async function ask(words: Words): Promise<{ folder: string; site: Site } | null> {
  intro('The website of a practice, made from PraxisKit');
  let isStopped = false;
  const answers = await group(
    {
      name: () =>
        given(words.name) ??
        text({
          message: 'What is the name of the practice?',
          placeholder: defaults.name,
          defaultValue: defaults.name,
          validate: (value) => (value ? wrongName(value) : undefined),
        }),
      city: () =>
        given(words.city) ??
        text({
          message: 'In which city?',
          placeholder: defaults.city,
          defaultValue: defaults.city,
          validate: (value) => (value ? wrongName(value) : undefined),
        }),
      languages: () =>
        given(words.languages) ??
        select({ message: 'In which languages?', options: [...languageChoices] }),
      color: () =>
        given(words.color) ??
        text({
          message: 'What is its color, as CSS writes it?',
          placeholder: defaults.color,
          defaultValue: defaults.color,
          validate: (value) => (value ? wrongColor(value) : undefined),
        }),
      parts: () =>
        given(words.parts) ??
        multiselect<Part>({
          message: 'Which parts does it have?',
          options: (Object.keys(parts) as Part[]).map((value) => ({ value, label: parts[value] })),
          initialValues: [...defaults.parts],
          required: false,
        }),
    },
    {
      onCancel() {
        isStopped = true;
      },
    },
  );
  if (isStopped) return stopped();
  const folder = words.folder ?? (await askFolder(folderFor(answers.name)));
  return isCancel(folder) ? stopped() : { folder, site: answers };
}

function stopped(): null {
  cancel('Nothing was written.');
  return null;
}

function given<Value>(value: Value | undefined): Promise<Value> | undefined {
  return value === undefined ? undefined : Promise.resolve(value);
}

function askFolder(suggested: string) {
  return text({
    message: 'Into which folder?',
    placeholder: suggested,
    defaultValue: suggested,
    validate(value) {
      try {
        ensureEmpty(value || suggested);
        return undefined;
      } catch (error) {
        if (error instanceof CreateError) return error.message;
        throw error;
      }
    },
  });
}
