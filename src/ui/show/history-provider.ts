import type { DataProvider } from 'ra-core';
import type { HistoryEvent, HistoryRequest } from '../../shared/history-event';

/** The data provider's way to a record's history (src/client/data-provider.ts). */
export interface HistoryProvider extends DataProvider {
  history(resource: string, request: HistoryRequest): Promise<{ data: HistoryEvent[]; total: number }>;
}
