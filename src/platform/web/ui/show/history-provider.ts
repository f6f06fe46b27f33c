import type { DataProvider } from 'react-admin';
import type { EarlierVersion, HistoryEvent, HistoryRequest } from '#platform/shared/history-event';

/** Data provider methods for a record's history (src/platform/web/client/data-provider.ts). */
export interface HistoryProvider extends DataProvider {
  history(resource: string, request: HistoryRequest): Promise<{ data: HistoryEvent[]; total: number }>;
  earlier(resource: string, id: string, event: number, signal?: AbortSignal): Promise<EarlierVersion>;
  restore(resource: string, id: string, event: number, version: number): Promise<unknown>;
}
