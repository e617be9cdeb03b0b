import { createElement, Fragment, type ReactNode } from 'react';
import { type PrivacyNode, readPrivacyHtml } from '../dialog/privacy.ts';

/** As React elements; a link leaves the page without a referrer. */
export function renderPrivacy(nodes: readonly PrivacyNode[]): ReactNode {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return <Fragment key={String(at)}>{node}</Fragment>;
    const { tag, href, children } = node;
    const props = href ? { href, rel: 'noopener noreferrer' } : {};
    return createElement(
      tag,
      { key: String(at), ...props },
      children.length > 0 ? renderPrivacy(children) : null,
    );
  });
}

/** An item's `privacy`, read by `readPrivacyHtml`: it holds under Trusted Types, and on the server. */
export function PrivacyText({ html }: { html: string }) {
  return <div className="pk-consent-privacy">{renderPrivacy(readPrivacyHtml(html))}</div>;
}
