/**
 * `npm run pack -- <folder>`: builds all packages, writes their tarballs into a folder, and prints the command that
 * makes a site of them, and the lines for `dependencies` that install them.
 */
import { existsSync, statSync } from 'node:fs';
import { fileDependencies, packPackages } from './packages/pack.ts';

const [folder, ...more] = process.argv.slice(2);
if (!folder || folder.startsWith('-') || more.length > 0) {
  console.error('Use: npm run pack -- ../tarballs');
  process.exit(2);
}
if (existsSync(folder) && !statSync(folder).isDirectory()) {
  console.error(`${folder} is a file, not a folder.`);
  process.exit(2);
}
const packed = await packPackages(folder).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const command = packed.find(({ name }) => name === 'create-praxiskit')?.file ?? '';
console.log(`${packed.length} packages are in ${folder}. A site is made of them by\n`);
console.log(
  `    npm exec --package=${command} -- create-praxiskit my-practice --packages ${folder}\n`,
);
console.log(
  'For a project of your own, all of these belong into "dependencies", because the packages',
);
console.log('depend on each other:\n');
const lines = Object.entries(fileDependencies(packed)).map(
  ([name, file]) => `    ${JSON.stringify(name)}: ${JSON.stringify(file)}`,
);
console.log(lines.join(',\n'));
