import type { OperationContext } from '../context';

/** What handlers of reports are given: they are asked by a request, and by nobody when a file is made in the background. */
export type ReportContext = Pick<OperationContext, 'database' | 'actor' | 'text'>;
