import { fileWidths, pictureAddress, pictureDensities, pictureWidths } from './picture-address.ts';

export interface PictureSize {
  /** The largest width in CSS pixels in the layout; with `height` it reserves the space. */
  width: number;
  height: number;
  /**
   * The picture's width relative to the window: '(min-width: 1024px) 50vw, 100vw'. Absent: always
   * `width`.
   */
  sizes?: string;
}

export interface PictureProps {
  src: string;
  srcSet: string;
  sizes?: string;
  width: number;
  height: number;
}

/**
 * The properties of an `<img>` with files for each width and density, from which the browser
 * chooses [R8.15].
 * @param source 'team/anna.jpg' below a folder of pictures, or an absolute address
 * @throws TypeError for an absolute address that cannot be read
 */
export function pictureProps(source: string, { width, height, sizes }: PictureSize): PictureProps {
  const base = pictureWidths.find((one) => one >= width) ?? pictureWidths[pictureWidths.length - 1];
  const candidates = sizes
    ? fileWidths.map((one) => `${pictureAddress(source, one)} ${one}w`)
    : pictureDensities.map((one) => `${pictureAddress(source, Number(base) * one)} ${one}x`);
  return {
    src: pictureAddress(source, Number(base)),
    srcSet: candidates.join(', '),
    ...(sizes ? { sizes } : {}),
    width,
    height,
  };
}
