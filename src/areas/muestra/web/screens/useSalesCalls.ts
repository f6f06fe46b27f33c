import { useMemo } from 'react';
import { createSalesCalls, type SalesCalls } from '../client/sales-calls';
import { useSampleHttp } from '../SampleHttpContext';

/** Returns the calls of the sales screens, over the client of the sample backend. */
export function useSalesCalls(): SalesCalls {
  const http = useSampleHttp();
  return useMemo(() => createSalesCalls(http), [http]);
}
