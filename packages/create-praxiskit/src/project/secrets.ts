import { createHash, randomBytes } from 'node:crypto';
import { domainOf } from './names.ts';
import type { Site } from './site.ts';

/** Without letters that are read as another one. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 bits of chance, as people read and type it: `k7m2-9xw4-d0tr-5hzq`. */
function makePassword(): string {
  const letters = [...randomBytes(16)].map((byte) => ALPHABET[byte % 32]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/** The text of `.env`, with secrets of this site alone. */
export function writeEnvironment({ name, parts }: Site): string {
  const lines = [
    '# The settings of this machine. They belong into no repository.',
    'PORT=3000',
    `SESSION_SECRET=${randomBytes(32).toString('base64url')}`,
  ];
  if (parts.includes('prices')) {
    lines.push(
      '',
      '# The account of the team, which the first start makes. Later changes here change nothing.',
      `STAFF_EMAIL=team@${domainOf(name)}`,
      `STAFF_PASSWORD=${makePassword()}`,
    );
  }
  if (parts.includes('gate')) {
    const password = makePassword();
    lines.push(
      '',
      `# 1 closes the site behind the gate; ${password} opens it. \`npm run gate-hash\` makes another one.`,
      'CONSTRUCTION=0',
      `CONSTRUCTION_HASH=${createHash('sha256').update(password).digest('hex')}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
