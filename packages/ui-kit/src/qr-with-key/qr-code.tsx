import { encode } from 'uqr';

export interface QrCodeProps {
  /** The text for the camera: at most 2,331 bytes of UTF-8. */
  text: string;
  /** Names the picture for screen readers. */
  label: string;
  className?: string;
}

/** Dark modules as runs along each row: a tenth of the bytes of one square each. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && start < 0) start = x;
      else if (!row[x] && start >= 0) {
        path += `M${start} ${y}h${x - start}v1H${start}z`;
        start = -1;
      }
    }
  });
  return path;
}

/**
 * A QR code (ISO/IEC 18004) as an SVG, black on white in every theme, with its quiet zone of four modules
 * and error correction of at least 15 %.
 *
 * @throws RangeError for a text that is too long
 */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
      // Cameras need the contrast that forced colors would take away.
      style={{ forcedColorAdjust: 'none', printColorAdjust: 'exact' }}
    >
      <title>{label}</title>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={pathOf(data)} />
    </svg>
  );
}
