import type { Layer } from '../content/layers.ts';
import type { PublicConfig, Session } from '../contract.ts';
import type { LetterRecord, PriceRecord, TreatmentRecord } from '../payloads/records.ts';
import type { Practice } from '../site/site.ts';

/** slug, German and English name, layer, depth from and to, minutes, price, German and English summary. */
type Row = [
  string,
  string,
  string,
  Layer,
  number | null,
  number | null,
  number,
  number,
  string,
  string,
];

const rows: Row[] = [
  [
    'hydrafacial',
    'Hydrafacial',
    'Hydrafacial',
    'oberhaut',
    0.02,
    0.02,
    60,
    159,
    'Reinigt die Hornschicht und füllt sie mit Feuchtigkeit.',
    'Cleans the horny layer and fills it with moisture.',
  ],
  [
    'hautspecial',
    'Hautspecial',
    'Skin special',
    'oberhaut',
    0.1,
    0.1,
    60,
    89,
    'Fruchtsäure und Pflege, auf Ihre Haut abgestimmt.',
    'Fruit acid and care, matched to your skin.',
  ],
  [
    'microneedling',
    'Microneedling',
    'Microneedling',
    'lederhaut',
    0.5,
    1.5,
    60,
    190,
    'Feine Reize, auf die die Haut mit Kollagen antwortet.',
    'Fine stimuli that the skin answers with collagen.',
  ],
  [
    'mesotherapie',
    'Mesotherapie',
    'Mesotherapy',
    'lederhaut',
    1,
    1,
    45,
    140,
    'Wirkstoffe in kleinsten Mengen, dicht unter der Oberfläche.',
    'Smallest amounts, close under the surface.',
  ],
  [
    'vampirlifting',
    'Vampirlifting',
    'Vampire lift',
    'lederhaut',
    1.5,
    1.5,
    60,
    320,
    'Plasma aus Ihrem eigenen Blut.',
    'Plasma from your own blood.',
  ],
  [
    'polynukleotide',
    'Polynukleotide',
    'Polynucleotides',
    'lederhaut',
    1.5,
    1.5,
    45,
    290,
    'Bausteine für Haut, die müde geworden ist.',
    'Building blocks for skin that has grown tired.',
  ],
  [
    'skinbooster',
    'Skinbooster',
    'Skin booster',
    'lederhaut',
    2,
    2,
    45,
    260,
    'Feuchtigkeit, die in der Haut bleibt.',
    'Moisture that stays in the skin.',
  ],
  [
    'handverjuengung',
    'Handverjüngung',
    'Hand rejuvenation',
    'unterhaut',
    2,
    2,
    45,
    350,
    'Volumen für Handrücken, deren Sehnen sichtbar werden.',
    'Volume for hands whose tendons show.',
  ],
  [
    'hyaluron',
    'Hyaluron',
    'Hyaluronic filler',
    'unterhaut',
    2,
    8,
    60,
    320,
    'Kontur und Volumen, Zehntelmilliliter für Zehntelmilliliter. Ihr Gesicht bleibt Ihres.',
    'Contour and volume, a tenth of a millilitre at a time. Your face stays yours.',
  ],
  [
    'fadenlifting',
    'Fadenlifting',
    'Thread lift',
    'unterhaut',
    4,
    4,
    90,
    690,
    'Halt für Linien, die nachgegeben haben.',
    'Support for lines that have given way.',
  ],
  [
    'lipolyse',
    'Lipolyse',
    'Lipolysis',
    'unterhaut',
    10,
    10,
    45,
    240,
    'Für kleine Polster, die der Sport nicht erreicht.',
    'For small cushions that sport does not reach.',
  ],
  [
    'botox',
    'Faltenbehandlung',
    'Wrinkle treatment',
    'muskel',
    5,
    5,
    30,
    180,
    'Ruhe für Muskeln, die zu viel arbeiten. Ihr Ausdruck bleibt.',
    'Rest for muscles that work too much. Your expression stays.',
  ],
  [
    'vitamininfusion',
    'Vitamininfusion',
    'Vitamin infusion',
    'blutbahn',
    null,
    null,
    45,
    110,
    'Über die Vene, nach einem Blick auf Ihre Blutwerte.',
    'Through the vein, after a look at your blood values.',
  ],
];

const idOf = (kind: number, index: number): string =>
  `0192f000-000${kind}-7000-8000-${String(index).padStart(12, '0')}`;

const priceOf = (row: Row, index: number): PriceRecord => ({
  id: idOf(2, index),
  treatment_id: idOf(1, index),
  position: index,
  label_de: row[1],
  label_en: row[2],
  amount: `${row[7]}.00`,
  is_from: true,
  note_de: `${row[6]} Minuten`,
  note_en: `${row[6]} minutes`,
  valid_from: '2026-11-01',
});

export const samplePrices: PriceRecord[] = rows.map(priceOf);

