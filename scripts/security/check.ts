/** `node scripts/security/check.ts`: what is wrong with the table of docs/security.md, and its summary. */
import { readFileSync } from 'node:fs';
import { checkSecurity, countStates } from './table.ts';

const wrong = checkSecurity();
console.log(wrong.join('\n') || countStates(readFileSync('docs/security.md', 'utf8')));
process.exitCode = wrong.length === 0 ? 0 : 1;
