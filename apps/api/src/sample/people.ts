/** Accounts of the sample data; all with one password. */
export const accounts = [
  { key: 'patient', email: 'patient@example.org', name: 'Erika Mustermann', roles: [] as string[] },
  { key: 'patient2', email: 'patient2@example.org', name: 'Max Beispiel', roles: [] as string[] },
  {
    key: 'staff',
    email: 'staff@example.org',
    name: 'Dr. med. Clara Mustermann',
    roles: ['staff', 'doctor'],
  },
  { key: 'desk', email: 'desk@example.org', name: 'Mia Musterfrau', roles: ['staff'] },
  { key: 'admin', email: 'admin@example.org', name: 'Ada Musterfrau', roles: ['admin'] },
] as const;

export const profiles = [
  {
    account: 'patient',
    salutation: 'Frau',
    firstName: 'Erika',
    lastName: 'Mustermann',
    birthDate: '1984-08-12',
    phone: '03643 111 11 11',
    street: 'Beispielweg 3',
    postalCode: '99425',
    city: 'Weimar',
  },
  {
    account: 'patient2',
    salutation: 'Herr',
    firstName: 'Max',
    lastName: 'Beispiel',
    birthDate: '1979-02-03',
    phone: '03643 222 22 22',
    street: 'Am Muster 8',
    postalCode: '99427',
    city: 'Weimar',
  },
  {
    // Without an account: letters are printed.
    account: 'paper',
    salutation: 'Frau',
    firstName: 'Ines',
    lastName: 'Mustervorlage',
    birthDate: '1946-11-30',
    phone: '03643 333 33 33',
    street: 'Musterallee 21',
    postalCode: '99423',
    city: 'Weimar',
  },
] as const;

/** `inDays` null has no time yet. */
export const appointments = [
  {
    patient: 'patient',
    treatment: 'skinbooster',
    inDays: 9,
    minutes: 45,
    status: 'confirmed' as const,
    note: null,
  },
  {
    patient: 'patient',
    treatment: 'hydrafacial',
    inDays: null,
    minutes: 0,
    status: 'requested' as const,
    note: 'Am liebsten an einem Donnerstag nach 16\u00a0Uhr.',
  },
  {
    patient: 'patient2',
    treatment: 'hautspecial',
    inDays: 4,
    minutes: 45,
    status: 'proposed' as const,
    note: null,
  },
  {
    patient: 'patient2',
    treatment: 'microneedling',
    inDays: -20,
    minutes: 60,
    status: 'cancelled' as const,
    note: null,
  },
] as const;
