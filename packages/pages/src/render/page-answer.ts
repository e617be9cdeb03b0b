import type { Locale } from '@praxiskit/core';

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** Without `end` if there is one. */
  body: string;
  /**
   * Closes the body; a visitor's personal part is written before it. Empty if the answer has no
   * personal part.
   */
  end: string;
}

export function answer(
  status: number,
  type: 'text/html' | 'application/json',
  locale: Locale,
  body: string,
  end = '',
): PageAnswer {
  return {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-language': locale,
      ...(status === 503 ? { 'retry-after': '10' } : {}),
    },
    body: end && body.endsWith(end) ? body.slice(0, -end.length) : body,
    end,
  };
}
