import type { Layer } from '../content/layers.ts';
import type { Locale, PublicConfig, Session } from '../contract.ts';

export interface OpeningHours {
  /** 1 is Monday. */
  day: number;
  /** '09:00' */
  opens: string;
  closes: string;
}

/** The practice's facts as `GET /api/public` gives them. */
export interface Practice {
  name: string;
  city: string;
  street: string;
  postal_code: string;
  country: string;
  phone: string;
  email: string;
  legal_form: string;
  doctors: { name: string; title: string }[];
  chamber: string;
  chamber_state: string;
  supervisory_authority: string;
  vat_id: string;
  title_de: string;
  title_en: string;
  hours: OpeningHours[];
  latitude: number | null;
  longitude: number | null;
}

export interface MenuEntry {
  path: string;
  name: string;
  layer: Layer;
  /** For people: '2–8 mm', or a word where there is no measure. */
  depth: string;
}

/** What every page stands in: loaded once per document, never again while the language stays. */
export interface Site {
  practice: Practice;
  config: PublicConfig;
  session: Session | null;
  locale: Locale;
  /** The language came from `?lang`, so links carry it on. */
  explicitLocale: boolean;
  menu: MenuEntry[];
}
