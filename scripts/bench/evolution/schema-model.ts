/** Model of a small product that is edited at random: its schemas, and ids that stay with a field through renames. */
export type Kind = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'enum' | 'reference';

export interface FieldModel {
  readonly id: number;
  name: string;
  kind: Kind;
  required: boolean;
  maxLength: number;
  maximum: number | null;
  pattern: string | null;
  options: string[];
  hasDefault: boolean;
  isIndexed: boolean;
  /** Entity that a reference points to. */
  target: number;
  renamedFrom: string | null;
  /** Its name in the last migration; null while no migration has it. */
  stored: string | null;
}

export interface EntityModel {
  readonly id: number;
  name: string;
  stored: string | null;
  fields: FieldModel[];
  /** Field whose values must differ, by id. */
  unique: number | null;
  renamedFrom: string | null;
}

export interface Product {
  entities: EntityModel[];
  nextId: number;
}

export const column = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const keyColumn = (entity: EntityModel): string => `${entity.name}_id`;

/** Value that existing rows receive when a field with a default is added. */
export function defaultOf({ kind, options }: FieldModel): string | number | boolean | null {
  return { text: 'x', integer: 7, number: 1.5, boolean: false, date: null, enum: options[0] ?? null, reference: null }[
    kind
  ];
}

/** The schema files of a product. */
export function schemasOf({ entities }: Product): Record<string, unknown> {
  const files: Record<string, unknown> = {
    'profiles.json': {
      $schema: './meta/profiles.json',
      permissions: [
        { key: 'catalogo.ver', title: { es: 'Ver', en: 'See' }, risk: 'BAJO' },
        { key: 'catalogo.administrar', title: { es: 'Administrar', en: 'Manage' }, risk: 'MEDIO' },
      ],
      profiles: [
        {
          name: 'SUPERUSUARIO',
          description: { es: 'Todo', en: 'All' },
          scope: 'RED',
          permissions: { 'catalogo.ver': 'RED', 'catalogo.administrar': 'RED' },
        },
      ],
    },
    'navigation.json': {
      $schema: './meta/navigation.json',
      groups: [{ id: 'catalogos', title: { es: 'Catálogos', en: 'Catalogues' } }],
    },
  };
  for (const entity of entities) {
    const unique = entity.fields.find(({ id }) => id === entity.unique);
    const title = entity.fields[0]!;
    files[`entities/prueba/${entity.name}.json`] = {
      $schema: '../../meta/entity.json',
      title: entity.name,
      type: 'object',
      'x-entity': {
        labels: {
          es: { one: entity.name, many: `${entity.name}s` },
          en: { one: entity.name, many: `${entity.name}s` },
        },
        label: `{${title.name}}`,
        search: [title.name],
        ...(unique ? { unique: [[unique.name]] } : {}),
        ...(entity.renamedFrom === null ? {} : { renamedFrom: entity.renamedFrom }),
      },
      properties: Object.fromEntries(entity.fields.map((field) => [field.name, fieldSchema(field, entities)])),
      required: entity.fields.filter(({ required }) => required).map(({ name }) => name),
    };
  }
  return files;
}

function fieldSchema(field: FieldModel, entities: readonly EntityModel[]): unknown {
  const x: Record<string, unknown> = {
    labels: { en: field.name },
    ...(field.renamedFrom === null ? {} : { renamedFrom: field.renamedFrom }),
  };
  const value = defaultOf(field);
  const base = { title: field.name, ...(field.hasDefault && value !== null ? { default: value } : {}) };
  const range = field.maximum === null ? {} : { maximum: field.maximum };
  switch (field.kind) {
    case 'text':
      return {
        ...base,
        type: 'string',
        maxLength: field.maxLength,
        ...(field.pattern === null ? {} : { pattern: field.pattern }),
        'x-field': { ...x, ...(field.isIndexed ? { list: true } : {}) },
      };
    case 'integer':
      return {
        ...base,
        type: 'integer',
        ...range,
        'x-field': { ...x, ...(field.isIndexed ? { filter: 'range', list: true } : {}) },
      };
    case 'number':
      return { ...base, type: 'number', ...range, 'x-field': { ...x, precision: 12, scale: 2 } };
    case 'boolean':
      return { ...base, type: 'boolean', 'x-field': x };
    case 'date':
      return {
        ...base,
        type: 'string',
        format: 'date',
        'x-field': { ...x, ...(field.isIndexed ? { list: true } : {}) },
      };
    case 'enum':
      return {
        ...base,
        type: 'string',
        enum: field.options,
        'x-field': {
          ...x,
          options: Object.fromEntries(field.options.map((option) => [option, { es: option, en: option }])),
        },
      };
    case 'reference':
      return {
        ...base,
        type: 'integer',
        'x-field': { ...x, reference: entities.find(({ id }) => id === field.target)!.name },
      };
  }
}
