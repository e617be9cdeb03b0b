import type { ReactElement } from 'react';
import { type Gate, type GateMessages, gateMessages } from '../index.ts';
import { GateScreen } from './gate-screen.tsx';
import { hydrateGate } from './hydrate-gate.tsx';

type Locale = keyof typeof gateMessages;

/** The gate as a page of its own. */
export interface GatePage {
  title: string;
  body: ReactElement;
  sheets: readonly string[];
  /** The data that the browser needs to start the gate. */
  data: {
    construction_hash: string | null;
    brand: GateBrand | null;
    messages: Partial<GateMessages>;
  };
}

export interface GatePageOptions {
  /** Names of the style sheets of the page; none by default. */
  sheets?: readonly string[];
  /** The owner of the site, if known. */
  brand?: GateBrand | null;
  /** The site's own sentences, with their language as `lang`; English ones by default, in each language. */
  messages?: Partial<GateMessages>;
}

export interface GateBrand {
  name?: string;
  /** Shown as written. */
  phone?: string | null;
  /** See `layers` of `GateScreen`. */
  layers?: readonly string[];
}

/**
 * The page of a closed site, as the server renders it.
 *
 * @param config the SHA-256 of the password in hex; null: the gate has no login box
 */
export function gatePage(
  { construction_hash }: Pick<GatePage['data'], 'construction_hash'>,
  locale: Locale,
  { sheets = [], brand, messages: own = {} }: GatePageOptions = {},
): GatePage {
  const messages = { ...gateMessages[locale], ...own };
  // Only the data that is shown: everything in the page is public.
  const { name = '', phone = null, layers = [] } = brand ?? {};
  const shown = brand ? { name, phone, layers } : null;
  return {
    title: messages.title,
    body: (
      <GateScreen
        hasLogin={construction_hash !== null}
        messages={messages}
        {...brandProps(shown)}
      />
    ),
    sheets,
    data: { construction_hash, brand: shown, messages: own },
  };
}

export interface GatePageContext {
  page: { locale: Locale; data: Readonly<Record<string, unknown>> };
  /** The element that the server rendered into. */
  root: Element;
  fetch: typeof fetch;
  /** Called once when the login box works. */
  onHydrated?(): void;
}

/** Makes the server's `gatePage` interactive, as `hydrateGate` does. */
export function startGatePage({ page, root, ...options }: GatePageContext): Gate {
  const { construction_hash: hash, brand, messages } = page.data;
  return hydrateGate(root, {
    hash: typeof hash === 'string' ? hash : null,
    messages: { ...gateMessages[page.locale], ...(messages as Partial<GateMessages>) },
    ...brandProps(brand as GateBrand | null),
    ...options,
  });
}

const brandProps = (brand: GateBrand | null | undefined) => ({
  brand: brand?.name,
  telephone: brand?.phone || null,
  layers: brand?.layers ?? [],
});
