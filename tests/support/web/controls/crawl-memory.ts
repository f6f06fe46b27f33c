import type { Control } from './page-controls';

/** A control that has opened the same overlay this many times is not pressed again. */
const SAME_OUTCOMES = 2;
/** Controls of a shape that has opened nothing this many times are not pressed again. */
const SAME_SHAPES = 6;

interface Outcome {
  /** Keys of the controls that the press opened; empty without an overlay. */
  readonly opened: string;
  times: number;
  /** Kinds of pages visited. */
  readonly kinds: Set<string>;
}

/** Returns `/solicitud/:id` for `/solicitud/91?x=1`. */
const kindOf = (path: string) => path.replace(/\?.*/, '').replaceAll(/\d+/g, ':id');

/** Remembers the controls that were pressed and the overlays they opened, by kind of page: `/solicitud/:id`. */
export class CrawlMemory {
  private readonly kinds = new Set<string>();
  private readonly outcomes = new Map<string, Outcome>();
  /** Number of presses of a shape without an effect; NaN once a press opened something. */
  private readonly quietShapes = new Map<string, number>();

  /** Returns true for the first page of a kind. */
  isFirst(path: string): boolean {
    const kind = kindOf(path);
    const isNew = !this.kinds.has(kind);
    this.kinds.add(kind);
    return isNew;
  }

  /** Returns true for a control whose press shows nothing new. A menu opens other entries on a record in another state. */
  knows(path: string, scope: string, control: Control): boolean {
    const outcome = this.outcomes.get(`${scope}>${control.key}`);
    const isOfKind = outcome?.kinds.has(kindOf(path)) ?? false;
    // Two pickers with the same look offer different records.
    if (control.kind === 'picker' || control.kind === 'select') return isOfKind;
    if (!control.submits && (this.quietShapes.get(control.shape) ?? 0) >= SAME_SHAPES) return true;
    return outcome !== undefined && ((outcome.opened === '' && isOfKind) || outcome.times >= SAME_OUTCOMES);
  }

  /** Records a press and the keys of the controls that it opened. */
  record(path: string, scope: string, { key, shape }: Control, opened: string): void {
    const id = `${scope}>${key}`;
    this.quietShapes.set(shape, opened === '' ? (this.quietShapes.get(shape) ?? 0) + 1 : Number.NaN);
    const before = this.outcomes.get(id);
    const outcome = before?.opened === opened ? before : { opened, times: 0, kinds: new Set<string>() };
    outcome.times += 1;
    outcome.kinds.add(kindOf(path));
    this.outcomes.set(id, outcome);
  }
}
