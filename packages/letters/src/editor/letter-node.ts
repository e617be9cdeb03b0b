import { Fragment, type Node } from 'prosemirror-model';
import { canonicalLetterText } from '../letter-text/canonical.ts';
import type {
  LetterBlock,
  LetterDocument,
  LetterInline,
  LetterLine,
} from '../letter-text/document.ts';
import { joinBlocks } from '../letter-text/markup.ts';
import { normaliseLetterText } from '../letter-text/normalise.ts';
import { parseLetterText } from '../letter-text/parse.ts';
import { serialiseLetterText } from '../letter-text/serialise.ts';
import { letterSchema, types } from './schema.ts';

/** The editor's document; one without blocks is an empty paragraph. */
export function letterNode(text: string): Node {
  const { blocks } = parseLetterText(text);
  return types.doc.create(
    null,
    blocks.length > 0 ? blocksOf({ blocks }) : types.paragraph.create(),
  );
}

export const blocksOf = ({ blocks }: LetterDocument): Node[] => blocks.map(blockNode);

function blockNode(block: LetterBlock): Node {
  if (block.type === 'paragraph') return paragraphNode(block.content);
  const list = block.type === 'bulletList' ? types.bulletList : types.orderedList;
  return list.create(
    null,
    block.items.map((item) => types.listItem.create(null, paragraphNode(item))),
  );
}

const paragraphNode = (line: LetterLine): Node =>
  types.paragraph.create(
    null,
    Fragment.from(
      line.map((inline) =>
        inline.type === 'hardBreak'
          ? types.hardBreak.create()
          : letterSchema.text(inline.text, inline.strong ? [types.strong.create()] : null),
      ),
    ),
  );

/** The letter's text, normalised. */
export const letterTextOf = (doc: Node): string =>
  joinBlocks(blockTextsOf(doc).filter((text) => text !== ''));

/** The text of each block. */
export const blockTextsOf = (doc: Node): string[] =>
  doc.childCount === 1 && doc.firstChild?.content.size === 0 ? [] : doc.children.map(textOfBlock);

/** A key changes one block: the others are the same nodes as before. */
const known = new WeakMap<Node, string>();

function textOfBlock(block: Node): string {
  const before = known.get(block);
  if (before !== undefined) return before;
  const written = serialiseLetterText({ blocks: [letterBlock(block)] });
  const normal = normaliseLetterText(written);
  const text = normal === written ? normal : canonicalLetterText(normal);
  known.set(block, text);
  return text;
}

function letterBlock(node: Node): LetterBlock {
  if (node.type === types.paragraph) return { type: 'paragraph', content: letterLine(node) };
  const items = node.children.map((item) => letterLine(item.child(0)));
  return { type: node.type === types.bulletList ? 'bulletList' : 'orderedList', items };
}

const letterLine = (paragraph: Node): LetterInline[] =>
  paragraph.children.map((inline) =>
    inline.type === types.hardBreak
      ? { type: 'hardBreak' }
      : { type: 'text', text: inline.text ?? '', strong: inline.marks.length > 0 },
  );
