import { SiteLink } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';
import type { AgeGroup } from '../ages/age-groups.ts';
import { layers } from '../treatment.ts';

/** Something with a page of its own. */
export interface AgedEntry {
  path: string;
  name: string;
  /** '23. Okt.' */
  date: string;
  /** A second line: who wrote it. */
  about: string;
  /** 'gelesen' */
  state: string;
}

export interface AgeLayersProps {
  /** As `ageGroups` answers them. */
  groups: readonly AgeGroup<AgedEntry>[];
  /** On the ruler where the newest thing is: '23. Nov.'. */
  mark?: string;
  /** The ground of each layer, a picture for instance. */
  ground?: ReactNode;
  /** After the last entry: the way to older ones. */
  end?: ReactNode;
  /** The newest entry, in the first layer; or a text that there is none yet. */
  children: ReactNode;
}

/**
 * A section through time: the newest thing on top, older ones in deeper layers, down to the last. The ruler
 * at the left edge has a tick for each thing and a month at each boundary; screen readers skip it, because
 * headings and dates say the same. The site styles `.age`, `.age-mark` and `.age-rest`.
 */
export function AgeLayers({ groups, mark = '', ground, end, children }: AgeLayersProps) {
  return (
    <div className="ages">
      <section className="age is-newest" data-layer={layers[0]}>
        {ground}
        <Mark text={mark} />
        {children}
      </section>
      {groups.map(({ layer, name, mark: month, items }, index) => (
        <section key={layer} className="age" data-layer={layer}>
          {ground}
          <Mark text={month} />
          <h2>{name}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.path}>
                <Mark text={item.mark} />
                <span>{item.date}</span>
                <span>
                  <SiteLink href={item.path} className="age-name">
                    {item.name}
                  </SiteLink>
                  <span className="quiet">{item.about}</span>
                </span>
                <span>{item.state}</span>
              </li>
            ))}
          </ul>
          {index === groups.length - 1 && end ? <div className="age-end">{end}</div> : null}
        </section>
      ))}
      {layers.slice(groups.length + 1).map((layer) => (
        <div key={layer} className="age-rest" data-layer={layer}>
          {ground}
        </div>
      ))}
    </div>
  );
}

function Mark({ text }: { text: string }) {
  return text ? (
    <span className="age-mark" aria-hidden="true">
      {text}
    </span>
  ) : null;
}
