import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { keyOf } from './names-of';

/** Entity that another can refer to, and the name of a referring field. */
export interface Target {
  readonly entity: string;
  readonly title: string;
  readonly english: string;
  /** Name of the field: `unidadId`, `paisCodigo`. */
  readonly key: string;
  readonly type: 'integer' | 'string';
}

interface RawEntity {
  readonly title?: string;
  readonly 'x-entity'?: {
    readonly key?: string;
    readonly permissions?: { readonly view?: string };
    readonly labels?: { readonly en?: { readonly one?: string } };
  };
}

export interface KnownEntity {
  readonly file: string;
  /** Folder of its schema and its code. */
  readonly area: string;
  readonly target: Target;
  /** Permission to see its records. */
  readonly permission: string;
}

/** Returns the existing entities by name, with their file and how to refer to them. */
export function knownEntities(root: string): ReadonlyMap<string, KnownEntity> {
  const folder = path.join(root, 'schemas/entities');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const name = path.basename(file, '.json');
      const schema = parse(readFileSync(path.join(folder, file), 'utf8')) as RawEntity;
      const { key, labels, permissions } = schema['x-entity'] ?? {};
      const title = schema.title ?? name;
      // A reference to a natural key is named after the entity: `clave` of a country is `paisClave` elsewhere.
      const field = key ? `${keyOf(name).slice(0, -2)}${key.charAt(0).toUpperCase()}${key.slice(1)}` : keyOf(name);
      return [
        name,
        {
          permission: permissions?.view ?? 'catalogo.ver',
          file: path.join('schemas/entities', file),
          area: path.dirname(file),
          target: {
            entity: name,
            title,
            english: labels?.en?.one ?? title,
            key: field,
            type: key ? ('string' as const) : ('integer' as const),
          },
        },
      ];
    }),
  );
}
