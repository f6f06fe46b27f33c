import { Suspense } from 'react';
import type { Part } from './resource-module';

const NONE: readonly Part[] = [];

/** What features add to a page, each as it has loaded. */
export function Parts({ of = NONE }: { readonly of?: readonly Part[] | undefined }) {
  return of.map((OnePart, index) => (
    <Suspense key={index}>
      <OnePart />
    </Suspense>
  ));
}
