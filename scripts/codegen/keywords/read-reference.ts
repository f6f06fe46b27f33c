import type { BuildContext } from '../build/context';
import { setEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { BesideChoice, Reference } from '../model';
import { nearest } from '../nearest';
import { suggest } from '../suggest';
import { placeIn } from './places';

/**
 * Reads the reference of a scalar property; returns null without one. Its target must exist, and its type must equal that of the target's
 * key.
 */
export function referenceOf(
  node: PropertyNode,
  labelField: string | null,
  { heads, diagnostics }: BuildContext,
): Reference | null {
  const raw = (node.value['x-field'] as Json | undefined)?.['reference'];
  if (raw === undefined) return null;
  const {
    entity: asked,
    dependsOn = {},
    filter = {},
    fills = false,
    create = false,
    acyclic = false,
    symmetric = false,
    merges = false,
    closed = false,
    follows = true,
    holds = true,
    beside,
  } = (typeof raw === 'string' ? { entity: raw } : raw) as {
    entity: string;
    dependsOn?: Record<string, string>;
    fills?: boolean;
    filter?: Json;
    create?: boolean;
    acyclic?: boolean;
    symmetric?: boolean;
    merges?: boolean;
    closed?: boolean;
    follows?: boolean;
    holds?: boolean;
    beside?: Omit<BesideChoice, 'by'> & Partial<Pick<BesideChoice, 'by'>>;
  };
  const place = typeof raw === 'string' ? placeIn(node, 'reference') : placeIn(node, 'reference', 'entity');
  if (!heads.has(asked))
    diagnostics.add('unknown-entity', place, `No entity is called \`${asked}\`.`, suggest(asked, heads.keys()));
  // A misspelt entity is read as the nearest one, so that it is reported once.
  const entity = heads.has(asked) ? asked : nearest(asked, heads.keys());
  const head = heads.get(entity ?? '');
  if (!head || entity === null) return null;
  const expected = head.key.type === 'text' ? 'string' : 'integer';
  if (!head.isUncertain && node.value['type'] !== expected && node.value['type'] !== undefined) {
    diagnostics.add(
      'wrong-type',
      placeOf(node, 'type'),
      `\`${node.name}\` points to \`${entity}\`, whose key \`${head.key.name}\` is ${expected === 'string' ? 'a string' : 'an integer'}.`,
      { text: `"type": "${expected}"`, edits: setEdits(placeOf(node, 'type'), expected) },
    );
  }
  return {
    entity,
    labelField,
    dependsOn,
    fills,
    filter,
    canCreate: create,
    acyclic,
    symmetric,
    merges,
    closed,
    follows,
    holds,
    beside: beside ? { by: {}, ...beside } : null,
  };
}
