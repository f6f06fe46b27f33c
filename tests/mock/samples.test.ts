import { describe, expect, it } from 'vitest';
import type { CatalogueUser, Order, OrderDetail, Page, Product, SalesDashboard } from '#areas/muestra/web/wire';
import { sender } from '../support/mock/sender';
import { withBody } from '../support/mock/with-body';

const send = sender();
const read = async <Json>(path: string, method = 'GET') => (await send(method, path)).json as Json;
const all = { pageIndex: 1, pageSize: 1000 };
const products = (await read<Page<Product>>(withBody('/mock/sales/products', all))).data;
const orders = (await read<Page<Order>>('/mock/sales/orders?pageSize=1000')).data;
const usuarios = (await read<Page<CatalogueUser>>(withBody('/mock/catalogos/usuarios', all))).data;
const detail = (id: string) => read<OrderDetail>(`/mock/sales/orders-details?id=${id}`);
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('the sample data', () => {
  it('are fourteen products, fourteen orders and sixteen catalogue users, with unique ids', () => {
    for (const [list, count] of [
      [products, 14],
      [orders, 14],
      [usuarios, 16],
    ] as const) {
      expect(list).toHaveLength(count);
      expect(distinct(list.map(({ id }) => id))).toBe(count);
    }
  });

  it('have products of all kinds, with the figures and codes of the specification', () => {
    expect(distinct(products.map(({ category }) => category))).toBe(5);
    expect(new Set(products.map(({ productCode }) => productCode))).toEqual(
      new Set(Array.from({ length: 12 }, (_, index) => `BIS-0${index + 12}`)),
    );
    for (const product of products) {
      expect(product).toMatchObject({ taxRate: 6, costPerItem: 12, bulkDiscountPrice: 68 });
      expect(product.status).toBe(product.stock === 0 ? 2 : product.stock < 20 ? 1 : 0);
      expect(product.description).toMatch(/^<p>.*<strong>.*<li>/);
      expect(product.imgList.length).toBeGreaterThanOrEqual(1);
      expect(product.imgList.length).toBeLessThanOrEqual(3);
      expect(product.img).toBe(product.imgList[0]?.img);
    }
    expect(distinct(products.map(({ status }) => status))).toBe(3);
    expect(distinct(products.map(({ img }) => img))).toBe(14);
  });

  it('have pictures that are small, well-formed drawings', () => {
    for (const { img } of products.flatMap(({ imgList }) => imgList)) {
      const svg = decodeURIComponent(img.replace('data:image/svg+xml,', ''));
      expect(svg.length).toBeLessThan(1536);
      expect(svg).toMatch(/^<svg xmlns='[^']+' viewBox='0 0 400 300'>.*<\/svg>$/);
      expect(svg).not.toMatch(/undefined|NaN/);
      expect(svg.match(/<[a-z]/gi)?.length).toBe((svg.match(/\/>|<\//g) ?? []).length);
    }
  });

  it('have orders of every status and payment, none in the future', () => {
    const now = Date.now() / 1000;
    expect(distinct(orders.map(({ status }) => status))).toBe(3);
    expect(new Set(orders.map(({ paymentMehod }) => paymentMehod))).toEqual(new Set(['visa', 'paypal', 'master']));
    for (const { date, paymentMehod, paymentIdendifier } of orders) {
      expect(date).toBeLessThanOrEqual(now);
      expect(paymentIdendifier).toMatch(paymentMehod === 'paypal' ? /^[a-z.]+@example\.com$/ : /^•••• \d{4}$/);
    }
  });

  it('have users with reserved addresses, some with a single surname', () => {
    expect(usuarios.filter(({ segundoApellido }) => segundoApellido === '').length).toBeGreaterThan(0);
    for (const { email } of usuarios) expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.org$/);
    expect(distinct(usuarios.map(({ email }) => email))).toBe(16);
  });
});

describe('an order in detail', () => {
  it('adds up: six per cent tax on the lines, and fifteen for the delivery', async () => {
    for (const { id } of orders) {
      const { product, paymentSummary, shipping } = await detail(id);
      for (const { price, quantity, total } of product) expect(total).toBeCloseTo(price * quantity, 10);
      const subTotal = product.reduce((sum, { total }) => sum + total, 0);
      expect(paymentSummary).toEqual({
        subTotal,
        tax: Number((subTotal * 0.06).toFixed(2)),
        deliveryFees: 15,
        total: Number((subTotal * 1.06 + 15).toFixed(2)),
      });
      expect(shipping.deliveryFees).toBe(15);
    }
  });

  it('has no future events, and none beyond its payment', async () => {
    for (const { id, status, date } of orders) {
      const { activity, progressStatus } = await detail(id);
      const times = activity.flatMap(({ events }) => events.map(({ time }) => time));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times.at(-1)).toBe(date);
      expect(times[0]).toBeLessThanOrEqual(Date.now() / 1000);
      expect(status === 0 ? [0, 1, 2] : [0]).toContain(progressStatus);
      expect(activity.some(({ events }) => events.some(({ action }) => action === 'Entregado'))).toBe(
        progressStatus === 2,
      );
    }
  });

  it('contains existing products', async () => {
    const ids = new Set(products.map(({ id }) => id));
    for (const { id } of orders) for (const line of (await detail(id)).product) expect(ids).toContain(line.id);
  });
});

describe('the dashboard', () => {
  it('counts the sales of its twelve days, with some decrease', async () => {
    const { statisticData, salesReportData } = await read<SalesDashboard>('/mock/sales/dashboard', 'POST');
    const from = new Date();
    from.setHours(0, 0, 0, 0);
    from.setDate(from.getDate() - 11);
    const recent = orders.filter(({ date, status }) => date * 1000 >= from.getTime() && status !== 2);
    const revenue = recent.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
    expect(statisticData.orders.value).toBe(recent.length);
    expect(statisticData.revenue.value).toBeCloseTo(revenue, 6);
    expect(salesReportData.series[0]?.data.reduce((sum, value) => sum + value, 0)).toBeCloseTo(revenue, 6);
    expect(Object.values(statisticData).filter(({ growShrink }) => growShrink < 0)).toHaveLength(1);
    expect(distinct(salesReportData.categories)).toBe(12);
  });

  it('has the best-selling products first, with current data, and every category', async () => {
    const own = sender();
    const dashboard = async () => (await own('POST', '/mock/sales/dashboard')).json as SalesDashboard;
    const { topProductsData, salesByCategoriesData } = await dashboard();
    const sold = topProductsData.map((product) => product.sold);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    expect(new Set(salesByCategoriesData.labels)).toEqual(new Set(products.map(({ category }) => category)));
    const [first, second] = topProductsData;
    await own('PUT', '/mock/sales/products/update', {
      ...products.find(({ id }) => id === first?.id),
      name: 'Otro nombre',
    });
    await own('DELETE', '/mock/sales/products/delete', { id: second?.id });
    const after = await dashboard();
    expect(after.topProductsData[0]?.name).toBe('Otro nombre');
    expect(after.topProductsData.map(({ id }) => id)).not.toContain(second?.id);
    expect(after.salesByCategoriesData).toEqual(salesByCategoriesData);
  });
});
