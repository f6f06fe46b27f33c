import { useMemo } from 'react';
import { createSalesCalls, type SalesCalls } from '../client/sales-calls';
import { useSampleHttp } from '../SampleHttpContext';

/** The calls of the sales screens, over the way to the sample backend. */
export function useSalesCalls(): SalesCalls {
  const http = useSampleHttp();
  return useMemo(() => createSalesCalls(http), [http]);
}
