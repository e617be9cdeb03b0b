import { Button, Field, Icon, Input } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { hexOf } from '../blocks/contrast.ts';
import { Code } from '../blocks/copy.tsx';
import { decoration } from '../blocks/pairs.ts';
import { type Theme, themes } from '../blocks/themed.tsx';
import { writtenTokens as kit } from '../blocks/written-tokens.ts';
import { PricePage } from '../pages/price-page.tsx';
import { OwnPractice } from './own-practice.tsx';
import {
  cssOf,
  failuresIn,
  greenAndSand,
  isColor,
  isColorFor,
  type Judged,
  judge,
  kitRadius,
  type OwnColors,
  shortfallOf,
  styleOf,
  unreadableIn,
} from './own-theme.ts';
import { tokenUses } from './token-uses.ts';

/** The hues of both accents, in degrees. */
const kitHue = 270;
const greenHue = 155;

/** An accent of this hue, in degrees, which keeps the contrast that the kit needs. */
function accentOf(hue: number): OwnColors {
  const { primary, line } = kit;
  if (hue === kitHue && primary && line) return { primary, line };
  return {
    primary: { light: `oklch(0.36 0.1 ${hue})`, dark: `oklch(0.86 0.08 ${hue})` },
    line: { light: `oklch(0.36 0.06 ${hue})`, dark: `oklch(0.86 0.05 ${hue})` },
  };
}

/** Colors to change and to look at, with the contrast of every pair that the kit uses. */
export function ThemeBench() {
  const [colors, setColors] = useState<OwnColors>(kit);
  const [hue, setHue] = useState(kitHue);
  const [radius, setRadius] = useState(kitRadius);
  const judged = judge(colors);
  const unreadable = unreadableIn(colors);
  const css = unreadable.length > 0 ? '' : cssOf(colors, kit, radius);
  const begin = (from: OwnColors, ofHue: number, ofRadius: number) => {
    setColors(from);
    setHue(ofHue);
    setRadius(ofRadius);
  };
  const set = (name: string, theme: Theme, value: string) =>
    setColors((last) => ({
      ...last,
      [name]: { light: '', dark: '', ...last[name], [theme]: value },
    }));
  return (
    <div className="sb-unstyled grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field
          id="accent-hue"
          label={`Hue of primary and line: ${hue}°`}
          className="w-72 max-w-full"
        >
          <input
            id="accent-hue"
            type="range"
            min={0}
            max={359}
            value={hue}
            className="w-full accent-primary"
            onChange={({ target }) => {
              setHue(target.valueAsNumber);
              setColors((last) => ({ ...last, ...accentOf(target.valueAsNumber) }));
            }}
          />
        </Field>
        <Field id="corners" label={`Corners: ${radius} px`} className="w-48 max-w-full">
          <input
            id="corners"
            type="range"
            min={0}
            max={24}
            value={radius}
            className="w-full accent-primary"
            onChange={({ target }) => setRadius(target.valueAsNumber)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => begin({ ...kit, ...greenAndSand }, greenHue, 8)}
          >
            Green and sand
          </Button>
          <Button variant="secondary" onClick={() => begin(kit, kitHue, kitRadius)}>
            The kit’s own
          </Button>
        </div>
      </div>
      <Summary judged={judged} unreadable={unreadable} />
      <div className="grid border border-hairline md:grid-cols-2">
        {themes.map((theme) => (
          <OwnPractice key={theme} colors={colors} theme={theme} radius={radius} />
        ))}
      </div>
      <details className="border-t border-line pt-2">
        <summary className="cursor-pointer font-[550]">On a whole page</summary>
        {themes.map((theme) => (
          <div
            key={theme}
            inert
            data-theme={theme}
            style={styleOf(colors, theme, radius)}
            className="mt-4 border border-hairline bg-paper text-ink"
          >
            <PricePage language="en" />
          </div>
        ))}
      </details>
      <ul className="border-t border-line">
        {Object.entries(tokenUses).map(([name, use]) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-2 border-b border-hairline py-3 text-small md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)] md:items-start"
          >
            <p>
              <span className="block text-control font-[550]">{name}</span>
              <span className="text-quiet">{use}</span>
            </p>
            {themes.map((theme) => (
              <ColorField
                key={theme}
                color={name}
                theme={theme}
                // A color picker has no transparency.
                hasPicker={!decoration.some((one) => one === name)}
                value={colors[name]?.[theme] ?? ''}
                onChange={(value) => set(name, theme, value)}
              />
            ))}
          </li>
        ))}
      </ul>
      {css ? (
        <Code name="css" code={css} />
      ) : (
        <p className="text-control text-quiet">
          {unreadable.length > 0
            ? 'The CSS is here to copy as soon as every color is one.'
            : 'Change a color, and its CSS is here to copy.'}
        </p>
      )}
      <Contrasts judged={judged} colors={colors} />
    </div>
  );
}

