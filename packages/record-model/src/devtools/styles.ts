import type { CSSProperties } from 'react';

/**
 * ui-kit's tokens, with fallback values for pages without it. As attributes, so that pages without
 * the panel load no style sheet for it.
 */
const ink = 'var(--color-ink, #1d1b1a)';
const quiet = 'var(--color-quiet, #5e5853)';
const hairline = '1px solid var(--color-hairline, #d8d2cc)';

export const styles = {
  panel: {
    color: ink,
    background: 'var(--color-paper, #fff)',
    border: hairline,
    borderRadius: 'var(--radius-control, 2px)',
    font: 'var(--text-small, 0.875rem)/1.5 var(--font-sans, system-ui, sans-serif)',
    padding: '1rem',
    display: 'grid',
    gap: '0.75rem',
    minWidth: 0,
    // In wider lines a value would be far from its column's name.
    maxWidth: '64rem',
  },
  title: { margin: 0, font: 'inherit', fontWeight: 600 },
  summary: { cursor: 'pointer', fontWeight: 550, minHeight: '24px' },
  scroll: { overflow: 'auto', maxHeight: '28rem' },
  table: { borderCollapse: 'collapse', width: '100%', margin: '0.25rem 0 0.75rem' },
  /** The same columns in each record, so that they are aligned. */
  layers: { tableLayout: 'fixed', minWidth: '20rem' },
  name: { width: '20%' },
  caption: { textAlign: 'start', fontWeight: 550, padding: '0.25rem 0' },
  cell: {
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderBlockStart: hairline,
    padding: '0.25rem 0.5rem 0.25rem 0',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  head: { color: quiet, fontWeight: 400 },
  code: { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' },
  /** A method, a status, a time: one line, and no wider than its content. */
  short: { whiteSpace: 'nowrap', width: '1px', paddingInlineEnd: '1rem' },
  edited: { color: 'var(--color-primary, #8a3a1f)', fontWeight: 550 },
  failed: { color: 'var(--color-danger, #a3202f)' },
  quiet: { color: quiet, margin: 0 },
  list: { margin: '0.25rem 0', paddingInlineStart: '1.25rem' },
} as const satisfies Record<string, CSSProperties>;
