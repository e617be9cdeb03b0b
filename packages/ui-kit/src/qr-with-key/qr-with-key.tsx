import { useRef, useState } from 'react';
import { useAccountTexts } from '../text/use-account-texts.ts';
import { QrCode } from './qr-code.tsx';

export interface QrWithKeyProps {
  /** The text for the camera: an `otpauth:` address. */
  text: string;
  /** The secret for input by hand, in base32, with spaces or without. */
  secret: string;
}

/** 'JBSW Y3DP EHPK 3PXP' */
const groupsOf = (key: string) => key.match(/.{1,4}/gsu)?.join(' ') ?? '';

/**
 * A QR code, and beside it the key to type where there is no camera, in groups of four, with a button that
 * copies it.
 *
 * @throws RangeError for a `text` of more than 2,331 bytes
 */
export function QrWithKey({ text, secret }: QrWithKeyProps) {
  const texts = useAccountTexts().texts.qr;
  const key = secret.replace(/\s/g, '');
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(key);
      setSaid(texts.copied);
    } catch {
      // No permission, or a page without TLS: the visitor copies what is selected.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setSaid(texts.marked);
    }
  }
  return (
    <div className="flex flex-wrap gap-x-7 gap-y-5">
      <QrCode text={text} label={texts.label} className="w-50 max-w-full flex-none" />
      <div className="grid min-w-0 grow basis-52 content-start gap-2 text-control">
        <a
          href={text}
          className="inline-flex min-h-11 items-center underline underline-offset-4 pointer-fine:hidden!"
        >
          {texts.onThisDevice}
        </a>
        <p className="text-small font-[550]">{texts.withoutCamera}</p>
        <p>{texts.typeKey}</p>
        <code
          ref={shown}
          translate="no"
          className="max-w-60 font-[inherit] text-body font-[550] wrap-anywhere hyphens-none"
        >
          {groupsOf(key)}
        </code>
        <p className="flex flex-wrap items-center gap-x-4 noscript:hidden">
          <button
            type="button"
            className="min-h-11 min-w-11 cursor-pointer text-left underline decoration-1 underline-offset-4 hover:decoration-2"
            onClick={() => void copy()}
          >
            {texts.copy}
          </button>
          <span role="status">{said}</span>
        </p>
      </div>
    </div>
  );
}
