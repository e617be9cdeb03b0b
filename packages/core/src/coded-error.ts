import type { LocalTexts } from './locale/locale.ts';

/** What a `CodedError` says beside its code. */
export interface CodedErrorOptions {
  readonly statusCode: number;
  /** For people, in each language. */
  readonly messages: LocalTexts;
  /** For the log; the English message by default. */
  readonly message?: string | undefined;
  /** What the answer carries beside its message; its form depends on the code. */
  readonly details?: unknown;
  readonly cause?: unknown;
}

/** An error that becomes an answer of the API: the app's error handler picks the caller's language. */
export class CodedError<Code extends string = string> extends Error {
  /** In UPPER_SNAKE, as the answer has it. */
  readonly code: Code;
  /** Of HTTP. */
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
