export interface Flow {
  readonly from: string;
  readonly to: string;
  /** Not negative; flows of zero are not drawn. */
  readonly value: number;
}

/** One end of flows: a bar, and the space beside it for its label. */
export interface FlowNode {
  readonly name: string;
  readonly value: number;
  /** Start and length of the bar, in pixels. */
  readonly y: number;
  readonly height: number;
}

/** Band from a bar on the left to one on the right. */
export interface FlowBand extends Flow {
  /** Index among the given flows. */
  readonly index: number;
  /** Index of its source among the bars on the left. */
  readonly source: number;
  /** Upper edges on the left and on the right, in pixels; the thickness is equal at both. */
  readonly left: number;
  readonly right: number;
  readonly thickness: number;
}

export interface FlowLayout {
  readonly height: number;
  readonly sources: readonly FlowNode[];
  readonly targets: readonly FlowNode[];
  readonly bands: readonly FlowBand[];
}

/** Total height of the flows, without the gaps between bars. */
const BODY = 260;
/** Height of the label beside a bar: a name of two lines, and its figure. */
const WORDS = 42;
const GAP = 8;

/**
 * Computes the bars and bands of a Sankey diagram with two sides. Each side is sorted by size, its labels do not overlap, and crossings
 * between unequal sides are minimised. Heights are in pixels, widths relative to the drawing.
 */
export function flowLayout(flows: readonly Flow[]): FlowLayout {
  const drawn = flows.map((flow, index) => ({ ...flow, index })).filter(({ value }) => value > 0);
  const total = drawn.reduce((sum, { value }) => sum + value, 0);
  const scale = total > 0 ? BODY / total : 0;
  const left = sumsBy(drawn, 'from');
  const right = sumsBy(drawn, 'to');
  const height = Math.max(heightOf(left, scale), heightOf(right, scale));
  const sources = place(left, scale, height);
  const targets = place(right, scale, height);
  const placeIn = (nodes: readonly FlowNode[], name: string) => nodes.findIndex((node) => node.name === name);
  const ordered = drawn
    .map((flow) => ({ ...flow, source: placeIn(sources, flow.from), target: placeIn(targets, flow.to) }))
    .toSorted((a, b) => a.source - b.source || a.target - b.target);
  const used = { left: sources.map(({ y }) => y), right: targets.map(({ y }) => y) };
  // Stacked from the top on both sides, so that bands of one bar do not cross each other.
  const bands = ordered.map(({ target, ...flow }): FlowBand => {
    const thickness = flow.value * scale;
    const band = { ...flow, thickness, left: used.left[flow.source]!, right: used.right[target]! };
    used.left[flow.source]! += thickness;
    used.right[target]! += thickness;
    return band;
  });
  return { height, sources, targets, bands };
}

/** Returns the SVG path of a band in a drawing of the given width. */
export function bandPath({ left, right, thickness }: FlowBand, width: number): string {
  const middle = width / 2;
  return [
    `M0 ${left}`,
    `C${middle} ${left} ${middle} ${right} ${width} ${right}`,
    `V${right + thickness}`,
    `C${middle} ${right + thickness} ${middle} ${left + thickness} 0 ${left + thickness}`,
    'Z',
  ].join('');
}

interface Sum {
  readonly name: string;
  readonly value: number;
}

function sumsBy(flows: readonly Flow[], side: 'from' | 'to'): Sum[] {
  const sums = new Map<string, number>();
  for (const flow of flows) sums.set(flow[side], (sums.get(flow[side]) ?? 0) + flow.value);
  return [...sums].map(([name, value]) => ({ name, value })).toSorted((a, b) => b.value - a.value);
}

const slotOf = ({ value }: Sum, scale: number) => Math.max(WORDS, value * scale);

const heightOf = (sums: readonly Sum[], scale: number) =>
  sums.reduce((height, sum) => height + slotOf(sum, scale) + GAP, -GAP);

/** Stacks bars over the whole height: the smaller side has wider gaps between its bars. */
function place(sums: readonly Sum[], scale: number, height: number): FlowNode[] {
  const gap = sums.length > 1 ? GAP + (height - heightOf(sums, scale)) / (sums.length - 1) : 0;
  let top = sums.length > 1 ? 0 : (height - heightOf(sums, scale)) / 2;
  return sums.map((sum) => {
    const slot = slotOf(sum, scale);
    const node = { ...sum, height: sum.value * scale, y: top + (slot - sum.value * scale) / 2 };
    top += slot + gap;
    return node;
  });
}
