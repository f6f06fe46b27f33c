/** Filter of a list of documents by the steps that the reader can take. */
export const STEP_FILTER = 'paso';