export const sampleTreatments: TreatmentRecord[] = rows.map((row, index) => ({
  id: idOf(1, index),
  slug: row[0],
  position: index,
  active: true,
  name_de: row[1],
  name_en: row[2],
  summary_de: row[8],
  summary_en: row[9],
  body_de: `${row[8]} Wir behandeln nur, wo die Untersuchung dafür spricht.\n\nWo etwas anderes besser hilft, sagen wir es Ihnen.`,
  body_en: `${row[9]} We treat only where the examination speaks for it.\n\nWhere something else helps better, we tell you so.`,
  facts: {
    layer: row[3],
    depth_min: row[4],
    depth_max: row[5],
    duration_minutes: row[6],
    sessions_de: 'eine, Kontrolle nach 14 Tagen',
    sessions_en: 'one, check after 14 days',
    downtime_de: '0–3 Tage',
    downtime_en: '0–3 days',
    lasts_de: '6–15 Monate',
    lasts_en: '6–15 months',
    onset_de: 'sofort, endgültig nach 14 Tagen',
    onset_en: 'at once, finally after 14 days',
  },
  prices: [priceOf(row, index)],
}));

export const samplePractice: Practice = {
  name: 'Aurelia',
  city: 'Weimar',
  street: 'Musterstraße 12',
  postal_code: '99423',
  country: 'DE',
  phone: '03643 000 00 00',
  email: 'praxis@aurelia.example',
  legal_form: 'Einzelpraxis',
  doctors: [{ name: 'Clara Mustermann', title: 'Dr. med.' }],
  chamber: 'Landesärztekammer Thüringen',
  chamber_state: 'Thüringen',
  supervisory_authority: 'Landesärztekammer Thüringen',
  vat_id: 'DE000000000',
  title_de: 'Ärztin',
  title_en: 'Physician',
  hours: [
    { day: 1, opens: '09:00', closes: '18:00' },
    { day: 2, opens: '09:00', closes: '18:00' },
    { day: 3, opens: '09:00', closes: '13:00' },
    { day: 4, opens: '11:00', closes: '20:00' },
    { day: 5, opens: '09:00', closes: '15:00' },
  ],
  latitude: 50.98,
  longitude: 11.33,
};

export const sampleConfig: PublicConfig = {
  construction: false,
  construction_hash: null,
  responsive: {
    breakpoints: [
      { name: 'sm', max: 600 },
      { name: 'md', max: 1024 },
      { name: 'lg', max: 1440 },
      { name: 'xl', max: 1920 },
    ],
  },
  no_cookies: false,
  animated_anchors: true,
  analytics_id: null,
  guest_redirect: '/',
  version: '0.0.0',
  build_id: 'sample',
};

export const sampleSession = (roles: string[] = ['patient']): Session => ({
  user: {
    name: 'Marta Mustermann',
    email: 'patient@example.org',
    data: { id: idOf(9, 1), roles, password_change: false },
  },
  expires: '2030-01-01T00:00:00.000Z',
});

const profile = {
  id: idOf(4, 1),
  user_id: idOf(9, 1),
  salutation: 'Frau',
  title: null,
  first_name: 'Marta',
  last_name: 'Mustermann',
  street: 'Beispielweg 4',
  postal_code: '99425',
  city: 'Weimar',
  country: 'DE',
};

const subjects = [
  'Befund und Plan nach Ihrer Beratung',
  'Hinweise vor Ihrer ersten Sitzung',
  'Willkommen',
];

export const sampleLetters: LetterRecord[] = subjects.map((subject, index) => ({
  id: idOf(3, index + 1),
  subject,
  body: 'Sehr geehrte Frau Mustermann,\n\nvielen Dank für Ihren Besuch. Wie besprochen fasse ich zusammen, was wir gesehen haben und was ich rate.\n\nMit freundlichen Grüßen\n\nDr. med. Clara Mustermann',
  status: 'sent',
  sent_at: `2026-${String(11 - index).padStart(2, '0')}-20T09:12:00.000Z`,
  read_at: index === 0 ? null : '2026-10-21T08:00:00.000Z',
  created_at: '2026-11-20T09:00:00.000Z',
  patient: profile,
  author: { name: 'Dr. med. Clara Mustermann' },
}));

const answers: Record<string, unknown> = {
  '/api/public': { practice: samplePractice, config: sampleConfig },
  '/api/treatments/': sampleTreatments,
  '/api/prices/': samplePrices,
  '/api/letters/': sampleLetters,
  '/api/profiles/': [profile],
};

/** Answers the paths that the pages ask for, with nothing behind it. */
export const sampleFetch: typeof fetch = async (input) => {
  const { pathname } = new URL(String(input), 'http://sample.invalid');
  const letter = sampleLetters.find(({ id }) => pathname === `/api/letters/${id}`);
  const answer = letter ?? answers[pathname];
  if (answer !== undefined) return Response.json(answer);
  return Response.json({ statusCode: 404, code: 'NOT_FOUND', message: '' }, { status: 404 });
};
