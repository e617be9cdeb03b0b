import type { TestClient } from './client.ts';
import { publish } from './publish.ts';

/** Enters facts of a real practice in place of the sample: search engines may list its pages then. */
export async function enterOwnFacts(staff: TestClient): Promise<void> {
  const { id } = (await staff.get<{ id: string }[]>('/api/practice/')).body[0] ?? { id: '' };
  const doctors = [
    { title: 'Dr. med.', name: 'Jana Ode', role_de: 'Ärztin', role_en: 'Physician' },
  ];
  const own = {
    phone: '03641 123 45',
    email: 'post@aurelia-jena.de',
    street: 'Am Markt 2',
    doctors,
  };
  const { status } = await publish(staff, 'practice', id, own);
  if (status !== 200) throw new Error(`The facts were refused: ${status}`);
}
