import type { LocalTexts } from './locale/locale.ts';

export interface CodedErrorOptions {
  readonly statusCode: number;
  /** Shown to users, in their language. */
  readonly messages: LocalTexts;
  /** Written to the log; the English message by default. */
  readonly message?: string | undefined;
  /** Extra data of the answer; its form depends on the code. */
  readonly details?: unknown;
  readonly cause?: unknown;
}

/** An error that becomes an answer of the API: the app's error handler picks the caller's language. */
export class CodedError<Code extends string = string> extends Error {
  /** In UPPER_SNAKE, as in the answer. */
  readonly code: Code;
  readonly statusCode: number;
  readonly messages: LocalTexts;
  readonly details: unknown;

  constructor(code: Code, options: CodedErrorOptions) {
    const { statusCode, messages, message = messages.en, details, cause } = options;
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.statusCode = statusCode;
    this.messages = messages;
    this.details = details;
  }
}
