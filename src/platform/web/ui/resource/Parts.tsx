import { Suspense } from 'react';
import type { Part, ResourceParts } from './resource-module';

const NONE: readonly Part[] = [];

/** Preloads the code of the parts of a record's page, while the record loads. */
export function preloadParts({
  recordAlerts = NONE,
  recordActions = NONE,
  recordLeads = NONE,
  recordSections = NONE,
}: ResourceParts): void {
  for (const part of [...recordAlerts, ...recordActions, ...recordLeads, ...recordSections]) part.preload?.();
}

/** Extra parts of a page, each rendered as soon as it has loaded. */
export function Parts({ of = NONE }: { readonly of?: readonly Part[] | undefined }) {
  return of.map((OnePart, index) => (
    <Suspense key={index}>
      <OnePart />
    </Suspense>
  ));
}
