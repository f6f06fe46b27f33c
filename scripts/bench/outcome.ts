import { writeFileSync } from 'node:fs';

/** Benchmarks of `npm run bench`: scripts of this folder that write an `Outcome`. */
export const BENCHMARKS: readonly string[] = [
  'generate',
  'list',
  'lists',
  'patients',
  'deep',
  'stock',
  'stays',
  'offline',
  'channel',
  'lines',
  'screens',
  'chart',
  'tablet',
  'inventory',
  'ration',
  'export',
  'reports',
  'imports',
  'audit-chain',
  'dev',
];

/** Figure beside the same figure of a peer or beside a limit, both from the same run. */
export interface Figure {
  readonly what: string;
  readonly unit: 'ms' | 's' | 'KB' | 'MB' | 'req/s' | 'writes/s' | 'statements';
  readonly ours: number;
  readonly theirs: number;
  /** Name of the peer or bound: `plain react-admin`, `limit`. */
  readonly beside: string;
  /** Bound of `ours / theirs`. */
  readonly aim?: { readonly most: number } | { readonly least: number };
}

export interface Outcome {
  readonly seconds: number;
  readonly figures: readonly Figure[];
  /** Results compared and found equal on both sides. */
  readonly same: readonly string[];
  /** Peers that were not measured, each with the reason. */
  readonly leftOut: readonly string[];
}

/** Environment variable with the path of the file that an `Outcome` is written to as JSON. */
export const OUTCOME_FILE = 'BENCH_OUTCOME';

export const ratioOf = ({ ours, theirs }: Figure): number => ours / theirs;

/** True when a figure meets its aim, or has none. */
export function meetsAim(figure: Figure): boolean {
  if (!figure.aim) return true;
  return 'most' in figure.aim ? ratioOf(figure) <= figure.aim.most : ratioOf(figure) >= figure.aim.least;
}

/**
 * Collects the results of one benchmark, and writes them at its end.
 *
 * @param brief little data and few rounds: figures are meaningless, so aims are ignored
 */
export function collectOutcome(brief = false) {
  const started = performance.now();
  const figures: Figure[] = [];
  const same: string[] = [];
  const leftOut: string[] = [];
  return {
    figure: (figure: Figure): void => void figures.push(figure),
    /** @throws Error when the results of the two sides differ as JSON. */
    same: (what: string, ours: unknown, theirs: unknown): void => {
      const [mine, other] = [JSON.stringify(ours), JSON.stringify(theirs)];
      if (mine !== other) throw new Error(`${what}: ${mine.slice(0, 500)} is not ${other.slice(0, 500)}.`);
      same.push(what);
    },
    leftOut: (what: string): void => {
      leftOut.push(what);
      console.log(`left out: ${what}`);
    },
    /** Prints the total time. A missed aim sets exit code 1. */
    end: (): void => {
      const seconds = (performance.now() - started) / 1000;
      console.log(`took ${seconds.toFixed(0)} s`);
      const outcome: Outcome = { seconds, figures, same, leftOut };
      const file = process.env[OUTCOME_FILE];
      if (file) writeFileSync(file, JSON.stringify(outcome));
      if (!brief && !figures.every(meetsAim)) process.exitCode = 1;
    },
  };
}

const shown = (value: number): string => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en'));

/** Returns the figures of several benchmarks as one table of ratios. */
export function outcomeTable(outcomes: ReadonlyMap<string, Outcome | null>): string {
  const rows = [...outcomes].flatMap(([name, outcome]) => [
    ...(outcome?.figures ?? []).map((figure) => [
      name,
      figure.what,
      `${shown(figure.ours)} ${figure.unit}`,
      `${shown(figure.theirs)} ${figure.unit}`,
      figure.beside,
      `${ratioOf(figure).toFixed(2)}×`,
      figure.aim ? ('most' in figure.aim ? `≤ ${figure.aim.most}×` : `≥ ${figure.aim.least}×`) : '',
      meetsAim(figure) ? '' : 'missed',
    ]),
    ...(outcome?.leftOut ?? []).map((what) => [name, `left out: ${what}`, '', '', '', '', '', '']),
    ...(outcome ? [] : [[name, 'did not run to its end', '', '', '', '', '', '']]),
  ]);
  const table = [['benchmark', 'what', 'ours', 'peer', 'peer is', 'ratio', 'aim', ''], ...rows];
  const isMessage = (row: readonly string[]) => row[2] === '';
  const widths = table[0]!.map((_, column) =>
    Math.max(...table.filter((row) => !isMessage(row)).map((row) => row[column]!.length)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const took = [...outcomes].flatMap(([name, outcome]) => (outcome ? [`${name} ${outcome.seconds.toFixed(0)} s`] : []));
  return [...lines, '', `took: ${took.join(', ')}`].join('\n');
}
