import { themes } from '../blocks/themed.tsx';

/** The kit's two colors, and the two that speak, in both themes. */
export const PaperAndInk = () => (
  <div className="sb-unstyled mb-12 grid border border-hairline sm:grid-cols-2">
    {themes.map((theme) => (
      <div
        key={theme}
        data-theme={theme}
        className="flex min-h-80 min-w-0 flex-col justify-between gap-6 bg-paper p-6 text-ink"
      >
        <p className="text-caption text-quiet">{theme}</p>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <p className="text-[clamp(3rem,6vw,4.75rem)] leading-[1.02] font-[225] tracking-[-0.03em]">
            Paper
            <br />
            and ink
          </p>
          <ul className="flex gap-3 text-caption">
            {['quiet', 'danger', 'positive'].map((name) => (
              <li key={name}>
                <span className="block size-12" style={{ background: `var(--color-${name})` }} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    ))}
  </div>
);
