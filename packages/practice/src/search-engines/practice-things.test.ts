import { practiceThings } from '@praxiskit/practice';
import { expect, test } from 'vitest';

const origin = 'https://praxis.example';
const empty = {
  name: '',
  street: '',
  postal_code: '',
  city: '',
  phone: '',
  email: '',
  description: '',
  latitude: null,
  longitude: null,
  hours: [],
  doctors: [],
};
const practice = {
  ...empty,
  name: 'Aurelia',
  street: 'Musterstraße 12',
  postal_code: '99423',
  city: 'Weimar',
  phone: '03643 1',
  latitude: 50.9,
  longitude: 11.3,
  hours: [{ day: 7, opens: '09:00', closes: '13:00' }],
  doctors: [{ title: 'Dr. med.', name: 'Clara Mustermann', role: '' }],
};

test('a practice is a clinic with its address, place, hours and doctors', () => {
  const [clinic, physician] = practiceThings(practice, origin);
  const address = {
    '@type': 'PostalAddress',
    streetAddress: 'Musterstraße 12',
    postalCode: '99423',
    addressLocality: 'Weimar',
    addressCountry: 'DE',
  };
  expect(clinic).toMatchObject({
    '@type': 'MedicalClinic',
    '@id': `${origin}/#practice`,
    url: `${origin}/`,
    address,
    geo: { '@type': 'GeoCoordinates', latitude: 50.9, longitude: 11.3 },
  });
  expect(clinic?.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Sunday',
      opens: '09:00',
      closes: '13:00',
    },
  ]);
  expect(physician).toEqual({
    '@type': 'Physician',
    name: 'Dr. med. Clara Mustermann',
    telephone: '+49 3643 1',
    address,
    parentOrganization: { '@id': `${origin}/#practice` },
  });
});

test.each([
  ['03643 000 00 00', '+49 3643 000 00 00'],
  ['+49 3643 1', '+49 3643 1'],
  ['0043 1 2', '0043 1 2'],
])('the number %s is dialed from anywhere as %s', (phone, dialed) => {
  const [clinic] = practiceThings({ ...practice, phone }, origin);
  expect(clinic?.telephone).toBe(dialed);
});

test('a fact that is not entered is not stated', () => {
  expect(practiceThings(empty, origin)).toEqual([]);
  const [clinic] = practiceThings({ ...empty, name: 'Aurelia' }, origin);
  const known = ['@type', '@id', 'name', 'url', 'openingHoursSpecification'];
  expect(Object.keys(clinic ?? {}).sort()).toEqual(known.sort());
});
