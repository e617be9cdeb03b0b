import type { AnchorProps } from '@praxiskit/ui-kit';
import { Link } from 'react-router';
import { withLanguage } from '../site/addresses.ts';
import { useOptionalSite } from '../site/hooks.ts';

/** What every link of the site is made of: the router's own, with the language that the page was asked for. */
export function SiteAnchor({ href, ...props }: AnchorProps) {
  const site = useOptionalSite();
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  const lang = site?.explicitLocale ? site.locale : null;
  return <Link to={withLanguage(href, lang)} discover="none" {...props} />;
}
