import type { Json } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import type { ListParameter, ScopeKind } from '../model';
import { suggest } from '../suggest';
import type { BuildContext } from './context';

/** Reads `x-entity.listParameters` in the model's form, in the order of the file. */
export function listParametersOf(
  document: SourceDocument,
  raw: unknown,
  { heads, diagnostics }: BuildContext,
): ListParameter[] {
  return Object.entries((raw ?? {}) as Record<string, Json>).map(([name, said]): ListParameter => {
    const common = { name, description: String(said['description']) };
    if (said['own'] !== undefined) return { ...common, kind: 'own', scope: said['own'] as ScopeKind };
    if (said['only'] !== undefined) return { ...common, kind: 'only', fields: said['only'] as string[] };
    if (said['is'] !== undefined) return { ...common, kind: 'is', path: said['is'] as string };
    if (said['where'] !== undefined)
      return {
        ...common,
        kind: 'where',
        path: said['where'] as string,
        operator: (said['operator'] as 'lte' | 'gte' | undefined) ?? null,
      };
    const {
      entity,
      same = {},
      age,
    } = said['suits'] as {
      entity: string;
      same?: Record<string, string>;
      age?: { born: string; least?: string; most?: string };
    };
    if (!heads.has(entity))
      diagnostics.add(
        'unknown-entity',
        { document, path: ['x-entity', 'listParameters', name, 'suits', 'entity'] },
        `No entity is called \`${entity}\`.`,
        suggest(entity, heads.keys()),
      );
    return { ...common, kind: 'suits', entity, same, age: age ? { least: null, most: null, ...age } : null };
  });
}
