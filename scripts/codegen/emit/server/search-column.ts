import type { Entity, Field, Model } from '../../model';
import { hostsOf } from '../lookup';
import { storedFields } from './stored-fields';

/**
 * SQL of the text that free search looks in, or null when no field of the table itself is searched.
 * An embedded entity also holds what the entities around it search in it (`persona.telefono`).
 * Codes that are written with dots are found without them, too. `plano` drops case and accents, so that the words of a search are compared as they are typed.
 */
export function searchExpression(entity: Entity, model: Model): string | null {
  const parts = searchedPaths(entity, model).flatMap((path) => {
    const [head, tail] = path.split('.');
    const field = storedFields(entity).find((candidate) => candidate.name === head);
    // Dates are looked for as dates, in their own column; one generated column cannot be made from another.
    if (!field || field.embed || field.kind === 'date' || field.generated !== null) return [];
    const text = textOf(field, tail);
    return [text, ...(field.mask === 'clave' ? [`replace(${text}, '.', '')`] : [])].map(
      (part) => `coalesce(${part}, '')`,
    );
  });
  return parts.length > 0 ? `plano(${parts.join(" || ' ' || ")})` : null;
}

/** SQL of the keys that words of the table are found by as they sound, or null when none are. */
export function soundExpression(entity: Entity): string | null {
  const parts = entity.searchBySound.flatMap((name) =>
    storedFields(entity)
      .filter((field) => field.name === name)
      .map((field) => `coalesce(${textOf(field, undefined)}, '')`),
  );
  return parts.length > 0 ? `sonido(${parts.join(" || ' ' || ")})` : null;
}

/** Fields that the search text of the table holds: of the entity, and what the entities around it search in it. */
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
    // JSON as text would hold the names of the fields: `marca` would find every record.
    const texts = field.fields.filter(({ kind }) => kind === 'text').map(({ name }) => name);
    return texts.map((name) => `jsonb_path_query_array(${column}, '$[*].${name}')::text`).join(" || ' ' || ");
  }
  return field.kind === 'text' || field.kind === 'enum' || field.kind === 'time' ? column : `${column}::text`;
}
