import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

/** One language of the site. */
export interface LanguageChoice {
  /** A BCP 47 tag. */
  locale: string;
  /** The language in its own words. */
  name: string;
  /** The same page in that language: it works without scripts, too. */
  href: string;
}

export interface LanguageSwitchProps {
  /** The page's, as its `locale` in `choices`. */
  current: string;
  /** By default German and English, at the same address with `lang=` in its query. */
  choices?: readonly LanguageChoice[];
  /** The query of the address, `?token=…`: the default choices keep it. */
  query?: string;
  /** Return true if the choice was handled; else the link is followed. */
  onChoose?: (locale: string) => boolean;
}

function germanAndEnglish(query: string): readonly LanguageChoice[] {
  const hrefOf = (locale: string) => {
    const parameters = new URLSearchParams(query);
    parameters.set('lang', locale);
    return `?${parameters}`;
  };
  return [
    { locale: 'de', name: 'Deutsch', href: hrefOf('de') },
    { locale: 'en', name: 'English', href: hrefOf('en') },
  ];
}

/** Languages side by side, as short as their codes. */
export function LanguageSwitch({
  current,
  query = '',
  choices = germanAndEnglish(query),
  onChoose,
}: LanguageSwitchProps) {
  const { messages } = useUiKitTexts();
  return (
    <nav aria-label={messages.language} className="inline-flex text-small">
      {choices.map(({ locale, name, href }) => (
        <a
          key={locale}
          href={href}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-11 min-w-8 items-center justify-center uppercase',
            locale === current ? 'font-[600]' : 'text-quiet hover:underline',
          )}
          onClick={(event) => {
            // With one of these keys the browser opens the link elsewhere; this page stays as it is.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            if (onChoose?.(locale)) event.preventDefault();
          }}
        >
          {locale.slice(0, 2)}
          <span className="sr-only"> {name}</span>
        </a>
      ))}
    </nav>
  );
}
