/** Each color with the backgrounds that it is used on, and the least contrast that it needs. */
export const pairs = [
  ...(['ink', 'quiet'] as const).flatMap((text) => [
    { text, ground: 'paper', least: 7 },
    { text, ground: 'raised', least: 7 },
  ]),
  { text: 'on-primary', ground: 'primary', least: 7 },
  ...(['danger', 'positive'] as const).flatMap((text) => [
    { text, ground: 'paper', least: 4.5 },
    { text, ground: 'raised', least: 4.5 },
  ]),
  ...(['line', 'field-line', 'primary'] as const).flatMap((text) => [
    { text, ground: 'paper', least: 3 },
    { text, ground: 'raised', least: 3 },
  ]),
] as const;

/** Hairlines between things that space separates already, and the shade behind a dialog. */
export const decoration = ['hairline', 'shade'] as const;

function* declarations(rules: CSSRuleList): Generator<CSSStyleDeclaration> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':root')) yield rule.style;
    else if (rule instanceof CSSGroupingRule) yield* declarations(rule.cssRules);
  }
}

/** The names of the kit's colors, as the page's style sheets declare them on `:root`. */
export function colorTokens() {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const style of declarations(sheet.cssRules)) {
      for (const property of style) {
        if (!property.startsWith('--color-')) continue;
        const name = property.slice('--color-'.length);
        if (name !== 'transparent' && name !== 'current') names.add(name);
      }
    }
  }
  return [...names];
}
