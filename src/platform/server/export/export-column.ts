import type { Resource, ScalarKind } from '../entity/resource';
import type { Actor } from '../db/actor';
import { malformed } from '../db/problem';
import { resolvePath } from '../listing/field-path';
import { mayReadPath, maySee } from '../records/read/readable';
import { AUDIT_FIELDS } from '../records/resources';

/** One column of an export: the requested field, and the path of its value in the record. */
export interface ExportColumn {
  readonly path: string;
  /** Path of the label for a reference, so that the file contains names instead of keys. */
  readonly from: string;
  readonly kind: ScalarKind | 'list';
  readonly enumName: string | null;
  readonly computed: boolean;
  /** True when its cells, empty ones included, store input as text. */
  readonly isText?: boolean;
}

/** Maximum of columns: more than any list has, and few enough for a URL. */
const MAX_COLUMNS = 200;

/**
 * Returns the columns of an export: the requested ones (`columnas=clave,nombre,persona.curp`) in that order, else every field of a single
 * value.
 *
 * @throws Problem 400 for an unknown or unreadable field, without revealing which.
 */
export function exportColumns(resource: Resource, asked: string, actor: Actor): ExportColumn[] {
  const paths = [
    ...new Set(
      asked
        .split(',')
        .map((path) => path.trim())
        .filter((path) => path !== ''),
    ),
  ];
  if (paths.length > MAX_COLUMNS) throw malformed('columnas', 'ELEMENTOS_MAXIMOS', { limite: MAX_COLUMNS });
  if (paths.length === 0) return everyPath(resource, actor).flatMap((path) => columnOf(resource, path, actor) ?? []);
  return paths.map((path) => {
    const column = columnOf(resource, path, actor);
    if (!column) throw malformed('columnas', 'CAMPO_DESCONOCIDO', { campo: path });
    return column;
  });
}

function everyPath(resource: Resource, actor: Actor): string[] {
  const own = (of: Resource, prefix: string) => [
    ...of.fields.filter((field) => !field.file && maySee(field, actor)).map(({ name }) => prefix + name),
    ...of.computed
      .filter(({ from }) => from.every((path) => mayReadPath(of, path, actor)))
      .map(({ name }) => prefix + name),
    ...[...of.counts, ...(of.inverses ?? [])].map(({ name }) => prefix + name),
  ];
  return [
    ...own(resource, ''),
    ...resource.embeds.flatMap((embed) => own(embed.resource, `${embed.name}.`)),
    ...AUDIT_FIELDS.filter((name) => name === 'activo'),
  ];
}

function columnOf(resource: Resource, path: string, actor: Actor): ExportColumn | null {
  const [head = '', ...rest] = path.split('.');
  const embed = resource.embeds.find(({ name }) => name === head);
  const [owner, name, prefix] = embed ? [embed.resource, rest.join('.'), `${head}.`] : [resource, path, ''];
  if (
    owner.computed.some(
      (computed) => computed.name === name && computed.from.every((each) => mayReadPath(owner, each, actor)),
    )
  )
    return { path, from: path, kind: 'text', enumName: null, computed: true };
  const resolved = resolvePath(resource, path, actor);
  if (!resolved) {
    const partly = owner.fields.some((field) => field.name === name && field.kind === 'text' && maySee(field, actor));
    return partly ? { path, from: path, kind: 'text', enumName: null, computed: false } : null;
  }
  const reference = owner.references.find(({ field }) => field === name);
  if (reference) return { path, from: prefix + reference.label, kind: 'text', enumName: null, computed: false };
  const field = [...owner.fields, ...(owner.inverses ?? [])].find((candidate) => candidate.name === name);
  return { path, from: path, kind: resolved.kind, enumName: field?.enumName ?? null, computed: false };
}
