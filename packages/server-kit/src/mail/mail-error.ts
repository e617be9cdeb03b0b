/** Why a mail was not sent: never an address, a subject or a text, so that it can be kept and logged. */
interface MailFailure {
  /** nodemailer's code, `EENVELOPE`, or the system's behind it. */
  code: string;
  /** The server's reply, 550; null where there was none. */
  smtpCode: number | null;
  /** The server's enhanced status code, `5.1.1` (RFC 3463); null where it gave none. */
  smtpStatus: string | null;
}

/** Members of nodemailer's errors. */
interface SmtpError {
  code?: string;
  /** The system's code, where `code` is nodemailer's. */
  originalCode?: string;
  response?: string;
  responseCode?: number;
  /** Set on 5xx but 503. */
  permanent?: boolean;
  command?: string;
}

/** A refusal of these commands is about the mail, not about the session, its sender or its password. */
const ABOUT_MAIL = ['RCPT TO', 'DATA'];

/** Mail servers repeat the receiver's address in their answers, and errors are logged. */
export class MailError extends Error implements MailFailure {
  override readonly name = 'MailError';
  readonly code: string;
  readonly smtpCode: number | null;
  readonly smtpStatus: string | null;
  /** The same mail would be refused again, so its job is not tried again. */
  readonly isPermanent: boolean;

  constructor({ code, originalCode, response, responseCode, permanent, command }: SmtpError) {
    const status = response?.match(/^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/)?.[1];
    const known = [code, originalCode, responseCode, status, command].filter(Boolean);
    super(`The mail was not sent (${known.join(', ')}).`);
    this.code = code ?? 'UNKNOWN';
    this.smtpCode = responseCode ?? null;
    this.smtpStatus = status ?? null;
    this.isPermanent = permanent === true && ABOUT_MAIL.includes(command ?? '');
  }
}
