import { parseLetterText } from '../letter-text/parse.ts';
import {
  type FrozenLetter,
  type LetterLayout,
  letterEngine,
  letterTemplate,
} from '../press/letter.ts';

export const body = `Sehr geehrte Frau Mustermann,

vielen Dank für Ihren Besuch am 18. November. Wie besprochen fasse ich zusammen, was wir gesehen haben.

**Befund.** Ihre Haut ist an Wangen und Stirn trocken, die Oberhaut leicht schuppig.

- morgens und abends eine Creme ohne Duftstoffe
- Lichtschutzfaktor 50`;

export const frozen: FrozenLetter = {
  locale: 'de',
  recipient: ['Frau', 'Marta Mustermann', 'Beispielweg 4', '99425 Weimar'],
  letterhead: {
    brand: 'Aurelia',
    doctor: 'Dr. med. Clara Mustermann',
    chamber: 'Landesärztekammer Thüringen',
    phone: '03643 000000',
    email: 'praxis@example.org',
    address: ['Musterstraße 12', '99423 Weimar'],
    footer: [],
  },
  date: '2026-11-18',
  reference: 'CM-2026-0412',
  subject: 'Befund und Plan nach Ihrer Beratung',
  blocks: parseLetterText(body).blocks,
  closing: 'Mit freundlichen Grüßen',
  author: { name: 'Dr. med. Clara Mustermann', title: 'Fachärztin für Dermatologie' },
  template: letterTemplate,
  engine: letterEngine,
};

/** As the press answers for it. */
export const layout: LetterLayout = {
  pages: 1,
  freeMm: 83,
  subject: [{ page: 1, mm: 98.5, from: 0, to: 35, item: 0 }],
  blocks: [
    [{ page: 1, mm: 110.14, from: 0, to: 29, item: 0 }],
    [
      { page: 1, mm: 117.9, from: 0, to: 87, item: 0 },
      { page: 1, mm: 123.14, from: 88, to: 105, item: 0 },
    ],
    [{ page: 1, mm: 130.9, from: 0, to: 80, item: 0 }],
    [
      { page: 1, mm: 136.14, from: 0, to: 45, item: 0 },
      { page: 1, mm: 141.38, from: 0, to: 20, item: 1 },
    ],
  ],
  closing: [
    { page: 1, mm: 153.02, from: 0, to: 23, item: 0 },
    { page: 1, mm: 172.42, from: 0, to: 25, item: 1 },
    { page: 1, mm: 177.66, from: 26, to: 53, item: 1 },
  ],
};
