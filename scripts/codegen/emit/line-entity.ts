import { POSITION } from '#platform/shared/merge/line-position';
import type { Entity, Field } from '../model';
import { camelCase, snakeCase } from '../names';

/** Child table, described as an entity of its rows. */
export interface LineEntity {
  readonly field: Field;
  readonly parent: Entity;
  /** Source of tables and descriptors: reference to the parent, position, and fields of a line. */
  readonly entity: Entity;
}

/** Removes list and filter: lines are read with their record and never queried alone. */
const withoutIndex = (field: Field): Field => ({ ...field, list: null, filter: null });

/** Returns the child tables of an entity. */
export function lineEntities(parent: Entity): LineEntity[] {
  return parent.fields.flatMap((field) => {
    if (!field.lines) return [];
    const { table, key, pascal, unique } = field.lines;
    const base: Field = {
      ...field,
      kind: 'integer',
      fields: [],
      lines: null,
      hint: null,
      list: null,
      filter: null,
      widget: 'number',
      renamedFrom: null,
      default: undefined,
      required: true,
      readOnly: false,
      minimum: null,
      maximum: null,
    };
    const link: Field = {
      ...base,
      name: parent.key.name,
      column: parent.key.column,
      kind: parent.key.type,
      reference: {
        entity: parent.name,
        labelField: null,
        dependsOn: {},
        fills: false,
        filter: {},
        canCreate: false,
        acyclic: false,
        symmetric: false,
        merges: false,
        closed: false,
        follows: true,
        holds: true,
        beside: null,
      },
    };
    const position: Field = { ...base, name: POSITION, column: POSITION, minimum: 0 };
    const entity: Entity = {
      ...parent,
      name: table.replaceAll('_', '-'),
      camel: camelCase(table),
      pascal,
      table,
      labels: { one: field.labels, many: field.labels },
      description: field.hint ?? { es: '', en: '', 'es-mx': '' },
      path: '',
      key: { name: key, column: snakeCase(key), kind: 'serial', type: 'integer' },
      label: { text: `{${key}}`, parts: [{ path: key }] },
      detail: null,
      ficha: null,
      views: [],
      facts: [],
      fields: [link, position, ...field.fields.map(withoutIndex)],
      sections: [],
      search: [],
      searchBySound: [],
      possibleDuplicates: null,
      sort: { field: POSITION, direction: 'asc' },
      unique: unique.map((fields) => ({ fields: [parent.key.name, ...fields], activeOnly: false })),
      indexes: null,
      ledger: null,
      follows: null,
      view: null,
      shapes: { board: null, calendar: null },
      scope: {},
      alsoReachedBy: [],
      parties: [],
      writeScope: null,
      softDelete: false,
      closed: null,
      holds: null,
      operations: [],
      menu: null,
      rules: [],
      lifecycle: null,
      folio: null,
      signature: null,
      exclusive: [],
      triggers: [],
      derive: null,
      listParameters: [],
      renamedFrom: null,
    };
    return [{ field, parent, entity }];
  });
}
