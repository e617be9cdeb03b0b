import type { Locale } from '@praxiskit/core';
/** A mail without the content of the request: subjects and texts pass through foreign servers. */
export interface MailText {
  subject: string;
  text: string;
}

/**
 * The mails to the practice, and to the sender. `{practice}` with its title, 'Praxis Aurelia'; `{phone}`; `{list}`
 * is where the staff reads requests. They contain nothing that a sender has written, not even a name: so no
 * stranger can send texts of their own through the site.
 */
export const requestMailTexts: Record<'practice' | 'sender', Record<Locale, MailText>> = {
  practice: {
    de: {
      subject: 'Eine neue Anfrage ist da',
      text: 'Guten Tag,\n\nauf der Website hat jemand um eine Beratung gebeten. Wer, und worum es geht, steht zum Schutz der Person nicht in dieser E-Mail:\n{list}\n',
    },
    en: {
      subject: 'A new request has come in',
      text: 'Hello,\n\nSomebody has requested a consultation on the website. To protect the sender, this e-mail does not say who it is or what it is about:\n{list}\n',
    },
  },
  sender: {
    de: {
      subject: 'Ihre Anfrage ist bei uns: {practice}',
      text: 'Guten Tag,\n\nvielen Dank für Ihre Anfrage. Wir antworten innerhalb eines Arbeitstags.\n\nBitte schildern Sie in einer E-Mail keine Beschwerden; das besprechen wir lieber am Telefon ({phone}).\n\nSie haben nicht angefragt? Dann hat jemand anderes Ihre Adresse angegeben; ein Anruf genügt, und wir löschen sie.\n\nIhre {practice}\n',
    },
    en: {
      subject: 'We have your request: {practice}',
      text: 'Hello,\n\nThank you for your request. We will answer within one working day.\n\nPlease do not describe symptoms in an e-mail; we would rather talk about them on the phone ({phone}).\n\nYou did not send a request? Then somebody has given us your address; just call us and we will delete it.\n\n{practice}\n',
    },
  },
};
