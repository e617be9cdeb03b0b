const id = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const ids = {
  botox: id(1),
  peel: id(2),
  vitamin: id(3),
  low: id(11),
  high: id(12),
  free: id(13),
  note: id(21),
  loose: id(22),
  guide: id(31),
  spare: id(32),
  wrinkles: id(41),
  scars: id(42),
  nowhere: id(99),
};

const made = {
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

/** The first rows of both servers, under wire names; `through` has the pairs of a belongsToMany. */
export const rows = {
  treatments: [
    {
      id: ids.botox,
      ...made,
      name: 'Botox',
      position: 2,
      active: true,
      facts: { layer: 'muskel' },
      summary: 'Glättet.',
    },
    {
      id: ids.peel,
      ...made,
      name: 'Peeling 100 %',
      position: 10,
      active: false,
      facts: null,
      summary: null,
    },
    {
      id: ids.vitamin,
      ...made,
      name: 'botanik',
      position: 2,
      active: true,
      facts: null,
      summary: '',
    },
  ],
  prices: [
    {
      id: ids.low,
      ...made,
      treatment_id: ids.botox,
      amount: '9.50',
      views: '9007199254740993',
      valid_from: '2026-01-31',
      opens_at: '09:30:00',
      checked_at: '2026-03-01T10:00:00.000Z',
      factor: 1.5,
    },
    {
      id: ids.high,
      ...made,
      treatment_id: ids.botox,
      amount: '12345678901234567.89',
      views: '9007199254740992',
      valid_from: '2026-02-01',
      opens_at: null,
      checked_at: null,
      factor: -2,
    },
    {
      id: ids.free,
      ...made,
      treatment_id: ids.peel,
      amount: null,
      views: '-3',
      valid_from: null,
      opens_at: '18:00:00',
      checked_at: '2025-12-31T23:59:59.999Z',
      factor: null,
    },
  ],
  notes: [
    { id: ids.note, ...made, text: 'mine', treatment_id: ids.botox },
    { id: ids.loose, ...made, text: 'loose', treatment_id: null },
  ],
  guides: [
    { id: ids.guide, ...made, title: 'After', treatment_id: ids.botox },
    { id: ids.spare, ...made, title: 'Spare', treatment_id: null },
  ],
  concerns: [
    { id: ids.wrinkles, ...made, slug: 'falten' },
    { id: ids.scars, ...made, slug: 'narben' },
  ],
  treatment_concerns: [
    { treatments: ids.botox, concerns: ids.wrinkles },
    { treatments: ids.peel, concerns: ids.wrinkles },
    { treatments: ids.peel, concerns: ids.scars },
  ],
};
