import { Fragment, type Node } from 'prosemirror-model';
import { canonicalLetterText } from '../letter-text/canonical.ts';
import type {
  LetterBlock,
  LetterDocument,
  LetterInline,
  LetterLine,
} from '../letter-text/document.ts';
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
export function letterTextOf(doc: Node): string {
  return isEmpty(doc) ? '' : textOfBlocks(doc.children);
}

/** The text of each block, as `letterTextOf` has it. */
export const blockTextsOf = (doc: Node): string[] =>
  isEmpty(doc) ? [] : doc.children.map((block) => textOfBlocks([block]));

const isEmpty = (doc: Node) => doc.childCount === 1 && doc.firstChild?.content.size === 0;

function textOfBlocks(blocks: readonly Node[]): string {
  const written = serialiseLetterText({ blocks: blocks.map(letterBlock) });
  const text = normaliseLetterText(written);
  return text === written ? text : canonicalLetterText(text);
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
