/** A fault that a user should not meet. */
export interface Fault {
  readonly place: string;
  /** Names of the controls that lead to the fault. */
  readonly way: readonly string[];
  readonly rule: string;
  readonly detail: string;
}

const MAX_DETAIL = 240;

/** Collects faults with their place and the controls that lead there, each once for its place. */
export class FaultLog {
  readonly faults: Fault[] = [];
  place = '';
  way: readonly string[] = [];
  private readonly known = new Set<string>();

  add(rule: string, detail: string): void {
    const text = detail.replace(/\s+/g, ' ').slice(0, MAX_DETAIL);
    const id = `${this.place}|${rule}|${text}`;
    if (this.known.has(id)) return;
    this.known.add(id);
    this.faults.push({ place: this.place, way: this.way, rule, detail: text });
  }
}
