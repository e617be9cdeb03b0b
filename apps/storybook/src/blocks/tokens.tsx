import { facts } from 'virtual:facts';
import { useLayoutEffect, useRef, useState } from 'react';
import { hexOf } from './contrast.ts';
import { Copy } from './copy.tsx';
import { type Theme, themes } from './themed.tsx';
import { writtenTokens } from './written-tokens.ts';

/** Folders of the kit whose own modules use a color. */
const usersOf = (name: string) => [
  ...new Set(
    Object.entries(facts.ownTokens)
      .filter(([file, tokens]) => file.startsWith('packages/ui-kit/src/') && tokens.includes(name))
      .map(([file]) => file.split('/').at(-2) ?? file)
      .filter((folder) => folder !== 'src'),
  ),
];

interface TokensProps {
  /** Each name with what it is for. */
  uses: Readonly<Record<string, string>>;
}

/** The kit's colors in both themes: as they are written, as they are painted, and who uses them. */
export function Tokens({ uses }: TokensProps) {
  return (
    <ul className="sb-unstyled border-t border-line">
      {Object.entries(uses).map(([name, use]) => (
        <li
          key={name}
          className="grid gap-x-6 gap-y-2 border-b border-hairline py-3 text-small md:grid-cols-[10rem_1fr_1fr_10rem] md:items-center"
        >
          <p>
            <span className="block text-control font-[550]">
              {name} <Copy text={`var(--color-${name})`} what={name} />
            </span>
            <span className="text-quiet">{use}</span>
          </p>
          {themes.map((theme) => (
            <Swatch key={theme} theme={theme} name={name} />
          ))}
          <Users folders={usersOf(name)} />
        </li>
      ))}
    </ul>
  );
}

function Users({ folders }: { folders: readonly string[] }) {
  return (
    <p className="text-quiet">
      <span className="text-control font-[550] text-ink">{folders.length}</span>{' '}
      {folders.slice(0, 3).join(', ')}
      {folders.length > 3 ? ' …' : ''}
    </p>
  );
}

function Swatch({ theme, name }: { theme: Theme; name: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [hex, setHex] = useState('');
  useLayoutEffect(() => {
    if (box.current) setHex(hexOf(getComputedStyle(box.current).backgroundColor));
  }, []);
  const value = writtenTokens[name]?.[theme].replace(/^oklch\(|\)$/g, '');
  return (
    <div data-theme={theme} className="flex items-center gap-4 border border-hairline bg-paper p-2">
      <span
        ref={box}
        className="h-12 w-20 shrink-0 border border-hairline"
        style={{ background: `var(--color-${name})` }}
      />
      <span className="font-mono text-[0.8125rem] text-ink">
        {value}
        <br />
        {value?.includes('/') ? 'over the ground' : hex}
      </span>
    </div>
  );
}
