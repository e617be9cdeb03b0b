import type { Node } from 'prosemirror-model';
import { type Command, Plugin, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { findPlaces } from '../open-places.ts';

export interface OpenPlace {
  readonly from: number;
  readonly to: number;
}

/** The places of a document, or of a part of it, that are not filled. */
export function placesIn(doc: Node, from = 0, to = doc.content.size): OpenPlace[] {
  const places: OpenPlace[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, null, '\n');
    for (const place of findPlaces(text)) {
      const start = position + 1;
      places.push({ from: start + place.from, to: start + place.to });
    }
    return false;
  });
  return places.filter((place) => place.from >= from && place.to <= to);
}

const decorate = (doc: Node) =>
  DecorationSet.create(
    doc,
    placesIn(doc).map(({ from, to }) => Decoration.inline(from, to, { class: 'pk-letter-place' })),
  );

/** Rings the places that are not filled. */
export const placesPlugin = new Plugin<DecorationSet>({
  state: {
    init: (_, { doc }) => decorate(doc),
    apply: (tr, decorations) => (tr.docChanged ? decorate(tr.doc) : decorations),
  },
  props: {
    decorations(state) {
      return this.getState(state);
    },
  },
});

/** Selects the next open place after the selection, or the one before it; with `isRound` from the other end, too. */
export const selectPlace =
  (step: 1 | -1, isRound = false): Command =>
  ({ doc, selection, tr }, dispatch) => {
    const places = placesIn(doc);
    if (step === -1) places.reverse();
    const next = places.find(({ from, to }) =>
      step === 1 ? from >= selection.to : to <= selection.from,
    );
    const place = next ?? (isRound ? places[0] : undefined);
    if (place === undefined) return false;
    dispatch?.(tr.setSelection(TextSelection.create(doc, place.from, place.to)).scrollIntoView());
    return true;
  };
