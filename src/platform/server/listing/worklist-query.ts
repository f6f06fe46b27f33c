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

/** Records of the current day, in the order of their times. */
export interface DayQuery {
  readonly resource: string;
  readonly filter: ListFilter;
  /** Date that is the current day. */
  readonly date: string;
  /** Moment of the ascending order. */
  readonly time: string;
  /** Reference to the staff record of the reader; absent for all records within their reach. */
  readonly owner?: string;
}

/** Lists of a worklist. */
export interface WorklistQueries {
  readonly sections: readonly WorklistQuery[];
  readonly day?: DayQuery;
}
