import type { Resource } from '#platform/server/entity/resource';
import type { FieldChange } from '#platform/shared/history-event';
import { isObject } from '#platform/shared/paths';
import type { Actor } from '#platform/server/db/actor';
import { mayRead, mayReadAll } from './readable';

/** Digest for the verification; it is no change of the record. */
export const SEAL = 'sello';

type Values = Readonly<Record<string, unknown>> | null;

/**
 * Returns the field changes in an audit row of a record. Fields that need a missing permission appear without their values; labels of
 * references are as secret as the references.
 *
 * @param prefix path of the record within the requested one: '' or `persona.`
 */
export function changesOf(
  resource: Resource,
  antes: Values,
  despues: Values,
  actor: Actor,
  prefix: string,
): FieldChange[] {
  const names = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])];
  const labels = new Set(resource.references.map(({ label }) => label));
  return names
    .filter((name) => name !== SEAL && !labels.has(name) && (isGiven(antes?.[name]) || isGiven(despues?.[name])))
    .map((name) => {
      const field = resource.fields.find((candidate) => candidate.name === name);
      const oculto = field ? !mayRead(field, actor) : isTelling(resource, name, actor);
      const table = resource.lines.find((lines) => lines.name === name)?.resource;
      const shown = (values: Values) =>
        oculto ? null : table ? withoutSecrets(table, values?.[name], actor) : (values?.[name] ?? null);
      return { campo: prefix + name, antes: shown(antes), despues: shown(despues), oculto };
    });
}

/**
 * Checks whether values must be hidden: those of an embedded record that the actor may not read. For a reading or an export also its
 * filter, which contains names and CURPs.
 */
function isTelling({ embeds, fields }: Pick<Resource, 'embeds' | 'fields'>, name: string, actor: Actor): boolean {
  const guarded = embeds.filter((embed) => !mayRead(embed, actor));
  return (
    guarded.some((embed) => embed.name === name || embed.keyName === name) ||
    (name === 'filtro' && (guarded.length > 0 || !mayReadAll({ fields }, actor)))
  );
}

/** Removes the fields that the actor may not read from changed lines. */
function withoutSecrets(table: Pick<Resource, 'fields'>, lines: unknown, actor: Actor): unknown {
  const secret = new Set(table.fields.filter((field) => !mayRead(field, actor)).map(({ name }) => name));
  if (!Array.isArray(lines)) return null;
  return lines
    .filter(isObject)
    .map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => !secret.has(name))));
}

/** Returns the states before and after an event; null when it did not change the state. */
export function stateChange(
  field: string | null,
  antes: Values,
  despues: Values,
): { readonly de: string | null; readonly a: string } | null {
  const [from, to] = field === null ? [] : [antes?.[field], despues?.[field]];
  return typeof to === 'string' && from !== to ? { de: typeof from === 'string' ? from : null, a: to } : null;
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;
