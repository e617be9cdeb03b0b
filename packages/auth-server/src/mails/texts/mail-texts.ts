import type { Locale } from '@praxiskit/core';
import { de } from './de.ts';
import { en } from './en.ts';
import type { MailTexts } from './mail-text.ts';

export const mailTexts: Readonly<Record<Locale, MailTexts>> = { de, en };
