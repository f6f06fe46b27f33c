import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#generated/server/resources.gen';
import { filterBy, startApp, type Client, type TestApp } from '../support/server/app';

/** Request of a picker of a generated screen. */
interface Picker {
  readonly reference: string;
  readonly filter: Readonly<Record<string, unknown>>;
  /** Fields of the offered records that must equal a field of the form. */
  readonly narrowedBy: readonly string[];
  readonly file: string;
}

const WEB = 'generated/web';
const PICKER =
  /reference(?:="|: ')([a-z-]+)["'](?:,?\s+(?:dependsOn(?:=\{|: )(\{[^}]*\})\}?|filter(?:=\{|: )(\{[^}]*\})\}?|required|hint|wide|fills|copies(?:=\{|: )\{[^}]*\}\}?|\w+="[^"]*"))*/g;
const DEPENDS = /dependsOn(?:=\{|: )(\{[^}]*\})/;
const FILTER = /filter(?:=\{|: )(\{[^}]*\})/;

/** Reads `{ estatus: ['DISPONIBLE'], unidadId: 'unidadId' }` as the generator writes it. */
function literalOf(code: string | undefined): Record<string, unknown> {
  if (code === undefined) return {};
  const json = code
    .replaceAll(/(\w+|'[^']+')\s*:/g, (_, key: string) => `"${key.replaceAll("'", '')}":`)
    .replaceAll("'", '"')
    .replaceAll(/,\s*([}\]])/g, '$1');
  return JSON.parse(json) as Record<string, unknown>;
}

const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => /\.gen\.tsx?$/.test(file));
const all = files.flatMap((file): Picker[] => {
  const text = readFileSync(path.join(WEB, file), 'utf8');
  return [...text.matchAll(PICKER)].map(([code, reference]) => ({
    reference: reference!,
    filter: literalOf(FILTER.exec(code)?.[1]),
    narrowedBy: Object.keys(literalOf(DEPENDS.exec(code)?.[1])),
    file,
  }));
});
const served = new Map(RESOURCES.map((resource) => [resource.name, resource]));
const pickers = [
  ...new Map(
    all
      .filter(({ reference }) => served.has(reference))
      .map((picker) => [JSON.stringify([picker.reference, picker.filter, picker.narrowedBy]), picker]),
  ).values(),
];

/** A value of the kind that a field with this name has. */
const sampleOf = (field: string) => (field.endsWith('Id') ? 1 : '05');

describe('the list behind each picker of a generated screen', () => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp('PGlite');
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it('is found in all generated code', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(pickers.some(({ narrowedBy }) => narrowedBy.length > 0)).toBe(true);
    expect(pickers.some(({ filter }) => Object.keys(filter).length > 0)).toBe(true);
  });

  it.each(pickers)('answers: $reference by $filter and $narrowedBy', async ({ reference, filter, narrowedBy }) => {
    const asked = { ...filter, ...Object.fromEntries(narrowedBy.map((field) => [field, sampleOf(field)])) };
    const query = Object.keys(asked).length > 0 ? `&filterBy=${filterBy(asked)}` : '';
    const answer = await su('GET', `/api${served.get(reference)!.path}?pageSize=20&propiosPrimero=true${query}`);
    expect([answer.status, Array.isArray(answer.body)], JSON.stringify(answer.body)).toEqual([200, true]);
  });
});
