import { fill } from '@praxiskit/core';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useAccountTexts } from '../text/use-account-texts.ts';

export interface CodeSheetProps {
  codes: readonly string[];
  /** Name of the practice, on top of the sheet and of the text. */
  brand: string;
  /** The account of the codes. */
  owner: string;
  /** When they were made, in words. */
  date: string;
  /** Below the codes; the kit's own text by default. */
  note?: ReactNode;
}

/**
 * Recovery codes on a sheet that is printed alone, whatever else is on the page, or saved as a text. Works
 * without scripts, but for the button that prints.
 */
export function CodeSheet({ codes, brand, owner, date, note }: CodeSheetProps) {
  const texts = useAccountTexts().texts.codes;
  const title = fill(texts.owner, { owner, date });
  const text = [brand, title, '', ...codes, '', typeof note === 'string' ? note : texts.note, ''];
  return (
    <div className="grid max-w-128 gap-5">
      <section
        data-code-sheet=""
        data-theme="light"
        aria-label={texts.title}
        className="bg-[white] p-6 text-ink shadow-lifted sm:p-8 print:p-0 print:shadow-none forced-colors:border"
      >
        <p className="text-title font-extralight">{brand}</p>
        <p className="text-caption">{title}</p>
        <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-x-6 text-body hyphens-none">
          {codes.map((code) => (
            <li
              key={code}
              className="flex items-center gap-2.5 border-hairline border-b py-1.5 print:border-current"
            >
              <span aria-hidden="true" className="size-3 flex-none border border-current" />
              <code translate="no" className="whitespace-nowrap font-[inherit] tracking-[0.02em]">
                {code}
              </code>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-caption">{note ?? texts.note}</p>
      </section>
      <div className="flex flex-wrap gap-3 *:grow print:hidden">
        <Button className="noscript:hidden" onClick={() => print()}>
          <Icon name="print" />
          {texts.print}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text.join('\r\n'))}`}
          download={texts.file}
          className={buttonClass('secondary')}
        >
          {texts.save}
        </a>
      </div>
    </div>
  );
}
