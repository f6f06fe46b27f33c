import type { Json } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import type { Follows } from '../model';
import { suggest } from '../suggest';
import type { BuildContext } from './context';

/** Reads `follows`; returns null without it. Reports an unknown entity. */
export function followsOf(x: Json, { heads, diagnostics }: BuildContext, document: SourceDocument): Follows | null {
  const said = x['follows'] as (Omit<Follows, 'start'> & Partial<Follows>) | undefined;
  if (!said) return null;
  if (!heads.has(said.entity))
    diagnostics.add(
      'unknown-entity',
      { document, path: ['x-entity', 'follows', 'entity'] },
      `No entity is called \`${said.entity}\`.`,
      suggest(said.entity, heads.keys()),
    );
  return { start: [], ...said };
}
