import type { ReactNode } from 'react';

export interface LetterSheetProps {
  /** Top left: the name of the practice. */
  brand: ReactNode;
  /** Top right: the practice's details. */
  practice?: ReactNode;
  /** One small line above the address. */
  returnAddress?: string;
  /** The addressee, line by line. */
  address: readonly string[];
  /** To the right of the address: our reference, date and so on. */
  facts?: readonly { term: string; value: ReactNode }[];
  subject: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** The ruler at the sheet's left edge, on screens that have room for it; true by default. */
  hasRuler?: boolean;
}

/** Where a sheet is folded and punched, in millimeters from the top (DIN 5008, form B). */
const marks = [
  { at: 105, width: 'w-[4mm]' },
  { at: 148.5, width: 'w-[6mm]' },
  { at: 210, width: 'w-[4mm]' },
] as const;
const figures = [50, 100, 150, 200, 250] as const;

/**
 * A letter on its A4 sheet, after DIN 5008, form B. On paper it fills the page; on a phone its
 * parts flow.
 */
export function LetterSheet(props: LetterSheetProps) {
  const { brand, practice, returnAddress, address, facts = [], subject, children, footer } = props;
  const { hasRuler = true } = props;
  return (
    <div className="relative mx-auto w-full max-w-[210mm] hyphens-none print:max-w-none print:[page:letter]">
      {hasRuler ? <Ruler /> : null}
      <article
        data-theme="light"
        className="relative flex min-h-[297mm] flex-col gap-8 bg-[white] p-6 text-[11pt] leading-[1.45] text-ink shadow-lifted sheet:block sheet:h-auto sheet:px-[25mm] sheet:pt-0 sheet:pr-[20mm] sheet:pb-[32mm] print:min-h-[296mm] print:shadow-none"
      >
        <span aria-hidden="true" className="text-quiet max-sheet:hidden">
          {marks.map(({ at, width }) => (
            <span
              key={at}
              className={`absolute left-0 border-t border-current ${width}`}
              style={{ top: `${at}mm` }}
            />
          ))}
        </span>
        <header className="flex justify-between gap-8 sheet:absolute sheet:inset-x-[25mm] sheet:top-[14mm]">
          <div className="text-title font-extralight">{brand}</div>
          {practice ? <div className="w-[58mm] text-[8.5pt]">{practice}</div> : null}
        </header>
        <address className="not-italic sheet:absolute sheet:top-[57mm] sheet:left-[25mm] sheet:w-[80mm]">
          {returnAddress ? (
            <p className="mb-[1.5mm] inline-block border-b border-hairline text-[7pt]">
              {returnAddress}
            </p>
          ) : null}
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {facts.length > 0 ? (
          <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 text-[8.5pt] sheet:absolute sheet:top-[50mm] sheet:left-[125mm]">
            {facts.map(({ term, value }) => (
              <div key={term} className="contents">
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className="grow sheet:pt-[98.5mm]">
          <h1 className="ms-0 mb-[1.45em] text-[11pt] font-[600] [letter-spacing:0]">{subject}</h1>
          <div className="[&>*+*]:mt-[1.45em]">{children}</div>
        </div>
        {footer ? (
          <footer className="border-t border-line pt-2 text-[7.5pt] sheet:absolute sheet:right-[20mm] sheet:bottom-[10mm] sheet:left-[25mm]">
            {footer}
          </footer>
        ) : null}
      </article>
    </div>
  );
}

/** Millimeters of paper, every 50 with its figure. Hidden from screen readers. */
function Ruler() {
  return (
    <div
      aria-hidden="true"
      className="absolute top-0 right-full h-[297mm] w-[16mm] text-caption text-quiet max-ruler:hidden print:hidden"
    >
      <span className="sheet-ruler absolute inset-y-0 right-1 w-[4mm] opacity-60" />
      {figures.map((mm) => (
        <span
          key={mm}
          className="absolute right-[6.5mm] -translate-y-1/2"
          style={{ top: `${mm}mm` }}
        >
          {mm}
        </span>
      ))}
    </div>
  );
}
