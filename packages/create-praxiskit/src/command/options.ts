import { parseArgs } from 'node:util';
import { readColor } from '../color/palette.ts';
import { CreateError } from '../error.ts';
import { slugOf } from '../project/names.ts';
import { type Language, languageNames, type Part, parts, type Site } from '../project/site.ts';

export interface Order {
  folder: string;
  site: Site;
  packages: string | null;
  install: boolean;
  start: boolean;
}

/** The words of the command; absent ones are asked, or have their default. */
export interface Words {
  folder?: string;
  name?: string;
  city?: string;
  languages?: readonly Language[];
  color?: string;
  parts?: readonly Part[];
  packages: string | null;
  install: boolean;
  start: boolean;
  yes: boolean;
  help: boolean;
}

export const help = `npm create praxiskit@latest [folder] -- [options]

Makes the website of a practice, installs it and starts it. What no option says is asked.

  --name "Praxis Sonne"       the name of the practice
  --city Köln                 where it is
  --languages de,en           de, en, or both: the first one is the site's own
  --color "#1f6b46"           any color of CSS; the others of the site are derived from it
  --parts prices,video,gate   which parts it has, or none:
${Object.entries(parts)
  .map(([part, text]) => `                                ${part.padEnd(7)} ${text}`)
  .join('\n')}
  --packages ../tarballs      takes PraxisKit from this folder, which \`npm run pack\` wrote
  --no-install                writes the files alone
  --no-start                  installs, and does not start
  --yes                       asks nothing

Options of npm stand before --, those above behind it.`;

const options = {
  name: { type: 'string' },
  city: { type: 'string' },
  languages: { type: 'string' },
  color: { type: 'string' },
  parts: { type: 'string' },
  packages: { type: 'string' },
  'no-install': { type: 'boolean' },
  'no-start': { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** @throws CreateError that names the option and the mend */
export function readWords(args: readonly string[]): Words {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) {
    throw new CreateError(
      `One folder is needed, and these are ${positionals.length}: ${positionals.join(', ')}. Put a name of several words into quotes.`,
    );
  }
  const [folder] = positionals;
  const install = !values['no-install'];
  const { name, city, color, languages, parts: chosen } = values;
  return {
    ...(folder === undefined ? {} : { folder }),
    ...(name === undefined ? {} : { name: checked('--name', wrongName(name), name) }),
    ...(city === undefined ? {} : { city: checked('--city', wrongName(city), city) }),
    ...(color === undefined ? {} : { color: checked('--color', wrongColor(color), color) }),
    ...(languages === undefined ? {} : { languages: readLanguages(languages) }),
    ...(chosen === undefined ? {} : { parts: readParts(chosen) }),
    packages: values.packages ?? null,
    install,
    start: install && !values['no-start'],
    yes: values.yes ?? false,
    help: values.help ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split(/(?<=')\. |\n/) : [];
    throw new CreateError(`${line.replace(/\.?$/, '.')} --help has all options.`, error);
  }
}

/** The parts of a site that the command does not ask about. */
export const defaults: Site = {
  name: 'Praxis Muster',
  city: 'Musterstadt',
  languages: ['de', 'en'],
  color: '#1f6b46',
  parts: Object.keys(parts) as Part[],
};

/** The folder that a name suggests. */
export const folderFor = (name: string): string => slugOf(name);

/** Why a name or a city cannot be one; undefined where it can. */
export function wrongName(text = ''): string | undefined {
  if (text.trim() === '') return 'It is empty. Write at least a letter.';
  if (text.length > 80) return `It has ${text.length} characters. Write 80 at most.`;
  return /[\p{Cc}<>]/u.test(text)
    ? 'It has a line break, < or > in it. Write it without.'
    : undefined;
}

/** Why a text is no color; undefined for a color. */
export function wrongColor(text = ''): string | undefined {
  if (readColor(text)) return undefined;
  return `${text || 'Nothing'} is no color without transparency. Write one such as "#1f6b46" or teal.`;
}

function checked(option: string, wrong: string | undefined, text: string): string {
  if (wrong) throw new CreateError(`${option}: ${wrong}`);
  return text.trim();
}

function readLanguages(text: string): Language[] {
  const isLanguage = (name: string): name is Language => Object.hasOwn(languageNames, name);
  const found = listed(text);
  if (found.length === 0 || !found.every(isLanguage)) {
    throw new CreateError(`--languages ${text} is not possible. Write de, en, or de,en.`);
  }
  return found;
}

function readParts(text: string): Part[] {
  if (text.trim() === 'none') return [];
  const isPart = (name: string): name is Part => Object.hasOwn(parts, name);
  const found = listed(text);
  if (found.length === 0 || !found.every(isPart)) {
    const known = Object.keys(parts).join(', ');
    throw new CreateError(`--parts ${text} is not possible. Write some of ${known}, or none.`);
  }
  return found;
}

/** 'de, en' → each once */
const listed = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
