/** Filter of a list of documents by the steps that the reader can take with them. */
export const STEP_FILTER = 'paso';
