import { POSITION } from '#platform/shared/merge/line-position';
import type { Diagnostics, Place } from '../diagnostic';
import { renameEdits } from '../load/edit';
import { originOf, placeOf, type PropertyNode } from '../load/property-node';
import { pascalCase, snakeCase } from '../names';
import { serverFields, type BareEntity } from './entity';

/** PostgreSQL truncates names to this many bytes, so longer names could collide. */
const MAX_COLUMN = 63;
/** Text columns for free search, which the server stores beside the fields. */
const SEARCH_TEXTS = ['busqueda', 'busquedaSonido'];

/** Reports names that the server adds to every record, and columns that collide in the table or are too long for the database. */
export function checkNames(entity: BareEntity, diagnostics: Diagnostics): void {
  const taken = new Set([...serverFields(entity), 'id', ...(entity.backend === 'server' ? SEARCH_TEXTS : [])]);
  const columns = new Map(
    [...taken]
      .filter(
        (name) =>
          !entity.fields.some(({ embed, reference }) => embed?.keyName === name || reference?.labelField === name),
      )
      .map((name) => [snakeCase(name), name]),
  );
  for (const node of entity.nodes) {
    const own: Place = { document: node.origins[0].document, path: node.origins[0].path };
    const field = entity.fields.find(({ name }) => name === node.name)!;
    const call = (other: string) => ({
      text: 'choose another name',
      title: `call it \`${other}\``,
      edits: renameEdits(own, other),
    });
    if (taken.has(node.name)) {
      diagnostics.add(
        'name-clash',
        placeOf(node),
        `\`${node.name}\` is a name that the server gives to something of its own.`,
        call(`${node.name}${pascalCase(entity.name)}`),
      );
      continue;
    }
    const other = columns.get(field.column);
    if (other !== undefined)
      diagnostics.add(
        'name-clash',
        placeOf(node),
        `\`${node.name}\` and \`${other}\` would be the same column, ${field.column}.`,
        call(`${node.name}2`),
      );
    if (entity.backend === 'server' && field.column.length > MAX_COLUMN)
      diagnostics.add(
        'bad-name',
        placeOf(node),
        `The column of \`${node.name}\` would be called ${field.column}, and a column's name has at most ${MAX_COLUMN} characters.`,
        call(node.name.slice(0, MAX_COLUMN / 2)),
      );
    columns.set(field.column, node.name);
    if (field.lines) checkLineNames(node, entity, diagnostics);
  }
}

/** Checks the names of a line's columns. Besides its fields, a line has its record's key, its own key and its position. */
function checkLineNames(node: PropertyNode, entity: BareEntity, diagnostics: Diagnostics): void {
  const { lines, fields } = entity.fields.find(({ name }) => name === node.name)!;
  const columns = new Map(
    [
      entity.key.name,
      POSITION,
      ...serverFields({ ...entity, fields: [], key: { ...entity.key, kind: 'natural' } }),
    ].map((name) => [snakeCase(name), name]),
  );
  columns.delete(snakeCase(lines!.key));
  const { document, path } = originOf(node, 'items');
  for (const { name, column } of fields) {
    const place: Place = { document, path: [...path, 'items', 'properties', name] };
    const other = columns.get(column);
    if (other === name)
      diagnostics.add(
        'name-clash',
        { ...place, onKey: true },
        `\`${name}\` is a name that the server gives to something of its own in each line.`,
        {
          text: 'choose another name',
          title: `call it \`${name}${pascalCase(node.name)}\``,
          edits: renameEdits(place, `${name}${pascalCase(node.name)}`),
        },
      );
    else if (other !== undefined || column.length > MAX_COLUMN)
      diagnostics.add(
        'name-clash',
        { ...place, onKey: true },
        other === undefined
          ? `The column of \`${name}\` would be called ${column}, and a column's name has at most ${MAX_COLUMN} characters.`
          : `\`${name}\` and \`${other}\` would be the same column, ${column}.`,
        {
          text: 'choose another name',
          title: `call it \`${name.slice(0, 30)}2\``,
          edits: renameEdits(place, `${name.slice(0, 30)}2`),
        },
      );
    columns.set(column, name);
  }
}
