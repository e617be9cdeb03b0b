import { expect, test } from 'vitest';
import { isSample } from './sample-practice.ts';

const real = {
  name: 'Hautpraxis Lindenhof',
  email: 'post@lindenhof-jena.de',
  phone: '03641 123 45',

  street: 'Am Muster 2',
  doctors: [{ title: '', name: 'Jana Ode', role_de: '', role_en: '' }],
};
const doctor = { title: 'Dr. med.', name: 'Clara Mustermann', role_de: '', role_en: '' };

test('a practice with facts of its own is no sample', () => {
  expect(isSample(real)).toBe(false);
  expect(isSample({ ...real, email: 'post@example-praxis.de' })).toBe(false);
});

test.each([
  ['e-mail', { email: 'praxis@aurelia.example' }],
  ['e-mail of another kind', { email: 'a@example.org' }],
  ['telephone', { phone: '03643 000 00 00' }],
  ['street', { street: 'Musterstraße 12' }],
  ['doctor', { doctors: [...real.doctors, doctor] }],
  ['missing name', { name: '' }],
])('one fact of the sample that has been left is enough: %s', (_, fact) => {
  expect(isSample({ ...real, ...fact })).toBe(true);
});
