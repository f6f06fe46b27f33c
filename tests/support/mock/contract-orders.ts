import assert from 'node:assert/strict';
import type { Order, OrderDetail, Page, SalesDashboard } from '#areas/muestra/web/wire';
import { asks } from './asks';
import type { ContractCase, Send } from './contract-case';

const LIST = '/mock/sales/orders';

/** SPEC 7: the orders, and the dashboard calculated from them. */
export function ordersContract(send: Send): ContractCase[] {
  const { ok, refused } = asks(send);
  const list = (query: string) => ok<Page<Order>>('GET', `${LIST}?${query}`);
  const all = () => list('pageIndex=1&pageSize=100');
  const detail = (id: string) => ok<OrderDetail>('GET', `/mock/sales/orders-details?id=${id}`);
  return [
    {
      endpoint: 'POST /mock/sales/dashboard',
      name: 'agrees with the orders',
      async check() {
        const dashboard = await ok<SalesDashboard>('POST', '/mock/sales/dashboard', {});
        const { data } = await list('pageIndex=1&pageSize=6&sort[order]=desc&sort[key]=date');
        assert.deepEqual(dashboard.latestOrderData, data);
        assert.ok(dashboard.topProductsData.length > 0);
        assert.deepEqual(Object.keys(dashboard.topProductsData[0] ?? {}).toSorted(), ['id', 'img', 'name', 'sold']);
        assert.deepEqual(Object.keys(dashboard.statisticData).toSorted(), ['orders', 'purchases', 'revenue']);
        const { series, categories } = dashboard.salesReportData;
        assert.deepEqual(
          series.map((one) => one.data.length),
          [12, 12],
        );
        assert.equal(categories.length, 12);
        assert.equal(dashboard.salesByCategoriesData.labels.length, dashboard.salesByCategoriesData.data.length);
      },
    },
    {
      endpoint: `GET ${LIST}`,
      name: 'gives pages, searched and sorted',
      async check() {
        const everything = await all();
        assert.equal(everything.total, everything.data.length);
        const one = everything.data[0] as Order;
        assert.deepEqual(Object.keys(one).toSorted(), [
          'customer',
          'date',
          'id',
          'paymentIdendifier',
          'paymentMehod',
          'status',
          'totalAmount',
        ]);
        assert.deepEqual(
          await list(
            `pageIndex=1&pageSize=10&query=${encodeURIComponent(one.customer.toUpperCase())}&sort[order]=&sort[key]=`,
          ),
          { data: [one], total: 1 },
        );
        const amounts = (await list('pageIndex=1&pageSize=100&sort[order]=asc&sort[key]=totalAmount')).data.map(
          ({ totalAmount }) => totalAmount,
        );
        assert.deepEqual(
          amounts,
          amounts.toSorted((a, b) => a - b),
        );
        assert.equal((await list('pageIndex=2&pageSize=5')).data[0]?.id, everything.data[5]?.id);
        assert.match((await refused(400, 'GET', `${LIST}?pageIndex=0`)).message, /pageIndex/);
      },
    },
    {
      endpoint: 'GET /mock/sales/orders-details',
      name: 'gives each order of the list in detail, and the sample for any other',
      async check() {
        for (const { id, customer, date, status, totalAmount } of (await all()).data) {
          const { customer: person, ...order } = await detail(id);
          assert.deepEqual(
            [order.id, person.name, order.dateTime, order.payementStatus, order.paymentSummary.total],
            [id, customer, date, status, totalAmount],
          );
          const { subTotal, tax, deliveryFees, total } = order.paymentSummary;
          assert.deepEqual(
            [tax, deliveryFees, total],
            [Math.round(subTotal * 6) / 100, 15, Math.round((subTotal + tax + 15) * 100) / 100],
          );
        }
        assert.equal((await detail('nadie')).id, '95954');
        assert.match((await refused(400, 'GET', '/mock/sales/orders-details')).message, /id/);
      },
    },
    {
      endpoint: `DELETE ${LIST}/delete`,
      name: 'deletes a list of orders, which the dashboard forgets too',
      async check() {
        const before = await all();
        const ids = [before.data.at(-1)?.id, before.data[0]?.id];
        await refused(404, 'DELETE', `${LIST}/delete`, { id: [...ids, 'nadie'] });
        assert.equal(await ok('DELETE', `${LIST}/delete`, { id: ids }), true);
        const after = await all();
        assert.deepEqual(after, { data: before.data.slice(1, -1), total: before.total - 2 });
        const { latestOrderData } = await ok<SalesDashboard>('POST', '/mock/sales/dashboard');
        assert.equal(latestOrderData[0]?.id, after.data[0]?.id);
        assert.equal((await detail(ids[0] as string)).id, '95954');
        await refused(404, 'DELETE', `${LIST}/delete`, { id: ids });
      },
    },
  ];
}
