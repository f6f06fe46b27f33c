import { describe, expect, it } from 'vitest';
import { shares } from '../../scripts/codegen/keywords/shares';
import { BASE, ENTITY_FILE, laidOver } from '../../scripts/codegen/vocabulary/base';
import { compileProject } from '../support/codegen/project';

type Node = { [name: string]: Node };
const AT = '/properties/lineas/items/properties/partes/x-field/shares';

/** Returns the schemas of the keyword's example with one change. */
function sharing(change: (said: Node, partes: Node, properties: Node) => void) {
  const file = structuredClone(laidOver(BASE[ENTITY_FILE], shares.example)) as Node;
  const partes = file['properties']!['lineas']!['items']!['properties']!['partes']!;
  change(partes['x-field']!['shares']!, partes, file['properties']!);
  return { ...BASE, [ENTITY_FILE]: file };
}

const set = (node: Node, name: string, value: unknown) => Object.assign(node, { [name]: value });

describe('amounts of a line by record', () => {
  it.each([
    ['an entity that there is not', (said: Node) => set(said, 'of', 'ambulansia'), 'unknown-entity', `${AT}/of`],
    ['a key that no item has', (said: Node) => set(said, 'key', 'ambulancia'), 'unknown-field', `${AT}/key`],
    ['an amount that no item has', (said: Node) => set(said, 'amount', 'camilla'), 'unknown-field', `${AT}/amount`],
    [
      'an amount that is no number',
      (said: Node, partes: Node) => set(partes['items']!['properties']!['camillas']!, 'type', 'string'),
      'wrong-type',
      `${AT}/amount`,
    ],
    ['what is free of no record', (said: Node) => set(said, 'free', 'libres'), 'unknown-field', `${AT}/free`],
    ['what is free as a reference', (said: Node) => set(said, 'free', 'unidadId'), 'wrong-type', `${AT}/free`],
    ['a total that the line has not', (said: Node) => set(said, 'total', 'cantidades'), 'unknown-field', `${AT}/total`],
    ['a field shown that no record has', (said: Node) => set(said, 'show', ['color']), 'unknown-field', `${AT}/show/0`],
    [
      'a condition by what the line has not',
      (said: Node) => set(said, 'by', { unidadId: 'lineas.unidad' }),
      'unknown-field',
      `${AT}/by/unidadId`,
    ],
    [
      'a condition by what the document has not',
      (said: Node) => set(said, 'by', { unidadId: 'unidad' }),
      'unknown-field',
      `${AT}/by/unidadId`,
    ],
    [
      'a condition on what no record has',
      (said: Node) => set(said, 'by', { unidad: 'lineas.unidadId' }),
      'bad-filter',
      `${AT}/by/unidad`,
    ],
    [
      'a condition that is never met',
      (said: Node) => set(said, 'by', { placas: 'lineas.unidadId' }),
      'wrong-type',
      `${AT}/by/placas`,
    ],
    [
      'a filter by what no record has',
      (said: Node) => set(said, 'filter', { color: 'ROJO' }),
      'bad-filter',
      `${AT}/filter/color`,
    ],
  ])('is refused with its place: %s', async (_what, change, rule, place) => {
    const result = await compileProject(sharing(change));
    expect(result.ok ? [] : result.errors.map((error) => [error.rule, error.pointer])).toContainEqual([rule, place]);
  });

  it('is refused outside the lines of a document', async () => {
    const result = await compileProject(
      sharing((_said, partes, properties) => {
        set(properties, 'sueltas', partes);
      }),
    );
    expect(result.ok ? [] : result.errors.map((error) => [error.rule, error.pointer])).toContainEqual([
      'unsupported',
      '/properties/sueltas/x-field/shares',
    ]);
  });

  it('suggests the closest field', async () => {
    const result = await compileProject(sharing((said) => set(said, 'free', 'camillasLibre')));
    const error = result.ok ? undefined : result.errors.find(({ rule }) => rule === 'unknown-field');
    expect(error?.suggestion).toContain('camillasLibres');
  });

  it('compiles in its example into an input of the lines', async () => {
    const result = await compileProject(sharing(() => undefined));
    expect(result.ok ? [] : result.errors).toEqual([]);
  });
});
