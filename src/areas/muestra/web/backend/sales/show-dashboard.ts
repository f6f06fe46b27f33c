import type { Order, OrderDetail, Product, ProductCategory, SalesDashboard } from '../../wire';
import type { SampleStore } from '../store/create-sample-store';
import { SAMPLE_PRODUCTS } from '../store/sample-products';
import { salesReport } from './sales-report';

const [TOP_PRODUCTS, LATEST_ORDERS] = [5, 6];

interface Sold {
  readonly product: Product;
  sold: number;
}

/**
 * SPEC 7, POST /mock/sales/dashboard: returns the sales of the current orders, without those with a failed payment. Category `labels` are
 * their names on the wire, which the screen translates.
 */
export function showDashboard({ now, products, orders, orderDetails }: SampleStore): SalesDashboard {
  const all = orders.all();
  const details = all
    .filter(({ status }) => status !== 2)
    .map(({ id }) => orderDetails.get(id))
    .filter((detail) => detail !== undefined);
  const sold = soldProducts(details, products);
  return {
    ...salesReport(details, now),
    topProductsData: sold
      .filter(({ product }) => products.has(product.id))
      .toSorted((a, b) => b.sold - a.sold)
      .slice(0, TOP_PRODUCTS)
      .map(({ product: { id, name, img }, sold: units }) => ({ id, name, img, sold: units })),
    latestOrderData: newest(all).slice(0, LATEST_ORDERS),
    salesByCategoriesData: byCategory(sold),
  };
}

/** Returns the sold products with their current data; deleted ones with the data of the order. */
function soldProducts(details: readonly OrderDetail[], products: SampleStore['products']): Sold[] {
  const sold = new Map<string, Sold>();
  for (const { id, quantity } of details.flatMap((detail) => detail.product)) {
    const product = products.has(id) ? products.get(id) : SAMPLE_PRODUCTS.find((one) => one.id === id);
    if (!product) continue;
    const entry = sold.get(id) ?? { product, sold: 0 };
    entry.sold += quantity;
    sold.set(id, entry);
  }
  return [...sold.values()];
}

function newest(orders: readonly Order[]): Order[] {
  return orders.toSorted((a, b) => b.date - a.date);
}

function byCategory(sold: readonly Sold[]): SalesDashboard['salesByCategoriesData'] {
  const labels: readonly ProductCategory[] = ['devices', 'watches', 'bags', 'shoes', 'cloths'];
  const units = (category: ProductCategory) =>
    sold.reduce((sum, one) => sum + (one.product.category === category ? one.sold : 0), 0);
  return { labels, data: labels.map(units) };
}
