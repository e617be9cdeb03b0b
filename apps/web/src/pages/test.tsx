import { EffectGallery, type EffectGalleryProps, playAll } from '@praxiskit/animations/react';
import type { Payload } from '@praxiskit/pages';
import { useText } from '@praxiskit/pages/react';
import { Button } from '@praxiskit/ui-kit';
import '../styles/text.css';
import '../styles/intern.css';

const PlayButton: EffectGalleryProps['Button'] = (props) => (
  <Button variant="secondary" {...props} />
);

/** A gallery of every named effect [R5.3]. */
export function Component({ title }: Payload) {
  const t = useText();
  return (
    <section className="legal" data-reveal-off>
      <h1>{title}</h1>
      <div className="effects-head">
        <p>{t('test.text')}</p>
        <Button onClick={playAll}>{t('test.playAll')}</Button>
      </div>
      <EffectGallery
        Button={PlayButton}
        kindTitle={(kind) => t(`test.${kind}`)}
        playLabel={(effect) => t('test.play', { effect })}
        sample="1,5 mm"
      />
    </section>
  );
}
