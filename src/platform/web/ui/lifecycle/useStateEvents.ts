import { useHistory } from '../show/useHistory';

/** Maximum changes of state shown; no document has more. */
const EVENTS = 200;

/** Reads the changes of state of a document, latest first. */
export const useStateEvents = (resource: string, id: string) =>
  useHistory(resource, id, { page: 1, pageSize: EVENTS, estados: true });
