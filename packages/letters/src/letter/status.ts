/** From the beginning of a draft to a letter that was taken out of the patient's sight. */
export const letterStatuses = ['draft', 'ready', 'sending', 'sent', 'withdrawn'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

/** Who may read a letter in the practice: the desk and doctors, or doctors alone. */
export const letterCircles = ['desk', 'doctors'] as const;
export type LetterCircle = (typeof letterCircles)[number];

/** In the patient's area, or as a print for those without an account. */
export const letterDeliveries = ['portal', 'paper'] as const;
export type LetterDelivery = (typeof letterDeliveries)[number];

/** What became of the mail that announces a letter. */
export const letterMailStatuses = ['sent', 'failed'] as const;

export const letterEventKinds = [
  'begun',
  'ready',
  'reopened',
  'sending',
  'taken_back',
  'sending_failed',
  'sent',
  'gone',
  'restored',
  'mailed',
  'mail_failed',
  'read',
  'printed',
  'withdrawn',
  'corrected',
  'circle',
] as const;
export type LetterEventKind = (typeof letterEventKinds)[number];
