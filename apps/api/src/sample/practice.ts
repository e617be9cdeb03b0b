/** A practice that is plainly a sample: nobody lives in Musterstraße. */
export const practice = {
  name: 'Aurelia',
  city: 'Weimar',
  street: 'Musterstraße 12',
  postalCode: '99423',
  country: 'Deutschland',
  phone: '03643 000 00 00',
  email: 'praxis@aurelia.example',
  legalForm: 'Einzelpraxis',
  titleDe: 'Ärztin (verliehen in der Bundesrepublik Deutschland)',
  titleEn: 'Physician (title awarded in the Federal Republic of Germany)',
  doctors: [
    {
      title: 'Dr. med.',
      name: 'Clara Mustermann',
      role_de: 'Fachärztin für Haut- und Geschlechtskrankheiten',
      role_en: 'Specialist in dermatology and venereology',
    },
  ],
  chamber: 'Landesärztekammer Thüringen',
  chamberState: 'Thüringen',
  supervisoryAuthority: 'Kassenärztliche Vereinigung Thüringen und Landesärztekammer Thüringen',
  vatId: 'DE000000000',
  hours: [
    { day: 1, opens: '09:00', closes: '18:00' },
    { day: 2, opens: '09:00', closes: '18:00' },
    { day: 3, opens: '09:00', closes: '13:00' },
    { day: 4, opens: '10:00', closes: '19:00' },
    { day: 5, opens: '09:00', closes: '15:00' },
  ],
  latitude: 50.9795,
  longitude: 11.3235,
};
