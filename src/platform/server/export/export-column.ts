import type { Resource, ScalarKind } from '#generated/server/resource.gen';
import type { Actor } from '../db/actor';
import { malformed } from '../db/problem';
import { resolvePath } from '../listing/field-path';
import { mayReadPath, maySee } from '../records/readable';
import { AUDIT_FIELDS } from '../records/resources';

/** One column of an export: the field that it is asked by, and where its value stands in the record that was read. */
export interface ExportColumn {
  readonly path: string;
  /** The label's path for a reference, so that the file has names and not keys. */
  readonly from: string;
  readonly kind: ScalarKind | 'list';
  readonly enumName: string | null;
  readonly computed: boolean;
  /** Its cells, the empty ones included, keep what is typed as text. */
  readonly isText?: boolean;
}

/** More than any list has, few enough for an address. */
const MOST_COLUMNS = 200;

/**
 * Columns of an export: the requested ones (`columnas=clave,nombre,persona.curp`) in that order, else every field of a single value.
 *
 * @throws Problem 400 for an unknown or unreadable field, without revealing the case.
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
  if (paths.length > MOST_COLUMNS) throw malformed('columnas', 'ELEMENTOS_MAXIMOS', { limite: MOST_COLUMNS });
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
