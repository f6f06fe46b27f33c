/** Query parameter names of the page of a list. */
export const PAGE_PARAMETER_NAMES: readonly string[] = ['includePageCount', 'pageNumber', 'pageSize'];

/** Query parameter names that every list accepts. */
export const LIST_PARAMETER_NAMES: readonly string[] = [
  ...PAGE_PARAMETER_NAMES,
  'includeTotals',
  'filterBy',
  'sortBy',
  'sortDir',
  'propiosPrimero',
  'alcanceDe',
];
