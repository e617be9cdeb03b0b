import { requestMailTexts } from '@praxiskit/contact-requests';
import type { Locale } from '@praxiskit/core';

/**
 * `{practice}` with its title, `{link}` to where its patients sign in. Nothing says who is a patient, or why: neither a
 * name, nor which letter it is.
 */
const letter = {
  de: {
    subject: 'Ein Brief von {practice} liegt für Sie bereit',
    text: 'Guten Tag,\n\nin Ihrem persönlichen Bereich liegt ein neuer Brief für Sie:\n{link}\n\nZum Lesen melden Sie sich bitte an. Der Brief selbst steht zu Ihrem Schutz nicht in dieser E-Mail.\n\nIhre {practice}\n',
  },
  en: {
    subject: 'A letter from {practice} is waiting for you',
    text: 'Hello,\n\nThere is a new letter for you in your private area:\n{link}\n\nPlease sign in to read it. To protect your privacy, the letter itself is not in this e-mail.\n\n{practice}\n',
  },
};

/** Mails to patients until the practice changes their texts: subjects and texts pass through foreign servers. */
export const mailTexts = {
  de: { letter: letter.de, request: requestMailTexts.sender.de },
  en: { letter: letter.en, request: requestMailTexts.sender.en },
} satisfies Record<Locale, object>;
