// MDX would take the lines' indents away.

export const layersSheet = `/* Your colors in place of ours. A dark layer sets --color-ink, --color-line and --color-quiet as well. */
:root,
[data-theme] {
  --unterhaut: light-dark(oklch(0.85 0.094 76), oklch(0.385 0.066 64));
}
[data-layer='unterhaut'] {
  --layer: var(--unterhaut);
}`;

export const layersMarkup = `import { Ruler } from '@praxiskit/ui-kit';

<section data-layer="unterhaut" style={{ background: 'var(--layer)', color: 'var(--color-ink)' }}>
  <h2>Hyaluron</h2>
  <Ruler max={10} value={8} step={0.5} label="Depth" valueText="up to 8 mm" />
</section>`;
