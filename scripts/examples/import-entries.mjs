// node import-entries.mjs <project>: imports every entry of our packages that the project has, and names
// what fails.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const home = process.argv[2] ?? '.';
const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const require = createRequire(pathToFileURL(join(home, 'index.js')));
const failures = [];
let count = 0;
for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@praxiskit/'))) {
  const manifest = join(home, 'node_modules', name, 'package.json');
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const entry of Object.keys(exports).filter((each) => !/\.(css|json)$/.test(each))) {
    const specifier = name + entry.slice(1);
    count += 1;
    try {
      await import(pathToFileURL(require.resolve(specifier)).href);
    } catch (error) {
      failures.push(`${specifier}: ${error.message}`);
    }
  }
}
if (failures.length > 0) throw new Error(failures.join('\n'));
console.log(`${count} entries import in Node ${process.version}`);
