import type { Locale } from '@praxiskit/core';
import { useLocation } from 'react-router';
import { previewIn } from '../addresses/preview-in.ts';
import { useSite } from './hooks.ts';

const texts: Readonly<Record<Locale, { title: string; text: string }>> = {
  de: {
    title: 'Vorschau.',
    text: 'So sieht die Seite aus, sobald der Entwurf veröffentlicht ist. Noch sieht sie niemand sonst.',
  },
  en: {
    title: 'Preview.',
    text: 'This is how the page looks once the draft is published. Nobody else sees it yet.',
  },
};

/** Shown first on a page with a draft, which otherwise looks like the public one. */
export function PreviewNote() {
  const { isPreview, locale } = useSite();
  const { search } = useLocation();
  // A link from a preview leads to the published page.
  if (!isPreview || previewIn(search) === null) return null;
  const { title, text } = texts[locale];
  return (
    <aside className="preview-note" aria-label={title}>
      <strong>{title}</strong> {text}
    </aside>
  );
}
