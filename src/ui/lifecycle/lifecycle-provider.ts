import type { DataProvider, RaRecord } from 'react-admin';
import type { TransitionRequest } from '../../shared/transition-request';

/** What the data provider offers beyond react-admin's methods (src/client/data-provider.ts). */
export interface LifecycleProvider extends DataProvider {
  transition(resource: string, request: TransitionRequest): Promise<{ data: RaRecord }>;
}
