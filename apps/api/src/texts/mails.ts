import type { Locale } from '@praxiskit/pages';

/** What a mail says, without a word about health: subjects and texts pass through foreign servers. */
export const templates = {
  'letter-available': {
    de: ({ name, practice, link }: Record<string, string>) => ({
      subject: `Ein Brief von ${practice} liegt für Sie bereit`,
      text: `Guten Tag ${name},\n\nin Ihrem persönlichen Bereich liegt ein neuer Brief für Sie:\n${link}\n\nZum Lesen melden Sie sich bitte an. Der Brief selbst steht zu Ihrem Schutz nicht in dieser E-Mail.\n\nIhre ${practice}\n`,
    }),
    en: ({ name, practice, link }: Record<string, string>) => ({
      subject: `A letter from ${practice} is waiting for you`,
      text: `Hello ${name},\n\nthere is a new letter for you in your private area:\n${link}\n\nPlease sign in to read it. To protect your privacy, the letter itself is not in this e-mail.\n\n${practice}\n`,
    }),
  },
} satisfies Record<
  string,
  Record<Locale, (data: Record<string, string>) => { subject: string; text: string }>
>;
