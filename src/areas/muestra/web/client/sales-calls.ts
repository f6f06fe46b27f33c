import type { HttpClient } from '#platform/web/client/http-client';
import type { OrderDetail, SalesDashboard } from '../wire';

/** Requests of the two sample screens (SPEC 7, Mock endpoints). */
export interface SalesCalls {
  /** @throws {ApiError} as every call */
  dashboard(signal?: AbortSignal): Promise<SalesDashboard>;
  /**
   * Fetches the order with this id. The sample backend may return its only order: a different `id` means that the requested one does not
   * exist.
   *
   * @throws {ApiError} as every call
   */
  orderDetail(id: string, signal?: AbortSignal): Promise<OrderDetail>;
}

export function createSalesCalls(http: HttpClient): SalesCalls {
  return {
    async dashboard(signal) {
      const { json } = await http('/mock/sales/dashboard', { method: 'POST', body: '{}', signal });
      return json as SalesDashboard;
    },
    async orderDetail(id, signal) {
      const { json } = await http(`/mock/sales/orders-details?id=${encodeURIComponent(id)}`, { signal });
      return json as OrderDetail;
    },
  };
}
