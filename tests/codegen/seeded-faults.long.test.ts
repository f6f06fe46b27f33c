import { afterAll, describe, expect, it } from 'vitest';
import { emitters } from '../../scripts/codegen/emit';
import { diagnose, fixed, modelOf } from '../support/codegen/seeded/check';
import { fieldKinds } from '../support/codegen/seeded/field-kinds';
import type { Kind } from '../support/codegen/seeded/kind';
import { Random } from '../support/codegen/seeded/random';
import { registryKinds } from '../support/codegen/seeded/registry-kinds';
import { baseSources, realSources, type Sources } from '../support/codegen/seeded/sources';
import { syntaxKinds } from '../support/codegen/seeded/syntax-kinds';
import { wordKinds } from '../support/codegen/seeded/word-kinds';

const SETS: Readonly<Record<'base' | 'real', Sources>> = { base: baseSources(), real: realSources() };
/**
 * Number of faults of each kind, in the small project and in the product's own schemas, which take twenty times as long. `SEED=x` selects
 * other faults, `TIMES=n` makes more.
 */
const TIMES = {
  base: Number(process.env['TIMES'] ?? 2),
  real: Number(process.env['TIMES'] ?? (process.env['TEST_ALL'] ? 2 : 1)),
};
const KINDS: readonly Kind[] = [...syntaxKinds, ...wordKinds, ...fieldKinds, ...registryKinds];

interface Row {
  readonly kind: string;
  readonly seeds: string[];
  made: number;
  located: number;
  repaired: number;
}

describe('random faults', () => {
  const rows: Row[] = [];

  it.each(KINDS)('$name is reported at its place', async (kind) => {
    const row: Row = { kind: kind.name, seeds: [], made: 0, located: 0, repaired: 0 };
    rows.push(row);
    for (const set of ['base', 'real'] as const) {
      const sites = kind.sites(SETS[set]);
      for (let time = 0; sites.length > 0 && time < TIMES[set]; time++) {
        const random = new Random(`${kind.name} ${set} ${time} ${process.env['SEED'] ?? ''}`);
        const site = random.pick(sites);
        const fault = kind.seed(site, random, SETS[set]);
        const lines = fault.sources[fault.file]!.slice(0, fault.offset).split('\n');
        const place = `${fault.file}:${lines.length}:${lines.at(-1)!.length + 1}`;
        const all = diagnose(fault.sources);
        // In the product's own files a fault also causes errors elsewhere, some of them listed first.
        const at = set === 'real' ? all.find((error) => `${error.file}:${error.line}:${error.column}` === place) : null;
        const first = at ?? all[0];
        const told = first ? `${first.file}:${first.line}:${first.column}` : 'unnoticed';
        row.made++;
        if (told === place && first!.message.includes(fault.names)) row.located++;
        else
          row.seeds.push(
            `  ${set} ${time}: expected ${place} naming ${fault.names}, told ${told} ${first?.rule ?? ''}: ${first?.message ?? ''}`,
          );
        const mended = first && fixed(fault.sources, first);
        const left = mended ? diagnose(mended) : null;
        if (left?.length === 0) {
          row.repaired++;
          // Emitters must handle every model that the compiler accepts.
          if (set === 'base' && time === 0) for (const emit of emitters) await emit(modelOf(mended!));
        } else {
          row.seeds.push(
            `  ${set} ${time}: not repaired at ${place} (${first?.message ?? ''} → ${first?.suggestion ?? ''}): ${first?.fix?.title ?? 'no fix'}${left ? `, then ${left[0]!.file}:${left[0]!.line}:${left[0]!.column} ${left[0]!.message}` : ''}`,
          );
        }
      }
    }
    expect(row.made, 'nowhere to make it').toBeGreaterThan(0);
    expect(row.located, row.seeds.join('\n')).toBe(row.made);
  });

  it('have at least 40 kinds and 200 instances, and 9 of 10 have a fix that compiles', () => {
    const sum = (column: 'made' | 'located' | 'repaired') => rows.reduce((total, row) => total + row[column], 0);
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(sum('made')).toBeGreaterThanOrEqual(200);
    expect(sum('repaired') / sum('made'), table(rows)).toBeGreaterThanOrEqual(0.9);
  });

  afterAll(() => {
    const failed = rows.filter(
      ({ made, located, repaired }) => located < made || (process.env['FAULTS'] && repaired < made),
    );
    if (failed.length > 0)
      console.log(table(rows), `\n${failed.map((row) => `${row.kind}\n${row.seeds.join('\n')}`).join('\n')}`);
  });
});

it.each(Object.entries(SETS))('the unchanged %s project has no fault', (_, sources) => {
  expect(diagnose(sources)).toEqual([]);
});

function table(rows: readonly Row[]): string {
  const line = (...cells: (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(66) : String(cell).padStart(8))).join(' ');
  const total = (column: 'made' | 'located' | 'repaired') => rows.reduce((sum, row) => sum + row[column], 0);
  return [
    '',
    line('kind', 'made', 'located', 'repaired'),
    ...rows.map(({ kind, made, located, repaired }) => line(kind, made, located, repaired)),
    line(`${rows.length} kinds`, total('made'), total('located'), total('repaired')),
  ].join('\n');
}
