import type { Page } from 'playwright';
import { encodePng } from './png.ts';

export interface RecordedPicture {
  /** SHA-256 of every pixel, in full size and color: what is compared. */
  hash: string;
  /** The picture at half its size and in few colors, for reviews. */
  preview: Buffer;
}

/** Reads and compares pictures by the browser's own codecs, on a page of their own. */
export async function createPictureCodec(page: Page, origin: string) {
  await page.goto(`${origin}/index.json`);
  await page.evaluate(async (module) => {
    const { default: pixelmatch } = await import(module);
    const pixels = async (png: string, scale: number) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const width = Math.ceil(image.width * scale);
      const height = Math.ceil(image.height * scale);
      const context = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return context.getImageData(0, 0, width, height);
    };
    Object.assign(window, { pixelmatch, pixels });
  }, `${origin}/_pixelmatch.js`);

  return {
    /** The hash and the preview of a picture, which are recorded. */
    async read(png: Buffer): Promise<RecordedPicture> {
      const { hash, width, height, palette, data } = await page.evaluate(async (source) => {
        const pixels: (png: string, scale: number) => Promise<ImageData> = Reflect.get(
          window,
          'pixels',
        );
        const whole = await pixels(source, 1);
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole.data));
        const { data, width, height } = await pixels(source, 0.5);
        // Similar colors share one palette entry, which is the first of them, mostly the background.
        let colors = new Map<number, number>();
        let palette: number[] = [];
        const indexes = new Uint8Array(width * height);
        // As many shades as 256 palette entries allow: usually sixteen of each color.
        for (let bits = 4; bits > 1; bits--) {
          colors = new Map();
          palette = [];
          const step = 255 / (2 ** bits - 1);
          const shade = (value = 0) => Math.round(value / step);
          for (let at = 0; at < indexes.length && colors.size <= 256; at++) {
            const [red, green, blue] = [0, 1, 2].map((part) => shade(data[at * 4 + part]));
            const color = ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
            const place = colors.get(color) ?? colors.size;
            if (place === colors.size) {
              colors.set(color, place);
              palette.push(...data.slice(at * 4, at * 4 + 3));
            }
            indexes[at] = place;
          }
          if (colors.size <= 256) break;
        }
        let text = '';
        for (let at = 0; at < indexes.length; at += 8192) {
          text += String.fromCharCode(...indexes.subarray(at, at + 8192));
        }
        return {
          hash: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
          width,
          height,
          palette,
          data: btoa(text),
        };
      }, png.toString('base64'));
      const preview = encodePng({
        width,
        height,
        palette: Buffer.from(palette),
        pixels: Buffer.from(data, 'base64'),
      });
      return { hash, preview };
    },

    /** Where two previews differ, in red; undefined where their sizes do. */
    async difference(recorded: Buffer, now: Buffer): Promise<Buffer | undefined> {
      const png = await page.evaluate(
        async (sources) => {
          const pixels: (png: string, scale: number) => Promise<ImageData> = Reflect.get(
            window,
            'pixels',
          );
          const [a, b] = await Promise.all(sources.map((source) => pixels(source, 1)));
          if (!a || !b || a.width !== b.width || a.height !== b.height) return '';
          const { width, height } = a;
          const marked = new ImageData(width, height);
          Reflect.get(window, 'pixelmatch')(a.data, b.data, marked.data, width, height, {
            threshold: 0.05,
          });
          const canvas = document.createElement('canvas');
          canvas.width = width;
          canvas.height = height;
          canvas.getContext('2d')?.putImageData(marked, 0, 0);
          return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
        },
        [recorded.toString('base64'), now.toString('base64')],
      );
      return png ? Buffer.from(png, 'base64') : undefined;
    },
  };
}
