import type { NotedFactor } from '../../store/account-mail.ts';

/** The text of a mail. It contains no health data, because mails pass through other servers. */
export interface MailText {
  readonly subject: string;
  /** Mail programs show it beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly end: string;
}

interface When {
  readonly date: string;
  readonly time: string;
}

/** The mails of one language; `time` and `date` are formatted in that language. */
export interface MailTexts {
  confirm(time: string): MailText;
  alreadyKnown(forgotten: string): MailText;
  link(time: string): MailText;
  reset(time: string): MailText;
  newDevice(what: When & { readonly name: string; readonly device: string }): MailText;
  /** For the first password of an account. */
  passwordSet(when: When): MailText;
  passwordChanged(when: When): MailText;
  /** The practice has reset the password. */
  passwordAsked(when: When): MailText;
  emailChange(time: string): MailText;
  emailTaken(forgotten: string): MailText;
  emailChangeRequested(when: When): MailText;
  emailChanged(when: When): MailText;
  invitation(what: When & { readonly practice: string }): MailText;
  /** `date`: when the account will be deleted. */
  deletionRequested(date: string): MailText;
  deletionUndone(when: When): MailText;
  factorAdded(what: When & { readonly factor: NotedFactor }): MailText;
  factorRemoved(what: When & { readonly factor: NotedFactor }): MailText;
  recoveryCodesMade(when: When): MailText;
  roleWaiting(when: When): MailText;
  roleGiven(when: When): MailText;
}
