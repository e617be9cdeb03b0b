/** `npm run gate-hash`: makes a password for the construction gate, and prints it with its hash. */
import { createGatePassword } from '../packages/under-construction-gate/src/server/gate-password.ts';

const { password, hash } = createGatePassword();
console.log(`The password, for whoever may see the site: ${password}`);
console.log(`Its hash, for the settings:\n\nCONSTRUCTION_HASH=${hash}`);
