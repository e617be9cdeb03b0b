import { foldText } from '@praxiskit/core';
import { expect, test } from 'vitest';

test.each([
  ['Müller', 'muller'],
  ['GROSS Groß', 'gross gross'],
  ['Łukasz Øström', 'lukasz ostrom'],
  ['Yıldız İnce', 'yildiz ince'],
  ['ﬁn\u00a0é', 'fin e'],
  ['\ufe0f\u0301', ''],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
