import fc from 'fast-check';
import type { EntityModel, FieldModel, Kind, Product } from './schema-model';

const KINDS: readonly Kind[] = ['text', 'integer', 'number', 'boolean', 'date', 'enum', 'reference'];
const EDITS = [
  'add',
  'rename',
  'swap',
  'chain',
  'retype',
  'tighten',
  'loosen',
  'drop',
  'addEntity',
  'renameEntity',
  'dropEntity',
] as const;

/** One edit. Its numbers select entities and fields of the product at the time it is applied. */
export interface Edit {
  readonly kind: (typeof EDITS)[number];
  readonly entity: number;
  readonly field: number;
  readonly other: number;
  readonly value: number;
  /** True when the edit is generated together with the next one. */
  readonly together: boolean;
  /** True when the developer insists after a refusal. */
  readonly insists: boolean;
}

/** Sequences of edits, for fast-check to draw and to shrink. */
export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...EDITS),
    entity: fc.nat(9),
    field: fc.nat(9),
    other: fc.nat(9),
    value: fc.nat(99),
    together: fc.boolean(),
    insists: fc.boolean(),
  }),
  { minLength: 3, maxLength: 7 },
);

/** A product with two entities. */
export function newProduct(): Product {
  const product: Product = { entities: [], nextId: 1 };
  addEntity(product);
  addEntity(product);
  for (const [at, kind] of (['integer', 'text', 'enum', 'reference'] as const).entries())
    addField(product, product.entities[at % 2]!, kind, at);
  return product;
}

/** Edits a product in place. */
export function applyEdit(product: Product, edit: Edit): void {
  const entity = product.entities[edit.entity % product.entities.length]!;
  const field = entity.fields[edit.field % entity.fields.length]!;
  const others = entity.fields.filter((other) => other !== field);
  const other = others[edit.other % Math.max(1, others.length)];
  const rest = entity.fields.slice(1);
  const later = rest[edit.field % Math.max(1, rest.length)];
  switch (edit.kind) {
    case 'add':
      return addField(product, entity, KINDS[edit.value % KINDS.length]!, edit.value);
    case 'rename':
      return move(field, `campo${(product.nextId += 1)}`);
    case 'swap':
      return other && exchange(field, other);
    case 'chain': {
      if (!other) return undefined;
      const freed = field.name;
      move(field, `campo${(product.nextId += 1)}`);
      return move(other, freed);
    }
    case 'retype':
      return later && retype(entity, later, KINDS[edit.value % 5]!);
    case 'tighten':
      return tighten(entity, later ?? field, edit.value);
    case 'loosen': {
      Object.assign(field, { required: false, maxLength: 80, maximum: null, pattern: null });
      if (entity.unique === field.id) entity.unique = null;
      if (field.kind === 'enum') field.options.push(`O${(product.nextId += 1)}`);
      return undefined;
    }
    case 'drop':
      return later && dropField(entity, later);
    case 'addEntity':
      return product.entities.length < 4 ? addEntity(product) : undefined;
    case 'renameEntity':
      return move(entity, `tipo${(product.nextId += 1)}`);
    case 'dropEntity': {
      const isUsed = product.entities.some(
        (one) => one !== entity && one.fields.some((own) => own.kind === 'reference' && own.target === entity.id),
      );
      if (product.entities.length > 1 && !isUsed) product.entities = product.entities.filter((one) => one !== entity);
      return undefined;
    }
  }
}

function addEntity(product: Product): void {
  const id = (product.nextId += 1);
  const entity: EntityModel = { id, name: `tipo${id}`, stored: null, fields: [], unique: null, renamedFrom: null };
  product.entities.push(entity);
  addField(product, entity, 'text', 1);
}

function addField(product: Product, entity: EntityModel, kind: Kind, value: number): void {
  const id = (product.nextId += 1);
  const target = product.entities[value % product.entities.length]!;
  entity.fields.push({
    id,
    name: `campo${id}`,
    kind,
    required: value % 4 === 0,
    maxLength: 60,
    maximum: null,
    pattern: null,
    options: ['A', 'B', 'C'],
    hasDefault: value % 3 === 0,
    isIndexed: value % 2 === 0,
    target: target.id,
    renamedFrom: null,
    stored: null,
  });
}

/** Renames a field or an entity. The former name is the one that the last migration has, even after several renames. */
function move(named: FieldModel | EntityModel, to: string): void {
  named.name = to;
  named.renamedFrom = named.stored === to ? null : named.stored;
}

function exchange(field: FieldModel, other: FieldModel): void {
  const name = field.name;
  move(field, other.name);
  move(other, name);
}

function retype(entity: EntityModel, field: FieldModel, kind: Kind): void {
  if (field.kind === 'reference' || field.kind === kind) return;
  Object.assign(field, { kind, hasDefault: false, maximum: null, pattern: null, maxLength: 80 });
  if (entity.unique === field.id) entity.unique = null;
}

function tighten(entity: EntityModel, field: FieldModel, value: number): void {
  if (value % 3 === 0) field.required = true;
  else if (value % 3 === 1 && field.kind !== 'boolean') entity.unique = field.id;
  else if (field.kind === 'text') Object.assign(field, value % 2 === 0 ? { maxLength: 3 } : { pattern: '^[a-z]+$' });
  else if (field.kind === 'enum' && field.options.length > 1) field.options = field.options.slice(0, -1);
  else if (field.kind === 'integer' || field.kind === 'number') field.maximum = 10;
}

function dropField(entity: EntityModel, field: FieldModel): void {
  entity.fields = entity.fields.filter((own) => own !== field);
  if (entity.unique === field.id) entity.unique = null;
}
