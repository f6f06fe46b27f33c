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
  /** When the data were made, in Unix seconds: the dates of the orders count back from here. */
  readonly now: number;
  readonly products: Table<Product>;
  readonly orders: Table<Order>;
  /** Details of all orders, deleted ones included, by id. */
  readonly orderDetails: ReadonlyMap<string, OrderDetail>;
  readonly usuarios: Table<CatalogueUser>;
  readonly accounts: Table<SampleAccount>;
}

/** Sample data of their own for one backend: 14 products, 14 orders, 16 catalogue users (SPEC 9). */
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
      // A name is searched as it is said: `María López`.
      searchText: ({ nombre, primerApellido, segundoApellido, email }) =>
        `${nombre} ${primerApellido} ${segundoApellido}${APART}${email}`,
      textKeys: ['nombre', 'primerApellido', 'segundoApellido', 'email'],
    }),
    accounts: createTable(SAMPLE_ACCOUNTS, { searchText: ({ accountUserName }) => accountUserName, textKeys: [] }),
  };
}

/** Separator that cannot be typed: a search matches within one field, not across two. */
const APART = '\u0001';

/** An order as the list has it: what its detail says, in short. */
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
