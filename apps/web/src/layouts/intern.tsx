import { useText } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';
import { Header } from './header.tsx';
import { type NavigationEntry, useAreas } from './navigation.tsx';
import { PlainMain } from './plain-main.tsx';

/** The layout of signed-in users: the same header with their own navigation, and a short footer. */
export function InternLayout({ children }: { children: ReactNode }) {
  const t = useText();
  const own: NavigationEntry[] = [
    { href: '/private', text: t('nav.overview') },
    { href: '/user', text: t('nav.account') },
    { href: '/#behandlungen', text: t('nav.treatments') },
    { href: '/preise', text: t('nav.prices') },
  ];
  const areas = useAreas();
  return (
    <>
      <Header entries={[...own, ...areas]} />
      <PlainMain>{children}</PlainMain>
    </>
  );
}
