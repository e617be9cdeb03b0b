/**
 * A picture of the first screen, named in the page's head, so that it is fetched before the styles
 * are read.
 */
export interface FirstPicture {
  /** The same address as in the page's styles: another one would be a second download. */
  address: string;
  /** The MIME type. */
  type: string;
  /**
   * The media query under which the styles show it: '(width < 60em) and (prefers-color-scheme:
   * dark)'. If the visitor has chosen another theme than the device's, one more picture is fetched.
   */
  media: string;
}

/** The picture that other services show for a link to the page (https://ogp.me). */
export interface SharedPicture {
  /** A path of this site: '/shared/home.jpg'. */
  address: string;
  /** The MIME type; few services show AVIF and SVG. */
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** In pixels. */
  width: number;
  height: number;
  /** A description of the picture, in the page's language. */
  alt: string;
}

/** The pictures that a page's head names. */
export interface PagePictures {
  first?: readonly FirstPicture[];
  shared?: SharedPicture;
}
