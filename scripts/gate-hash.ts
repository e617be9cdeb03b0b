/** `npm run gate-hash`: makes a password for the construction gate, and prints it with its hash. */
import { build } from './run.ts';

await build('@praxiskit/under-construction-gate');
const gate = await import('../packages/under-construction-gate/dist/server.js');
const { password, hash } = gate.createGatePassword();
console.log(`The password, for whoever may see the site: ${password}`);
console.log(`Its hash, for the settings:\n\nCONSTRUCTION_HASH=${hash}`);
