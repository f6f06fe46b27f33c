import { createBackend } from '#areas/muestra/web/backend/create-backend';

/** Returns all data of the sample backend, which is not sent over the network. */
export async function sampleData(): Promise<unknown[]> {
  const backend = createBackend({ delayMs: 0 });
  const ask = async (path: string, method = 'GET') =>
    (
      await backend(
        new Request(`http://localhost/api/mock${path}`, { method, ...(method === 'GET' ? {} : { body: '{}' }) }),
      )
    ).json() as Promise<{ data?: { id: string }[] }>;
  const all = `?body=${encodeURIComponent(JSON.stringify({ pageIndex: 1, pageSize: 100 }))}`;
  const [products, orders] = [await ask(`/sales/products${all}`), await ask('/sales/orders?pageIndex=1&pageSize=100')];
  const details = await Promise.all((orders.data ?? []).map(({ id }) => ask(`/sales/orders-details?id=${id}`)));
  return [products, orders, ...details, await ask(`/catalogos/usuarios${all}`), await ask('/sales/dashboard', 'POST')];
}
