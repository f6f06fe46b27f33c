import type { Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import type { Party, Scope, ScopeKind } from '../model';
import { suggest } from '../suggest';
import type { BuildContext } from './context';
import { scopeFrom } from './scope';
import { textsFrom } from './texts';

/** Reads the parties of a document, in the order of its schema. */
export function partiesOf(document: SourceDocument): readonly Party[] {
  const raw = (document.valueAt(['x-entity', 'parties']) ?? {}) as Record<string, { title: Json; scope: Json }>;
  return Object.entries(raw).map(([name, { title, scope }]) => ({
    name,
    labels: textsFrom(title),
    scope: scopeFrom(scope),
  }));
}

/** Returns the scope of a record across all its parties. */
export function scopeOfAll(parties: readonly Party[]): Scope {
  const kinds = new Set(parties.flatMap(({ scope }) => Object.keys(scope) as ScopeKind[]));
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, [...new Set(parties.flatMap(({ scope }) => scope[kind] ?? []))]]),
  );
}

/**
 * Returns the scope of a party named by a keyword; null without a name.
 *
 * @param at place of the name
 * @param spelt keyword that states the scope in full, and its place; only one of the two is allowed
 */
export function partyScope(
  name: string | undefined,
  parties: readonly Party[],
  at: Place,
  spelt: { readonly keyword: string; readonly place: Place } | null,
  { diagnostics }: Pick<BuildContext, 'diagnostics'>,
): Scope | null {
  if (name === undefined) return null;
  const party = parties.find((candidate) => candidate.name === name);
  if (spelt)
    diagnostics.add(
      'contradiction',
      spelt.place,
      `\`${spelt.keyword}\` says again whose it is, beside the party \`${name}\`.`,
      { text: 'remove one of the two', title: `remove \`${spelt.keyword}\``, edits: removeEdits(spelt.place) },
    );
  if (!party)
    diagnostics.add(
      'unknown-party',
      at,
      `No party of this entity is called \`${name}\`.`,
      suggest(
        name,
        parties.map((candidate) => candidate.name),
        { text: 'name it in `parties`, or remove it', title: 'remove it', edits: removeEdits(at) },
      ),
    );
  return party?.scope ?? null;
}
