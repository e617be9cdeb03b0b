import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { canonicalLetterText } from '../letter-text/canonical.ts';
import { normaliseLetterText } from '../letter-text/normalise.ts';
import { serialiseLetterText } from '../letter-text/serialise.ts';
import { document } from '../test/random-letters.ts';
import { insertBlock } from './block-menu-plugin.ts';
import { letterNode, letterTextOf } from './letter-node.ts';
import { changeFromOutside } from './outside-change.ts';

const normal = document.map((letter) =>
  canonicalLetterText(normaliseLetterText(serialiseLetterText(letter))),
);
const runs = { numRuns: isLong ? 20_000 : 1_000 };

/** An empty document and an empty paragraph look the same. */
const shown = (text: string) => (text === '\\' ? '' : text);

test('every text is the same after it was in the editor', () => {
  fc.assert(
    fc.property(normal, (text) => {
      const node = letterNode(text);
      node.check();
      expect(letterTextOf(node)).toBe(shown(text));
    }),
    runs,
  );
});

test('a change from elsewhere gives exactly its text', () => {
  fc.assert(
    fc.property(normal, normal, fc.array(fc.nat(9)), (before, after, kept) => {
      // Some blocks are of both.
      const blocks = after.split('\n\n');
      const old = before.split('\n\n');
      for (const at of kept) old.splice(at, 0, blocks[at % blocks.length] ?? '');
      const state = EditorState.create({ doc: letterNode(old.join('\n\n')) });
      const { doc } = state.apply(changeFromOutside(state, after));
      doc.check();
      expect(letterTextOf(doc)).toBe(shown(after));
    }),
    runs,
  );
});

test('a text block leaves everything that was typed, at any place', () => {
  fc.assert(
    fc.property(normal, normal, fc.nat(), (text, body, at) => {
      const doc = letterNode(text);
      const places: number[] = [];
      doc.descendants((node, position) => {
        if (!node.isTextblock) return;
        for (let offset = 0; offset <= node.content.size; offset += 1) {
          places.push(position + 1 + offset);
        }
      });
      const from = places[at % places.length] ?? 1;
      const { tr } = EditorState.create({ doc });
      tr.insertText('/abc', from);
      const selection = TextSelection.create(tr.doc, from + '/abc'.length);
      const state = EditorState.create({ doc: tr.doc, selection });
      const typed = state.apply(insertBlock(state, { from, query: 'abc' }, body, {})).doc;
      typed.check();
      const words = (node: typeof doc) => node.textBetween(0, node.content.size, '', '');
      const before = doc.textBetween(0, from, '', '');
      const behind = doc.textBetween(from, doc.content.size, '', '');
      expect(words(typed)).toBe(before + words(letterNode(body)) + behind);
    }),
    runs,
  );
});
