import type { ListFilter } from '#platform/shared/list-filter';
import type { BatchRecord } from '../list-methods';

export type BatchTarget = { readonly records: readonly BatchRecord[] } | { readonly filter: ListFilter };
