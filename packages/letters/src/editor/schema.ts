import { Schema } from 'prosemirror-model';

const isBold = (weight: string) => /^(bold(er)?|[6-9]00)$/.test(weight);

/** What a letter's text can hold, and no more: what is pasted keeps only this. */
export const letterSchema = new Schema({
  nodes: {
    doc: { content: '(paragraph | bullet_list | ordered_list)+' },
    text: { group: 'inline' },
    paragraph: {
      content: 'inline*',
      parseDOM: [{ tag: 'p' }, { tag: 'h1, h2, h3, h4, h5, h6', priority: 40 }],
      toDOM: () => ['p', 0],
    },
    bullet_list: {
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      content: 'paragraph',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps a whole copy in a <b> that is not bold; `cleanPastedHtml` keeps the weight.
        { tag: 'b', getAttrs: (node) => node.dataset.weight !== 'normal' && null },
        { tag: '[data-weight]', getAttrs: (node) => isBold(node.dataset.weight ?? '') && null },
      ],
      toDOM: () => ['strong', 0],
    },
  },
});

const { nodes, marks } = letterSchema;

/** Its types, each of which is in the schema. */
export const types = {
  doc: nodes.doc,
  paragraph: nodes.paragraph,
  bulletList: nodes.bullet_list,
  orderedList: nodes.ordered_list,
  listItem: nodes.list_item,
  hardBreak: nodes.hard_break,
  strong: marks.strong,
};
