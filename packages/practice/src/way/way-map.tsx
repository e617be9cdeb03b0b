import { type ReactNode, useEffect, useRef } from 'react';
import { titleOf, type WayMapMessages, wayMapMessages } from './messages.ts';
import { textIn, type WayPlanData } from './plan.ts';
import { minutesOf } from './route.ts';
import { foreignTiles, MAP_ITEM } from './tiles.ts';
import { WayPlan } from './way-plan.tsx';

export interface WayMapProps {
  plan: WayPlanData;
  /** The language of its names. */
  locale: string;
  name: string;
  /** Below the title: the address. */
  children?: ReactNode;
  /** More help to find it: public transport, parking, steps. */
  facts?: readonly { term: string; text: string }[];
  /** Where tiles of a map come from, `https://tiles.example/{z}/{x}/{y}.png`; null: the plan is all. */
  tiles?: string | null;
  /**
   * Lets what has `data-consent` in the place start once it may: `gateMarkup` of consent-manager. Returns
   * the end of it. Tiles of the site itself load without it, when the page runs.
   */
  gate?: (root: HTMLElement) => () => void;
  /** In place of those of the language. */
  messages?: WayMapMessages;
  /** Level of the title; 2 by default. */
  headingLevel?: 2 | 3;
}

/**
 * The way to the practice: how long it takes, the drawn plan, what else helps, and a link to a public map.
 * With `tiles` a real map takes the plan's place, once the visitor allows it.
 */
export function WayMap(props: WayMapProps) {
  const { plan, locale, name, children, facts = [], tiles = null, headingLevel = 2 } = props;
  const messages = props.messages ?? wayMapMessages[locale.startsWith('de') ? 'de' : 'en'];
  const Heading = `h${headingLevel}` as const;
  const minutes = minutesOf(plan.route, plan.scale);
  const title = titleOf(messages, minutes, textIn(plan.from, locale));
  const { latitude, longitude } = plan.place;
  const href = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return (
    <section className="pk-way" aria-label={title}>
      <header>
        <Heading>{title}</Heading>
        {children}
      </header>
      <div className="pk-way-frame">
        <WayPlan plan={plan} locale={locale} name={name} title={title} />
        {tiles ? <Tiles {...props} tiles={tiles} messages={messages} title={title} /> : null}
      </div>
      {facts.length > 0 ? (
        <dl className="pk-way-facts">
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="pk-way-note">
        {tiles ? null : `${messages.drawn} `}
        <a href={href} target="_blank" rel="noopener noreferrer">
          {messages.open}
        </a>
      </p>
    </section>
  );
}

type TilesProps = WayMapProps & { tiles: string; messages: WayMapMessages; title: string };

/**
 * The place of the map. React leaves its inside alone: the element, or the placeholder in front of it, comes
 * and goes with the visitor's consent.
 */
function Tiles({ plan, name, tiles, gate, messages, title }: TilesProps) {
  const place = useRef<HTMLDivElement>(null);
  const { longitude, latitude } = plan.place;
  const { map, zoomIn, zoomOut } = messages;
  const latestGate = useRef(gate);
  latestGate.current = gate;
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const element = document.createElement('way-map');
    const values = { tiles, longitude, latitude, name, 'zoom-in': zoomIn, 'zoom-out': zoomOut };
    for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
    element.setAttribute('label', map.replace('{title}', title));
    let end: (() => void) | undefined;
    import('../element.ts').then(({ defineWayMap }) => defineWayMap()).catch(console.warn);
    if (!foreignTiles(tiles)) root.append(element);
    else {
      const template = document.createElement('template');
      template.dataset.consent = MAP_ITEM;
      template.content.append(element);
      root.append(template);
      end = latestGate.current?.(root);
    }
    return () => {
      end?.();
      root.replaceChildren();
    };
  }, [tiles, longitude, latitude, name, title, map, zoomIn, zoomOut]);
  return <div ref={place} className="pk-way-tiles" data-start-in-view="" />;
}
