import { relative } from 'node:path';
import { createPalette, readColor } from '../color/palette.ts';
import { CreateError } from '../error.ts';
import { createProject, ensureEmpty } from '../project/create-project.ts';
import { languageNames, type Site } from '../project/site.ts';
import { readTarballs } from '../project/tarballs.ts';
import { ask } from './ask.ts';
import { runNpm } from './npm.ts';
import { defaults, folderFor, help, type Order, readWords, type Words } from './options.ts';

/** The command: writes the site, installs it, builds it and starts it. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const words = readWords(args);
    if (words.help) {
      console.info(help);
      return 0;
    }
    // Before the questions: an answer would be for nothing.
    if (words.folder !== undefined) ensureEmpty(words.folder);
    if (words.packages !== null) readTarballs(words.packages);
    const order = await readOrder(words);
    return order ? await carryOut(order) : 1;
  } catch (error) {
    if (!(error instanceof CreateError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Null where the user stops the questions. */
async function readOrder(words: Words): Promise<Order | null> {
  const { packages, install, start } = words;
  const isAsking = !words.yes && process.stdin.isTTY && process.stdout.isTTY;
  const answers = isAsking ? await ask(words) : withDefaults(words);
  return answers && { ...answers, packages, install, start };
}

function withDefaults(words: Words): { folder: string; site: Site } {
  const { name, city, languages, color, parts } = { ...defaults, ...words };
  const site = { name, city, languages, color, parts };
  return { folder: words.folder ?? folderFor(name), site };
}

async function carryOut({ folder, site, packages, install, start }: Order): Promise<number> {
  createProject({ folder, site, packages });
  console.info(`\n${describe(site)}\nis in ${folder}. Its README says where to change what.`);
  if (site.parts.includes('prices')) {
    console.info('The team signs in at /login, with the account that .env has.');
  }
  for (const line of colorNotes(site.color)) console.info(line);
  const steps = [
    ...(install ? [{ words: 'npm install', args: ['install', '--no-audit', '--no-fund'] }] : []),
    ...(start ? [{ words: 'npm run build', args: ['run', 'build'] }] : []),
    ...(start ? [{ words: 'npm start', args: ['start'] }] : []),
  ];
  for (const [at, step] of steps.entries()) {
    console.info(`\n${step.words}`);
    const code = await runNpm(folder, ...step.args);
    if (code === 0) continue;
    console.error(`\n${step.words} has failed: see above. The files are written.`);
    if (step.words === 'npm install' && packages === null) {
      console.error('It needs a network; where PraxisKit is not published yet, use --packages.');
    }
    printNext(
      folder,
      steps.slice(at).map(({ words }) => words),
    );
    return code;
  }
  if (!start) printNext(folder, install ? later.slice(1) : later);
  return 0;
}

const later = ['npm install', 'npm run build', 'npm start'];

function printNext(folder: string, commands: readonly string[]): void {
  const place = relative('.', folder) || '.';
  const lines = [`cd ${/\s/.test(place) ? `"${place}"` : place}`, ...commands];
  console.info(`\nNext:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** 'Praxis Sonne, Köln: German and English, with prices, video' */
function describe({ name, city, languages, parts }: Site): string {
  const spoken = languages.map((language) => languageNames[language]).join(' and ');
  return `${name}, ${city}: ${spoken}, ${parts.length > 0 ? `with ${parts.join(', ')}` : 'without parts'}`;
}

/** Where text on the given color, or in it, would be hard to read. */
function colorNotes(color: string): string[] {
  const given = readColor(color);
  if (!given) return [];
  const light = createPalette(given).primary[0];
  const isKept = Math.abs((readColor(light)?.l ?? 0) - given.l) < 0.01;
  return isKept
    ? []
    : [`${color} is too light for text: the light theme has ${light}, of the same hue.`];
}
