import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { withLanguage } from '../addresses/addresses.ts';
import { useOptionalSite } from './hooks.ts';

/**
 * Accepts every attribute of a link; an address that does not start with `/` becomes a plain link.
 */
export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link of the site: the router's own, with the language of `?lang`. */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  const site = useOptionalSite();
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  const lang = site?.explicitLocale ? site.locale : null;
  return <Link to={withLanguage(href, lang)} discover="none" {...props} />;
}
