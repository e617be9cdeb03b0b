/**
 * `npm run test:pictures`: takes a screenshot of every component's sheet and compares it with the recorded one.
 * `npm run test:pictures -- --update` records them again. `-- button` takes only the sheets with this
 * word in their name.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch, chromiumPath } from '@praxiskit/test-support/chromium';
import { chromium } from 'playwright';
import { createPictureCodec } from './pictures/picture-codec.ts';
import { type Finding, sentence, writeReport } from './pictures/report.ts';
import { serve } from './pictures/serve.ts';
import { sheetsOf, shotsOf, storyOf } from './pictures/sheets.ts';
import { singleSheets, takePicture } from './pictures/take.ts';
import { buildOrExit } from './run.ts';

interface Recording {
  /** The browser that rendered them: another kind or version renders differently. */
  browser: string;
  /** Name to SHA-256 of the pixels. */
  pictures: Record<string, string>;
}

const root = join(import.meta.dirname, '..');
const storybook = join(root, 'apps/storybook/storybook-static');
const directory = join(root, 'apps/storybook/pictures');
const recordFile = join(directory, 'pictures.json');
const report = join(root, 'pictures-report');
const isUpdate = process.argv.includes('--update');
const word = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';

await buildOrExit('@praxiskit/storybook');
const browser = await chromium.launch(chromiumLaunch);
const browserName = `${basename(chromiumPath ?? 'chromium')} ${browser.version()} on ${process.platform} ${process.arch}`;
const record = existsSync(recordFile)
  ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Recording)
  : null;
// Pictures of two browsers in one record could not be compared with either.
const isPartOfOther = word !== '' && record !== null && record.browser !== browserName;
if (isPartOfOther || (!isUpdate && record?.browser !== browserName)) {
  console.error(
    record
      ? `The pictures were recorded with ${record.browser}; this is ${browserName}.\nBrowsers render differently, so nothing was compared.`
      : 'No pictures are recorded yet.',
  );
  console.error('Record them with this browser: npm run test:pictures -- --update');
  await browser.close();
  process.exit(1);
}

const pixelmatch = fileURLToPath(import.meta.resolve('pixelmatch'));
const { origin, close } = await serve(storybook, { '/_pixelmatch.js': pixelmatch });
const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
const codec = await createPictureCodec(await context.newPage(), origin);
const sheets = sheetsOf(storybook).filter((story) => story.includes(word));
if (sheets.length === 0) {
  console.error(`No sheet has '${word}' in its name.`);
  process.exit(2);
}
const shots = shotsOf(sheets, await singleSheets(context, origin, sheets));
// Those of the record that are taken again now.
const recorded = Object.keys(record?.pictures ?? {}).filter((name) => storyOf(name).includes(word));
const fileOf = (name: string) => join(directory, `${name}.png`);
const taken: Record<string, string> = {};
const findings: Finding[] = [];

if (isUpdate) {
  for (const name of recorded) rmSync(fileOf(name), { force: true });
  mkdirSync(directory, { recursive: true });
}
const waiting = [...shots];
await Promise.all([work(), work()]);
await browser.close();
close();

if (isUpdate) {
  const others = Object.entries(record?.pictures ?? {}).filter(
    ([name]) => !recorded.includes(name),
  );
  const pictures = Object.fromEntries(
    [...others, ...Object.entries(taken)].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(recordFile, `${JSON.stringify({ browser: browserName, pictures }, null, 2)}\n`);
  console.log(`${shots.length} pictures recorded with ${browserName}`);
  process.exit(0);
}
for (const name of recorded) {
  if (!taken[name]) findings.push({ name, kind: 'gone' });
}
for (const finding of findings) console.log(sentence(finding));
rmSync(report, { recursive: true, force: true });
if (findings.length > 0) console.log(`See ${writeReport(report, findings)}`);
const failed = findings.filter(({ kind }) => kind !== 'gone').length;
console.log(`${shots.length - failed} passed, ${findings.length} failed`);
process.exit(findings.length === 0 ? 0 : 1);

/** Takes one picture after the other; two of these run at a time, one for each core. */
async function work() {
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
    const { name } = shot;
    const { hash, preview } = await codec.read(await takePicture(context, origin, shot));
    taken[name] = hash;
    const known = record?.pictures[name];
    if (isUpdate) writeFileSync(fileOf(name), preview);
    else if (!known) findings.push({ name, kind: 'new', now: preview });
    else if (known !== hash) {
      const recorded = readFileSync(fileOf(name));
      const difference = await codec.difference(recorded, preview);
      findings.push({ name, kind: 'different', recorded, now: preview, difference });
    }
  }
}
