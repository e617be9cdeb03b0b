import type { Locale, LocalTexts } from '@praxiskit/core';

/** Why a step of a letter is refused. */
export const letterMessages = {
  fixed: {
    de: 'Der Brief ist versendet und ändert sich nicht mehr. Eine Berichtigung ist ein neuer Brief.',
    en: 'The letter was sent and does not change any more. A correction is a new letter.',
  },
  underWay: { de: 'Der Brief ist schon unterwegs.', en: 'The letter is already on its way.' },
  notSent: {
    de: 'Zurückziehen lässt sich nur ein versendeter Brief.',
    en: 'Only a sent letter can be withdrawn.',
  },
  notOnPaper: {
    de: 'Dieser Brief wird nicht auf Papier zugestellt.',
    en: 'This letter is not delivered on paper.',
  },
  stillDraft: {
    de: 'Der Brief ist nicht versendet, er ist noch ein Entwurf.',
    en: 'The letter was not sent, it is still a draft.',
  },
  noSending: {
    de: 'Hier können keine Briefe versendet werden.',
    en: 'Letters cannot be sent here.',
  },
} as const satisfies Record<string, LocalTexts>;

export const fieldMessages = {
  empty: { de: 'Hier fehlt noch etwas.', en: 'Something is missing here.' },
  address: {
    de: 'Für einen Brief auf Papier fehlen Straße, Postleitzahl oder Ort.',
    en: 'For a letter on paper street, postcode or town are missing.',
  },
  author: {
    de: 'Diesen Brief versendet, wer ihn unterschreibt, oder eine Ärztin oder ein Arzt.',
    en: 'This letter is sent by the person who signs it, or by a doctor.',
  },
  takeBack: {
    de: 'Zurückholen kann den Brief, wer ihn versendet hat, oder eine Ärztin oder ein Arzt.',
    en: 'The letter is taken back by the person who sent it, or by a doctor.',
  },
  signer: {
    de: 'Unterschreiben kann eine Ärztin oder ein Arzt.',
    en: 'A doctor can sign.',
  },
  staff: {
    de: 'Unterschreiben kann nur, wer in der Praxis arbeitet.',
    en: 'Only those who work in the practice can sign.',
  },
  self: {
    de: 'Einen Brief an Sie selbst schreibt jemand anderes aus der Praxis.',
    en: 'Another member of the practice has to write a letter to you.',
  },
  corrects: {
    de: 'Ein Brief berichtigt einen versendeten Brief an dieselbe Person.',
    en: 'A letter corrects a sent letter to the same person.',
  },
} as const satisfies Record<string, LocalTexts>;

export const placeMessage = (places: readonly string[], locale: Locale): string =>
  locale === 'de' ? `Noch offen: ${places.join(', ')}` : `Still open: ${places.join(', ')}`;

export const printableMessage = (signs: readonly string[], locale: Locale): string =>
  locale === 'de'
    ? `Lässt sich nicht drucken: ${signs.join(', ')}`
    : `Cannot be printed: ${signs.join(', ')}`;
