/** The sRGB bytes that the browser paints for any CSS color, over an opaque ground. */
function paint(color: string, ground: string): [number, number, number] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  for (const fill of [ground, color]) {
    context.fillStyle = fill;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Whether nothing shines through a color that CSS knows. */
export const isOpaque = (color: string) =>
  paint(color, 'white').every((byte, place) => byte === paint(color, 'black')[place]);

/** '#fdfaf4' of any opaque CSS color. */
export const hexOf = (color: string) =>
  `#${paint(color, 'white')
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;

/** Relative luminance by WCAG 2.2. */
function luminance(rgb: [number, number, number]) {
  const [red = 0, green = 0, blue = 0] = rgb.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two CSS colors by WCAG 2.2, from 1 to 21. */
export function contrast(color: string, ground: string) {
  const one = luminance(paint(color, ground));
  const other = luminance(paint(ground, ground));
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
