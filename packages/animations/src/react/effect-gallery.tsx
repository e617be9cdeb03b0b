import type { ComponentType, ReactNode } from 'react';
import {
  type EffectKind,
  type EffectName,
  effectKinds,
  effects,
  kindOf,
  play as playEffect,
} from '../index.ts';
import { useAnimation } from './use-animation.ts';

export interface EffectGalleryProps {
  /** The site's own button; make it outside of the component. */
  Button: ComponentType<{ 'aria-label': string; onClick(): void; children: ReactNode }>;
  /** The heading of a kind. */
  kindTitle(kind: EffectKind): string;
  /** The button's label for screen readers; its visible text is the effect's name. */
  playLabel(effect: EffectName): string;
  /** The element that moves; hidden from screen readers. */
  sample: ReactNode;
}

const namesOf = (kind: EffectKind) =>
  (Object.keys(effects) as EffectName[]).filter((name) => kindOf(effects[name]) === kind);

/**
 * All effects, grouped by kind: lists of the class `effects`, samples of the class `effect-stage`;
 * the site styles both.
 */
export function EffectGallery({ kindTitle, ...props }: EffectGalleryProps) {
  return effectKinds.map((kind) => (
    <section key={kind}>
      <h2>{kindTitle(kind)}</h2>
      <ul className="effects">
        {namesOf(kind).map((name) => (
          <Sample key={name} name={name} {...props} />
        ))}
      </ul>
    </section>
  ));
}

type SampleProps = Omit<EffectGalleryProps, 'kindTitle'> & { name: EffectName };

function Sample({ name, Button, playLabel, sample }: SampleProps) {
  const { ref, play } = useAnimation(effects[name]);
  return (
    <li>
      <span className="effect-stage" aria-hidden="true">
        <span ref={ref} data-effect={name}>
          {sample}
        </span>
      </span>
      <Button aria-label={playLabel(name)} onClick={() => play()}>
        {name}
      </Button>
    </li>
  );
}

/** Plays all samples of the gallery, each 60 ms after the previous one. */
export function playAll(): void {
  const samples = document.querySelectorAll<HTMLElement>('.effects [data-effect]');
  for (const [index, sample] of samples.entries()) {
    playEffect(sample, effects[sample.dataset.effect as EffectName], { delay: index * 60 });
  }
}
