import { parseLetterText } from '@praxiskit/letters';
import { type FrozenLetter, letterEngine, letterTemplate } from '@praxiskit/letters/press';

export function letterWith(text: string, change: Partial<FrozenLetter> = {}): FrozenLetter {
  return {
    locale: 'de',
    recipient: ['Frau', 'Dr. Şeyma Łukasiewicz-Müller', 'Straße des Friedens 12', '99423 Weimar'],
    letterhead: {
      brand: 'Praxis Dr. Muster',
      doctor: 'Dr. med. Friederike Muster',
      chamber: 'Landesärztekammer Thüringen',
      phone: '03643 123456',
      email: 'praxis@example.org',
      address: ['Marktplatz 1', '99423 Weimar'],
      footer: ['Bankverbindung auf Anfrage'],
    },
    date: '2026-11-20',
    reference: 'M-0041',
    subject: 'Ihr Befund vom 12. November',
    blocks: parseLetterText(text).blocks,
    closing: 'Mit freundlichen Grüßen',
    author: { name: 'Dr. Friederike Muster', title: 'Fachärztin für Dermatologie' },
    template: letterTemplate,
    engine: letterEngine,
    ...change,
  };
}
