import type { PageForm } from '../form/page-form.ts';

/** 22 November 2026, 14:12 in Weimar. */
export const now = Date.UTC(2026, 10, 22, 13, 12);

export const form: PageForm = { csrfToken: 'token', now, typed: {} };
