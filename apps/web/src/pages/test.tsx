import { type EffectName, effectKinds, effects, kindOf, play } from '@praxiskit/animations';
import { useAnimation } from '@praxiskit/animations/react';
import type { Payload } from '@praxiskit/pages';
import { useText } from '@praxiskit/pages/react';
import { Button } from '@praxiskit/ui-kit';
import '../styles/text.css';
import '../styles/intern.css';

const names = Object.keys(effects) as EffectName[];

function playAll() {
  document.querySelectorAll<HTMLElement>('.effects [data-effect]').forEach((card, index) => {
    play(card, effects[card.dataset.effect as EffectName], { delay: index * 60 });
  });
}

function Sample({ name }: { name: EffectName }) {
  const { ref, play } = useAnimation<HTMLSpanElement>(effects[name]);
  const t = useText();
  return (
    <li>
      <span className="effect-stage" aria-hidden="true">
        <span ref={ref} data-effect={name}>
          1,5 mm
        </span>
      </span>
      <Button
        variant="secondary"
        aria-label={t('test.play', { effect: name })}
        onClick={() => play()}
      >
        {name}
      </Button>
    </li>
  );
}

/** Every named effect, to look at [R5.3]. */
export function Component({ title }: Payload) {
  const t = useText();
  return (
    <section className="legal" data-reveal-off>
      <h1>{title}</h1>
      <div className="effects-head">
        <p>{t('test.text')}</p>
        <Button onClick={playAll}>{t('test.playAll')}</Button>
      </div>
      {effectKinds.map((kind) => (
        <section key={kind}>
          <h2>{t(`test.${kind}`)}</h2>
          <ul className="effects">
            {names
              .filter((name) => kindOf(effects[name]) === kind)
              .map((name) => (
                <Sample key={name} name={name} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
