import { LanguageSwitch } from '@praxiskit/ui-kit';
import { useLocation } from 'react-router';
import { useSite } from '../site/hooks.ts';
import { useOptionalServices } from '../site/services.ts';

/** The same page in the other language. Without scripts it is an address of its own; with them, a cookie. */
export function Language() {
  const { locale } = useSite();
  const { pathname } = useLocation();
  const services = useOptionalServices();
  return (
    <span className="languages">
      <LanguageSwitch
        current={locale}
        choices={[
          { locale: 'de', name: 'Deutsch', href: `${pathname}?lang=de` },
          { locale: 'en', name: 'English', href: `${pathname}?lang=en` },
        ]}
        onChoose={(chosen) => {
          services?.chooseLocale(chosen);
          return services !== null;
        }}
      />
    </span>
  );
}
