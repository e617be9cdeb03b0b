interface Point {
  x: number;
  y: number;
}

/** A part's number, in pixels of the stage: where it is written, and where its line ends. */
export interface Marker {
  number: number;
  from: Point;
  to: Point;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Measured {
  width: number;
  height: number;
  /** How much larger than it is the sample is drawn. */
  zoom: number;
  /** The sample itself where it is one low element: its dimensions are drawn. */
  root: (Box & { padding: number; radius: number }) | null;
  markers: Marker[];
  /** The element of each part. */
  elements: (Element | null)[];
}

const GAP = 30;

/** Where everything is on the stage, or null while the sample is not there yet. */
export function measure(
  stage: HTMLElement,
  parts: readonly (readonly [selector: string, ...unknown[]])[],
): Measured | null {
  const frame = stage.querySelector('iframe');
  const sample = frame ? frame.contentDocument : stage.querySelector('[data-sample]');
  const root = frame ? null : (sample as Element | null)?.firstElementChild;
  const elements = parts.map(([selector]) => find(sample, selector));
  if (!sample || elements.every((one) => one === null)) return null;

  const bounds = stage.getBoundingClientRect();
  const inner = frame?.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(inner?.left ?? 0) - bounds.left, (inner?.top ?? 0) - bounds.top];
    return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
  };
  const shown = Number((sample as HTMLElement).style?.zoom || 1);
  const { width, height } = bounds;
  const whole = root ? boxOf(root) : null;
  const size = whole && {
    width: (whole.right - whole.left) / shown,
    height: (whole.bottom - whole.top) / shown,
  };
  const zoom = size && size.width * 2 < width - 180 && size.height * 2 < 240 ? 2 : 1;
  const isLow = size !== null && size.height <= 72;
  const boxes = elements.map((element) => element && boxOf(element));
  const style = root && getComputedStyle(root);
  return {
    width,
    height,
    zoom,
    root:
      whole && style && isLow && size.width < width - 120
        ? { ...whole, padding: px(style.paddingLeft), radius: cornersOf(style) }
        : null,
    markers: isLow ? aboveAndBelow(boxes, whole ?? boxOf(stage)) : atTheSides(boxes, width, height),
    elements,
  };
}

function find(sample: ParentNode | null, selector: string): Element | null {
  try {
    return sample?.querySelector(selector) ?? null;
  } catch {
    return null;
  }
}

const px = (length: string) => Math.round(Number.parseFloat(length)) || 0;
const cornersOf = (style: CSSStyleDeclaration) => Math.min(px(style.borderTopLeftRadius), 99);

/** Every second number is below, so that neighbors have room. */
function aboveAndBelow(boxes: readonly (Box | null)[], whole: Box): Marker[] {
  const markers = boxes.flatMap((box, place): Marker[] => {
    if (!box) return [];
    const isAbove = place % 2 === 0;
    // The whole is named at its end, so that its parts have the middle.
    const isWhole = box.right - box.left > (whole.right - whole.left) * 0.98;
    const x = isWhole ? box.right - 16 : (box.left + box.right) / 2;
    const to = { x, y: isAbove ? box.top : box.bottom };
    const from = { x, y: isAbove ? whole.top - 34 : whole.bottom + 34 };
    return [{ number: place + 1, from, to }];
  });
  for (const isAbove of [true, false]) {
    spread(
      markers.filter(({ from, to }) => from.y < to.y === isAbove).map(({ from }) => from),
      'x',
    );
  }
  return markers;
}

const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

/** The numbers of high samples are beside them, each on the side that its part is nearer to. */
function atTheSides(boxes: readonly (Box | null)[], width: number, height: number): Marker[] {
  const markers = boxes.flatMap((box, place): Marker[] => {
    if (!box || box.right - box.left === 0) return [];
    const isLeft = box.left <= width - box.right;
    const isWhole = boxes.some((other) => other && other !== box && contains(box, other));
    const middle = isWhole ? box.bottom - 8 : (box.top + box.bottom) / 2;
    const y = Math.min(Math.max(middle, 16), height - 16);
    const to = { x: isLeft ? box.left - 5 : box.right + 5, y };
    const from = {
      x: isLeft ? Math.max(14, box.left - 40) : Math.min(width - 14, box.right + 40),
      y,
    };
    return [{ number: place + 1, from, to }];
  });
  for (const isLeft of [true, false]) {
    spread(
      markers.filter(({ from, to }) => from.x < to.x === isLeft).map(({ from }) => from),
      'y',
    );
  }
  return markers;
}

/** Moves points apart that are too near to each other, in their order. */
function spread(points: Point[], axis: 'x' | 'y') {
  const sorted = points.toSorted((one, other) => one[axis] - other[axis]);
  for (const [place, point] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before) point[axis] = Math.max(point[axis], before[axis] + GAP);
  }
}

/** '16 px, weight 550.' of a text; '48 px high, 24 px at the sides, 3 px corners.' of a box. */
export function factsOf(element: Element): string {
  const view = element.ownerDocument.defaultView ?? window;
  const style = view.getComputedStyle(element);
  const zoom = Number(element.closest<HTMLElement>('[data-sample]')?.style.zoom || 1);
  const facts: string[] = [];
  const hasBox = style.borderTopWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
  if (hasBox) {
    const { width, height } = element.getBoundingClientRect();
    facts.push(
      `${Math.round(height / zoom)} px high`,
      height < width / 8
        ? ''
        : px(style.paddingLeft) > 0
          ? `${px(style.paddingLeft)} px at the sides`
          : '',
      cornersOf(style) > 0 ? `${cornersOf(style)} px corners` : 'square corners',
    );
  } else if (element.textContent?.trim() && !(element instanceof view.SVGElement)) {
    facts.push(`${px(style.fontSize)} px`, `weight ${style.fontWeight}`);
  }
  const text = facts.filter(Boolean).join(', ');
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}
