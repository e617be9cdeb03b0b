/**
 * Shows states that only a pointer or a key causes: inside of `<div data-pseudo="hover">` every
 * `:hover` of the style sheets applies. It is the component's own style, not a copy.
 */
const states = ['hover', 'active', 'focus', 'focus-visible', 'focus-within'] as const;

/** Elements that can have the focus: the kit's focus ring is a rule for any `:focus-visible`. */
const focusable = ':where(a, button, input, select, textarea, summary, [tabindex])';
const within = (state: string) =>
  `[data-pseudo~="${state}"] ${state.startsWith('focus') ? focusable : '*'}`;

const shown = (selector: string) =>
  states.reduce(
    (result, state) =>
      // `\\:hover` is a part of a class name.
      result.replaceAll(
        new RegExp(`(?<!\\\\):${state}(?![\\w-])`, 'g'),
        `:is(:${state}, ${within(state)})`,
      ),
    selector,
  );

function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      if (!rule.selectorText.includes('data-pseudo')) {
        const next = shown(rule.selectorText);
        if (next !== rule.selectorText) rule.selectorText = next;
      }
      rewrite(rule.cssRules);
    } else if (rule instanceof CSSGroupingRule) {
      // A browser without a pointer, such as the one of the tests, has no hover to show.
      if (rule instanceof CSSMediaRule && rule.media.mediaText === '(hover: hover)') {
        rule.media.mediaText = 'all';
      }
      rewrite(rule.cssRules);
    }
  }
}

/** Runs after each render, because style sheets may have been added. Cheap where none were. */
export function showPseudoStates() {
  if (!document.querySelector('[data-pseudo]')) return;
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}
