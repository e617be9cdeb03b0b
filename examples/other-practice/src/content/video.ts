// #region video
import type { Language } from './practice.ts';

/** This host of YouTube sets no cookie before the film plays. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** The film of the practice; the last part is its id. */
export const videoAddress = `${videoHost}/embed/M7lc1UVf-VE`;

/** The question for visitors. Here, and not with the other texts, because every page loads it. */
export const videoItem: Record<Language, { name: string; description: string }> = {
  // #region de
  de: {
    name: 'YouTube-Filme',
    description:
      'Spielt Filme von YouTube ab. Google erfährt dabei Ihre IP-Adresse und was Sie ansehen.',
  },
  // #endregion
  // #region en
  en: {
    name: 'YouTube films',
    description: 'Plays films from YouTube. Google gets your IP address and what you watch.',
  },
  // #endregion
};
// #endregion
