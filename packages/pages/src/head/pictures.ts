/** A picture of the first screen, named in the page's head, so that it is fetched before its style is read. */
export interface FirstPicture {
  /** As the page's styles ask for it: another address would be a second download. */
  address: string;
  /** The MIME type. */
  type: string;
  /**
   * The media query under which the styles show it: '(width < 60em) and (prefers-color-scheme: dark)'.
   * A visitor who has chosen another theme than the device's fetches one picture more.
   */
  media: string;
}

/** What a page is shown with where somebody sends its address to others (https://ogp.me). */
export interface SharedPicture {
  /** A path of this site: '/shared/home.jpg'. */
  address: string;
  /** The MIME type; AVIF and SVG are shown by few. */
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** In pixels. */
  width: number;
  height: number;
  /** What is to be seen, in the page's language. */
  alt: string;
}

/** The pictures that a page's head names. */
export interface PagePictures {
  first?: readonly FirstPicture[];
  shared?: SharedPicture;
}
