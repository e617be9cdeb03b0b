import type { Guide } from '@praxiskit/test-support/guide';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { factsOf, type Marker, type Measured, measure } from './measure.ts';
import { Sentence } from './page-link.tsx';

type Parts = NonNullable<Guide['anatomy']>['parts'];

interface AnatomyProps {
  parts: Parts;
  /** The component, drawn twice its size where there is room. */
  children?: ReactNode;
  /** In place of it, the address of a story that covers the page, and how high it is shown, in pixels. */
  frame?: { src: string; height: number };
}

/** The parts of a component, numbered where they are, with sizes that are measured from its elements. */
export function Anatomy({ parts, children, frame }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return;
    const update = () => setMeasured((last) => measure(current, parts) ?? last);
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(current);
    // Fonts, and what a frame loads, come later.
    const timer = setInterval(update, 500);
    const end = setTimeout(clearInterval, 15_000, timer);
    return () => {
      sizes.disconnect();
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [parts]);
  return (
    <div className="sb-unstyled grid border border-hairline md:grid-cols-[minmax(0,2fr)_minmax(15rem,1fr)]">
      <div
        ref={stage}
        className={`relative grid min-h-64 min-w-0 grid-cols-[minmax(0,1fr)] content-center overflow-hidden bg-raised ${frame ? 'px-8 max-sm:px-0' : 'px-14 py-20 sm:px-20'}`}
      >
        {frame ? (
          <iframe
            title="The component"
            src={frame.src}
            inert
            className="w-full border-0"
            style={{ height: frame.height }}
          />
        ) : (
          <div inert data-sample="" style={{ zoom: measured?.zoom ?? 1 }} className="*:mx-auto">
            {children}
          </div>
        )}
        {measured ? <Drawing {...measured} /> : null}
      </div>
      <ol className="grid content-center gap-4 border-hairline p-6 text-control max-md:border-t md:border-l">
        {parts.map(([selector, name, note], place) => (
          <li key={selector} className="grid grid-cols-[1.5rem_1fr]">
            <span className="font-[550]">{place + 1}</span>
            <span className="font-[550]">{name}</span>
            <span className="col-start-2 text-small text-quiet">
              <Sentence text={note} />{' '}
              {measured?.elements[place] ? factsOf(measured.elements[place]) : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Markers with lines to the parts, and the dimensions of what is drawn. */
function Drawing({ width, height, root, zoom, markers }: Measured) {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full text-ink"
      viewBox={`0 0 ${width} ${height}`}
      fontSize={14}
      fill="currentColor"
    >
      {root ? <Dimensions root={root} zoom={zoom} /> : null}
      {markers.map((marker) => (
        <Pointer key={marker.number} {...marker} />
      ))}
    </svg>
  );
}

function Pointer({ number, from, to }: Marker) {
  return (
    <g>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="currentColor" />
      <circle cx={to.x} cy={to.y} r={2.5} />
      <circle cx={from.x} cy={from.y} r={11} fill="var(--color-raised)" stroke="currentColor" />
      <text x={from.x} y={from.y + 5} textAnchor="middle" fontWeight={550}>
        {number}
      </text>
    </g>
  );
}

function Dimensions({ root, zoom }: { root: NonNullable<Measured['root']>; zoom: number }) {
  const { left, right, top, bottom, padding, radius } = root;
  const x = left - 20;
  const side = padding * zoom;
  return (
    <g>
      <path
        d={`M${x - 5} ${top}h10M${x - 5} ${bottom}h10M${x} ${top}V${bottom}`}
        stroke="currentColor"
      />
      <text x={x - 8} y={(top + bottom) / 2 + 5} textAnchor="end">
        {Math.round((bottom - top) / zoom)}
      </text>
      {padding > 0 ? (
        <>
          <path
            d={`M${left} ${bottom + 12}v10M${left + side} ${bottom + 12}v10M${left} ${bottom + 17}h${side}`}
            stroke="currentColor"
          />
          <text x={left + side / 2} y={bottom + 38} textAnchor="middle">
            {padding}
          </text>
          {[left, right - side].map((at) => (
            <rect
              key={at}
              x={at}
              y={top}
              width={side}
              height={bottom - top}
              fill="none"
              stroke="#c98a2b"
              strokeDasharray="4 3"
            />
          ))}
        </>
      ) : null}
      {radius > 0 ? (
        <text x={right + 8} y={top - 6}>
          radius {radius}
        </text>
      ) : null}
    </g>
  );
}
