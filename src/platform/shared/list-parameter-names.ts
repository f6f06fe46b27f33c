/** Names of the query parameters of every list. */
export const PAGE_PARAMETER_NAMES: readonly string[] = ['includePageCount', 'pageNumber', 'pageSize'];

/** Names of the query parameters that every list takes. */
export const LIST_PARAMETER_NAMES: readonly string[] = [
  ...PAGE_PARAMETER_NAMES,
  'includeTotals',
  'filterBy',
  'sortBy',
  'sortDir',
  'propiosPrimero',
  'alcanceDe',
];
