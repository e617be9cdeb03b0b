/** A practice that is plainly a sample: Musterstraße is no real street. */
export const practice = {
  name: 'Aurelia',
  city: 'Weimar',
  street: 'Musterstraße 12',
  postalCode: '99423',
  country: 'Deutschland',
  phone: '03643 000 00 00',
  email: 'praxis@aurelia.example',
  legalForm: 'Einzelpraxis',
  titleDe: 'Ärztin',
  titleEn: 'Physician (Ärztin)',
  doctors: [
    {
      title: 'Dr. med.',
      name: 'Clara Mustermann',
      role_de: 'Fachärztin für Haut- und Geschlechtskrankheiten',
      role_en: 'Specialist in dermatology and venereology',
      statement_de:
        'Nachlegen ist leichter als Zurücknehmen. Also beginne ich mit wenig und sehe nach zwei Wochen mit Ihnen hin.',
      statement_en:
        'Adding is easier than taking away. So I start small, and after two weeks I look at the result with you.',
      years: [
        {
          from: 2003,
          to: 2009,
          title_de: 'Studium der Humanmedizin',
          title_en: 'Medical studies',
          note_de: 'Universität in Thüringen',
          note_en: 'University in Thuringia',
        },
        {
          from: 2010,
          to: 2016,
          title_de: 'Weiterbildung',
          title_en: 'Specialist training',
          note_de: 'Approbation, dann sechs Jahre in einer Hautklinik',
          note_en: 'License to practice, then six years in a department of dermatology',
        },
        {
          from: 2016,
          to: null,
          title_de: 'Fachärztin',
          title_en: 'Specialist',
          note_de: 'Anerkannt von der Kammer',
          note_en: 'Recognized by the chamber',
        },
        {
          from: 2021,
          to: null,
          goes_on: true,
          title_de: 'Praxis in Weimar',
          title_en: 'Practice in Weimar',
          note_de: 'Eine Ärztin',
          note_en: 'One doctor',
        },
      ],
      refusals: [
        {
          text_de: 'Ich behandle nicht am Tag der ersten Beratung.',
          text_en: 'I do not treat on the day of the first consultation.',
        },
        {
          text_de: 'Ich operiere nicht. Wo ein Schnitt der bessere Weg wäre, sage ich es.',
          text_en: 'I do not operate. Where surgery would be the better way, I say so.',
        },
        {
          text_de: 'Ich fülle nicht auf, was Lichtschutz, Schlaf oder eine Salbe regeln.',
          text_en: 'I do not fill what sun protection, sleep or an ointment will take care of.',
        },
        {
          text_de: 'Ich behandle niemanden unter 18\u00a0Jahren.',
          text_en: 'I treat nobody under 18.',
        },
      ],
    },
  ],
  chamber: 'Landesärztekammer Thüringen',
  chamberState: 'Thüringen',
  supervisoryAuthority:
    'Landesärztekammer Thüringen (Berufsaufsicht), Thüringer Landesverwaltungsamt (Approbation)',
  vatId: 'DE000000000',
  hours: [
    { day: 1, opens: '09:00', closes: '18:00' },
    { day: 2, opens: '09:00', closes: '18:00' },
    { day: 3, opens: '09:00', closes: '13:00' },
    { day: 4, opens: '10:00', closes: '19:00' },
    { day: 5, opens: '09:00', closes: '15:00' },
  ],
  latitude: 50.9795,
  longitude: 11.3298,
};
