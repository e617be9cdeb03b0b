/**
 * `npm run pack -- <folder>`: builds all packages, writes their tarballs into a folder, and prints the
 * lines for `dependencies` that install them.
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
console.log(`${packed.length} packages are in ${folder}. All of these belong into "dependencies",`);
console.log('because the packages depend on each other:\n');
const lines = Object.entries(fileDependencies(packed)).map(
  ([name, file]) => `    ${JSON.stringify(name)}: ${JSON.stringify(file)}`,
);
console.log(lines.join(',\n'));
