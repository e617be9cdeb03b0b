import { useOptionalRuntime } from '@praxiskit/pages/react';
import { LanguageSwitch } from '@praxiskit/ui-kit';
import { useSite } from '../site.ts';

/**
 * The same page in the other language. Without scripts it is an address of its own, relative to the
 * page's: the page of all unknown addresses is one.
 */
export function Language() {
  const { locale } = useSite();
  const runtime = useOptionalRuntime();
  return (
    <span className="languages">
      <LanguageSwitch
        current={locale}
        choices={[
          { locale: 'de', name: 'Deutsch', href: '?lang=de' },
          { locale: 'en', name: 'English', href: '?lang=en' },
        ]}
        onChoose={(chosen) => {
          runtime?.chooseLocale(chosen);
          return runtime !== null;
        }}
      />
    </span>
  );
}
