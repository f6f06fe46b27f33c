import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unidadForm } from '#generated/shared/forms/unidad.gen';
import type { MergeResult, MergeSide } from '#platform/shared/merge/merge-change';
import { mergeRecord } from '#platform/shared/merge/merge-record';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { BOTH_ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { rowKeysOf } from '#platform/shared/merge/row-keys';

/**
 * Runs all of them on a server, and a part on the embedded database for comparison. `TEST_ALL=1` (`npm test -- --all`) runs four times as
 * many.
 */
const TIMES = process.env['TEST_ALL'] ? 4 : 1;
const INTERLEAVINGS = { PostgreSQL: 250 * TIMES, PGlite: 50 * TIMES } as const;

type Json = Record<string, unknown>;
type Merge = (base: Json, mine: Json, theirs: Json, choices: Record<string, MergeSide>) => MergeResult;

/** The merge that the product's forms use. */
const product: Merge = (base, mine, theirs, choices) =>
  mergeRecord(base, mine, theirs, { theirsOnly: unidadForm.readOnly, rowKeys: rowKeysOf(unidadForm), choices });

/** Returns a generator of numbers between 0 and 1 that repeats for a seed (mulberry32), so that a failing script can be run again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The fields that people edit in these scripts, read and written independently of the code under test. */
const FIELDS = [
  'nombre',
  'nombreCorto',
  'telefono',
  'conectividad',
  'domicilio.calle',
  'domicilio.numeroExterior',
  'horarioAtencion',
] as const;
type Field = (typeof FIELDS)[number];

function read(record: Json, field: Field): string {
  const [head, inner] = field.split('.');
  const value = inner ? (record[head!] as Json | undefined)?.[inner] : record[head!];
  return JSON.stringify(
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value,
  );
}

function write(record: Json, field: Field, value: unknown): Json {
  const [head, inner] = field.split('.');
  return { ...record, [head!]: inner ? { ...(record[head!] as Json), [inner]: value } : value };
}

/** User with an open form. `seen` holds the displayed value of each field, `typed` the values to save. */
interface Person {
  readonly client: Client;
  base: Json;
  values: Json;
  seen: Map<Field, string>;
  typed: Map<Field, string>;
}

interface Tally {
  saves: number;
  conflicts: number;
  /** Changes lost without notice to a user. */
  readonly losses: string[];
}

describe.each(BOTH_ENGINES)('two people at one record on %s', (engine) => {
  let test: TestApp;
  let clients: readonly Client[];
  let at: string;
  /** The record as the last acknowledged write left it. */
  let current: Json;

  beforeAll(async () => {
    test = await startApp(engine);
    clients = [await test.as('SUPERUSUARIO'), await test.as('Oficina-central')];
    at = `/api/catalogos/unidad/${test.world.otraUnidadId}`;
    current = (await clients[0]!('GET', at)).body as Json;
  });
  afterAll(() => test.stop());

  const open = async (client: Client): Promise<Person> => {
    const record = (await client('GET', at)).body as Json;
    return {
      client,
      base: record,
      values: structuredClone(record),
      seen: new Map(FIELDS.map((field) => [field, read(record, field)])),
      typed: new Map(),
    };
  };

  const edit = (person: Person, random: () => number, mark: string) => {
    const field = FIELDS[Math.floor(random() * FIELDS.length)]!;
    const value: Record<Field, unknown> = {
      nombre: `Unidad ${mark}`,
      nombreCorto: random() < 0.3 ? null : `U ${mark}`,
      telefono: random() < 0.3 ? null : String(8_440_000_000 + Math.floor(random() * 9_999_999)),
      conectividad: ['BUENA', 'INTERMITENTE', 'SIN_CONEXION'][Math.floor(random() * 3)],
      'domicilio.calle': `Calle ${mark}`,
      'domicilio.numeroExterior': random() < 0.3 ? null : mark,
      horarioAtencion: Array.from({ length: Math.floor(random() * 3) }, (_, index) => ({
        dia: index + 1,
        abre: '08:00',
        cierra: `1${Math.floor(random() * 9)}:00`,
      })),
    };
    person.values = write(person.values, field, value[field]);
    noteTyped(person, field);
  };

  /** A value that is typed and then reset is no change. */
  const noteTyped = (person: Person, field: Field) => {
    const value = read(person.values, field);
    if (value === read(person.base, field)) person.typed.delete(field);
    else person.typed.set(field, value);
  };

  /**
   * Simulates one press of «Guardar». Returns true if the server accepted it; otherwise the conflict was resolved and its outcome is in the
   * form.
   */
  const save = async (
    person: Person,
    merge: Merge,
    random: () => number,
    tally: Tally,
    script: string,
  ): Promise<boolean> => {
    const before = current;
    const mine = prepareRecord(unidadForm, person.values);
    const answer = await person.client('PUT', at, {
      body: mine,
      headers: { 'if-match': `"${String(person.base['version'])}"` },
    });
    if (answer.status === 200) {
      tally.saves += 1;
      const after = answer.body as Json;
      current = after;
      for (const field of FIELDS) {
        const [was, is] = [read(before, field), read(after, field)];
        // Counts overwritten values that this user had not seen.
        if (was !== is && person.seen.get(field) !== was)
          tally.losses.push(`${script}: ${field} was ${was}, shown was ${person.seen.get(field)}`);
        // Counts typed values that were lost although this user kept them.
        const meant = person.typed.get(field);
        if (meant !== undefined && meant !== is) tally.losses.push(`${script}: ${field} meant ${meant}, saved ${is}`);
        if (meant === undefined && was !== is)
          tally.losses.push(`${script}: ${field} changed to ${is}, nobody typed that`);
      }
      return true;
    }
    expect({ status: answer.status, errores: (answer.body as Json)['errores'] ?? [] }).toEqual({
      status: 412,
      errores: [],
    });
    const theirs = (answer.body as { actual: Json }).actual;
    const { changes } = merge(person.base, mine, theirs, {});
    const choices: Record<string, MergeSide> = {};
    for (const change of changes) {
      // The dialog shows every change of the list, from either side.
      if (FIELDS.includes(change.path as Field))
        person.seen.set(change.path as Field, read(theirs, change.path as Field));
      if (change.changedBy !== 'both') continue;
      tally.conflicts += 1;
      if (random() >= 0.5) continue;
      choices[change.path] = 'theirs';
      person.typed.delete(change.path as Field);
    }
    person.values = merge(person.base, mine, theirs, choices).merged;
    person.base = theirs;
    // Equal values need no save, and the form shows the stored ones.
    for (const [field, meant] of person.typed) if (meant === read(theirs, field)) person.typed.delete(field);
    for (const field of FIELDS)
      if (read(person.values, field) === read(theirs, field)) person.seen.set(field, read(theirs, field));
    return false;
  };

  const run = async (merge: Merge, interleavings: number, firstSeed: number): Promise<Tally> => {
    const tally: Tally = { saves: 0, conflicts: 0, losses: [] };
    for (let seed = firstSeed; seed < firstSeed + interleavings; seed += 1) {
      const random = randomFrom(seed);
      const people = [await open(clients[0]!), await open(clients[1]!)];
      const left = people.map(() => 1 + Math.floor(random() * 2));
      for (let step = 0; left.some((saves) => saves > 0) && step < 60; step += 1) {
        const who = left[0]! > 0 && (random() < 0.5 || left[1]! <= 0) ? 0 : 1;
        const person = people[who]!;
        if (random() < 0.55) edit(person, random, `${seed}.${step}`);
        else if (await save(person, merge, random, tally, `script ${seed}`)) {
          left[who]! -= 1;
          if (left[who]! > 0) people[who] = await open(clients[who]!);
        }
      }
    }
    return tally;
  };

  it(
    `over ${INTERLEAVINGS[engine]} scripted interleavings nothing is silently lost`,
    { timeout: 300_000 },
    async () => {
      const { saves, conflicts, losses } = await run(product, INTERLEAVINGS[engine], 1);
      expect(losses).toEqual([]);
      // The scripts must cause conflicts: without any, the test would prove nothing.
      expect(saves).toBeGreaterThan(INTERLEAVINGS[engine] * 2);
      expect(conflicts).toBeGreaterThan(INTERLEAVINGS[engine] / 10);
    },
  );

  it(
    'the same oracle finds the losses of a merge in which the second save always wins, or the first',
    { timeout: 120_000 },
    async () => {
      const mineWins: Merge = (_base, mine, theirs) => ({ merged: { ...theirs, ...mine }, changes: [] });
      const theirsWins: Merge = (_base, _mine, theirs) => ({ merged: theirs, changes: [] });
      expect((await run(mineWins, 40, 5_000)).losses.length).toBeGreaterThan(0);
      expect((await run(theirsWins, 40, 6_000)).losses.length).toBeGreaterThan(0);
    },
  );
});
