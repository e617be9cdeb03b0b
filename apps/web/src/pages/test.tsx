import { type EffectName, effects, play } from '@praxiskit/animations';
import { Button } from '@praxiskit/ui-kit';
import { useText } from '../i18n/use-text.ts';
import { useHead } from '../layouts/root.tsx';
import { usePage } from '../site/hooks.ts';
import '../styles/text.css';
import '../styles/intern.css';

/** Every named effect, to look at. */
export function Component() {
  const payload = usePage();
  useHead(payload);
  const t = useText();
  return (
    <section className="legal" data-reveal-off>
      <h1>{payload.title}</h1>
      <ul className="effects">
        {(Object.keys(effects) as EffectName[]).map((effect) => (
          <li key={effect}>
            <Button
              variant="secondary"
              aria-label={t('test.play', { effect })}
              onClick={(event) => play(event.currentTarget, effects[effect])}
            >
              {effect}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
