/** Names of the query parameters that every list takes. */
export const LIST_PARAMETER_NAMES: readonly string[] = [
  'includePageCount',
  'includeTotals',
  'pageNumber',
  'pageSize',
  'filterBy',
  'sortBy',
  'sortDir',
  'propiosPrimero',
];
