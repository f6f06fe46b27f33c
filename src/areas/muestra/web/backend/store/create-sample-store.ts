import type { CatalogueUser, Order, OrderDetail, Product } from '../../wire';
import { SAMPLE_ACCOUNTS, type SampleAccount } from './sample-accounts';
import { ORDER_SEEDS, type OrderSeed } from './order-seeds';
import { orderDetail } from './order-detail';
import { productText } from './product-text';
import { SAMPLE_PRODUCTS } from './sample-products';
import { SAMPLE_USUARIOS } from './sample-usuarios';
import { createTable, type Table } from './create-table';

/** The data of one backend. */
export interface SampleStore {
  /** Creation time of the data, in Unix seconds: the dates of the orders are relative to it. */
  readonly now: number;
  readonly products: Table<Product>;
  readonly orders: Table<Order>;
  /** Details of all orders, deleted ones included, by id. */
  readonly orderDetails: ReadonlyMap<string, OrderDetail>;
  readonly usuarios: Table<CatalogueUser>;
  readonly accounts: Table<SampleAccount>;
}

/** Creates separate sample data for one backend: 14 products, 14 orders, 16 catalogue users (SPEC 9). */
export function createSampleStore(products: readonly Product[] = SAMPLE_PRODUCTS): SampleStore {
  const now = Math.floor(Date.now() / 1000);
  const details = ORDER_SEEDS.map((seed) => orderDetail(seed, now));
  return {
    now,
    products: createTable(products, {
      searchText: (product) => productText(product, APART),
      textKeys: ['name', 'category'],
    }),
    orders: createTable(
      ORDER_SEEDS.map((seed, index) => orderRow(seed, details[index] as OrderDetail)),
      {
        searchText: ({ id, customer, paymentMehod, paymentIdendifier, totalAmount }) =>
          [id, customer, paymentMehod, paymentIdendifier, totalAmount].join(APART),
        textKeys: ['customer', 'paymentMehod', 'paymentIdendifier'],
      },
    ),
    orderDetails: new Map(details.map((detail) => [detail.id, detail])),
    usuarios: createTable(SAMPLE_USUARIOS, {
      // A search matches the full name: `María López`.
      searchText: ({ nombre, primerApellido, segundoApellido, email }) =>
        `${nombre} ${primerApellido} ${segundoApellido}${APART}${email}`,
      textKeys: ['nombre', 'primerApellido', 'segundoApellido', 'email'],
    }),
    accounts: createTable(SAMPLE_ACCOUNTS, { searchText: ({ accountUserName }) => accountUserName, textKeys: [] }),
  };
}

/** Separator that cannot be typed: a search matches within one field, not across two. */
const APART = '\u0001';

/** Derives an order's row in the list from its details. */
function orderRow(
  { method, card }: OrderSeed,
  { id, dateTime, payementStatus, paymentSummary, customer }: OrderDetail,
): Order {
  return {
    id,
    date: dateTime,
    customer: customer.name,
    status: payementStatus,
    paymentMehod: method,
    paymentIdendifier: card === null ? customer.email : `•••• ${card}`,
    totalAmount: paymentSummary.total,
  };
}
