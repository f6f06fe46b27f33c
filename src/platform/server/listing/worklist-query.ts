import type { ListFilter } from '#platform/shared/list-filter';

/** Section of a worklist: a filtered list, whose first records the start page shows. */
export interface WorklistQuery {
  readonly id: string;
  readonly resource: string;
  readonly filter: ListFilter;
  /** Field of the ascending order; absent for the order of the list. */
  readonly sort?: string;
  /** Step that the rows offer to those who can take it. */
  readonly action?: string;
}
