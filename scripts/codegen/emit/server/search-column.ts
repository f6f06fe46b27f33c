import type { Entity, Field, Model } from '../../model';
import { hostsOf } from '../lookup';
import { storedFields } from './stored-fields';

/**
 * Returns the SQL of the text for free search, or null when no field of the table itself is searched.
 *
 * An embedded entity also contains the fields that its hosts search in it (`persona.telefono`). Codes with dots are also found without
 * them. `plano` removes case and accents, so that search words match as typed.
 */
export function searchExpression(entity: Entity, model: Model): string | null {
  const parts = searchedPaths(entity, model).flatMap((path) => {
    const [head, tail] = path.split('.');
    const field = storedFields(entity).find((candidate) => candidate.name === head);
    // Dates are searched in their own column. A generated column cannot refer to another one.
    if (!field || field.embed || field.kind === 'date' || field.generated !== null) return [];
    const text = textOf(field, tail);
    return [text, ...(field.mask === 'clave' ? [`replace(${text}, '.', '')`] : [])].map(
      (part) => `coalesce(${part}, '')`,
    );
  });
  return parts.length > 0 ? `plano(${parts.join(" || ' ' || ")})` : null;
}

/** Returns the SQL of the phonetic keys of the table's words, or null without any. */
export function soundExpression(entity: Entity): string | null {
  const parts = entity.searchBySound.flatMap((name) =>
    storedFields(entity)
      .filter((field) => field.name === name)
      .map((field) => `coalesce(${textOf(field, undefined)}, '')`),
  );
  return parts.length > 0 ? `sonido(${parts.join(" || ' ' || ")})` : null;
}

/** Returns the fields in the search text of the table: those of the entity, and those that its hosts search in it. */
export function searchedPaths(entity: Entity, model: Model): string[] {
  const fromHosts = hostsOf(model, entity).flatMap(({ host, field }) =>
    host.search.filter((path) => path.startsWith(`${field.name}.`)).map((path) => path.slice(field.name.length + 1)),
  );
  return [...new Set([...entity.search, ...fromHosts])];
}

function textOf(field: Field, inside: string | undefined): string {
  const column = `"${field.column}"`;
  if (inside) return `${column} ->> '${inside}'`;
  if (field.kind === 'records') {
    // JSON as text would contain property names: `marca` would match every record.
    const texts = field.fields.filter(({ kind }) => kind === 'text').map(({ name }) => name);
    return texts.map((name) => `jsonb_path_query_array(${column}, '$[*].${name}')::text`).join(" || ' ' || ");
  }
  return field.kind === 'text' || field.kind === 'enum' || field.kind === 'time' ? column : `${column}::text`;
}
