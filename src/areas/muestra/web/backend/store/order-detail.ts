import { svgAddress } from '../images/svg-address';
import { PALETTES } from '../images/palette';
import type { OrderDetail, OrderLine } from '../../wire';
import { avatarPicture } from '../images/avatar-picture';
import { orderActivity } from './order-activity';
import type { OrderSeed, OrderSeedLine } from './order-seeds';
import { plainText } from '#platform/shared/text/plain-text';
import { SAMPLE_PRODUCTS } from './sample-products';

const { light, main, dark } = PALETTES.teal;

/** Logo of a fictitious carrier: a parcel in motion. */
const SHIPPING_LOGO = svgAddress(
  120,
  80,
  `<path stroke="${light}" stroke-width="6" stroke-linecap="round" d="M6 28h24M14 42h16M4 56h26"/><path fill="${main}" d="m40 22 32-14 34 14v36L72 72 40 58z"/>` +
    `<path fill="${dark}" d="m72 36 34-14v36L72 72z"/><path fill="${light}" d="m40 22 32-14 34 14-34 14z"/><path fill="#fff" opacity=".85" d="m54 16 34 14v13l-7 3V33L47 19z"/>`,
);

/** SPEC 9. */
const [TAX, DELIVERY_FEES] = [0.06, 15];

/**
 * Returns the details of an order (SPEC 3), with the prices of the sample products at its creation.
 *
 * @param now Unix seconds
 */
export function orderDetail(seed: OrderSeed, now: number): OrderDetail {
  const dateTime = now - seed.hoursAgo * 3600;
  const product = seed.lines.map(orderLine);
  const { progress, activity } = orderActivity(seed, dateTime, now);
  const [line1, line2, line3] = seed.address;
  const address = { line1, line2, line3, line4: 'México' };
  return {
    id: seed.id,
    progressStatus: progress,
    payementStatus: seed.status,
    dateTime,
    paymentSummary: paymentSummary(product),
    shipping: {
      deliveryFees: DELIVERY_FEES,
      estimatedMin: 1,
      estimatedMax: 3,
      shippingLogo: SHIPPING_LOGO,
      shippingVendor: 'Paquetería Ejemplo',
    },
    activity,
    product,
    customer: {
      name: seed.customer,
      email: `${plainText(seed.customer).replaceAll(' ', '.')}@example.com`,
      phone: `+52 55 0000 ${seed.id.slice(-4)}`,
      img: avatarPicture(Number(seed.id)),
      previousOrder: seed.previousOrders,
      shippingAddress: address,
      billingAddress: address,
    },
  };
}

function orderLine([id, quantity, details]: OrderSeedLine): OrderLine {
  const product = SAMPLE_PRODUCTS.find((one) => one.id === id);
  if (!product) throw new Error(`There is no sample product ${id}`);
  const { name, productCode, img, price } = product;
  return { id, name, productCode, img, price, quantity, total: cents(price * quantity), details };
}

/** Computes the amounts; tax applies to the articles, not to the delivery. */
function paymentSummary(lines: readonly OrderLine[]): OrderDetail['paymentSummary'] {
  const subTotal = cents(lines.reduce((sum, { total }) => sum + total, 0));
  const tax = cents(subTotal * TAX);
  return { subTotal, tax, deliveryFees: DELIVERY_FEES, total: cents(subTotal + tax + DELIVERY_FEES) };
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
