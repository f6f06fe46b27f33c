import type { OperationContext } from '../operations/context';

/** Context of report handlers. Background files run them without a request. */
export type ReportContext = Pick<OperationContext, 'database' | 'actor' | 'text'>;