interface SummaryProps {
  judged: readonly Judged[];
  /** 'quiet, light' */
  unreadable: readonly string[];
}

function Summary({ judged, unreadable }: SummaryProps) {
  const failures = failuresIn(judged);
  const isFine = failures.length + unreadable.length === 0;
  return (
    <p
      role="status"
      className={`sticky top-0 z-1 border-l-3 bg-paper py-2 pl-4 text-control ${isFine ? 'border-positive' : 'border-danger'}`}
    >
      <strong className={`font-[550] ${isFine ? 'text-positive' : 'text-danger'}`}>
        <Icon name={isFine ? 'check' : 'close'} />{' '}
        {isFine
          ? `All ${judged.length * themes.length} contrasts are enough: ${judged.length} pairs, each in two themes.`
          : null}
        {unreadable.length > 0 ? `Not measured: ${unreadable.join('; ')}. ` : null}
        {failures.length > 0
          ? `Too little contrast: ${failures.length} of ${judged.length * themes.length}.`
          : null}
      </strong>{' '}
      {failures.join('; ')}
    </p>
  );
}

function Contrasts({ judged, colors }: { judged: readonly Judged[]; colors: OwnColors }) {
  return (
    <table className="w-full border-collapse text-left text-small">
      <thead>
        <tr className="border-b border-line">
          {['Pair', 'Light', 'Dark', 'Has to reach'].map((head) => (
            <th key={head} scope="col" className="py-2 pr-3 font-[550]">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {judged.map(({ text, ground, least, ratio }) => (
          <tr key={`${text} ${ground}`} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-2 pr-3 font-normal">
              {text} on {ground}
            </th>
            {themes.map((theme) => (
              <td key={theme} className="py-2 pr-3">
                <Ratio
                  ratio={ratio[theme]}
                  least={least}
                  text={colors[text]?.[theme]}
                  ground={colors[ground]?.[theme]}
                />
              </td>
            ))}
            <td className="py-2 whitespace-nowrap">{least} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RatioProps {
  ratio: number | null;
  least: number;
  text: string | undefined;
  ground: string | undefined;
}

/** A pair in its colors, its contrast, and a word where that is too little. */
function Ratio({ ratio, least, text, ground }: RatioProps) {
  const shortfall = shortfallOf(ratio, least);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span
        aria-hidden="true"
        className="inline-grid w-9 place-content-center border border-hairline font-[550] max-sm:hidden"
        style={{ background: ground, color: text }}
      >
        {least < 4.5 ? '—' : 'Aa'}
      </span>
      <span className="whitespace-nowrap">{ratio === null ? '' : `${ratio.toFixed(2)} : 1`}</span>
      {shortfall ? <strong className="font-[550] text-danger">{shortfall}</strong> : null}
    </span>
  );
}

interface ColorFieldProps {
  /** The color's name in the kit, and the theme. */
  color: string;
  theme: Theme;
  hasPicker: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A color as text, in any of CSS’s ways, or picked. */
function ColorField({ color, theme, hasPicker, value, onChange }: ColorFieldProps) {
  const name = `${color}, ${theme}`;
  const isValid = isColorFor(color, value);
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-2">
      {hasPicker ? (
        <input
          type="color"
          aria-label={`Pick ${name}`}
          className="h-11 w-12 cursor-pointer border border-field-line bg-raised p-1"
          value={isValid ? hexOf(value) : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <span className="h-11 w-12 border border-hairline" style={{ background: value }} />
      )}
      <Input
        aria-label={name}
        aria-invalid={!isValid || undefined}
        value={value}
        spellCheck={false}
        autoComplete="off"
        className="font-mono text-[0.8125rem]"
        onChange={({ target }) => onChange(target.value)}
      />
      {isValid ? null : (
        <strong className="col-start-2 font-[550] text-danger">
          {isColor(value) ? 'A color that nothing shines through.' : 'No color that CSS knows.'}
        </strong>
      )}
    </div>
  );
}
