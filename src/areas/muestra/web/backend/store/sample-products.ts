import { svgAddress } from '../images/svg-address';
import { SHAPES } from '../images/shapes';
import { PALETTES } from '../images/palette';
import type { Product, ProductStatus } from '../../wire';
import { PRODUCT_SEEDS, type ProductSeed } from './product-seeds';

/** Threshold below which stock is low. */
const LOW_STOCK = 20;

/**
 * The sample products (SPEC 9): 14 with ids from 12 on, tax rate 6, cost per item 12, bulk discount price 68.
 *
 * The specification counts 14 products, but only 12 codes and ids (12 to 23). Ids must be unique, so the last two are 24 and 25. Their
 * codes stay in the range, because they are variants of a product that has one.
 */
export const SAMPLE_PRODUCTS: readonly Product[] = PRODUCT_SEEDS.map(sampleProduct);

function sampleProduct(
  { code, name, category, price, stock, shape, colours, tags, brand, vendor, lead, points }: ProductSeed,
  index: number,
): Product {
  const id = String(index + 12);
  const imgList = colours.map((colour, position) => ({
    id: `${id}-${position + 1}`,
    name: `${shape}-${colour}.svg`,
    img: productPicture(shape, colour),
  }));
  return {
    id,
    name,
    productCode: `BIS-0${code}`,
    img: imgList[0]?.img ?? '',
    imgList,
    category,
    price,
    stock,
    status: statusOf(stock),
    costPerItem: 12,
    bulkDiscountPrice: 68,
    taxRate: 6,
    tags,
    brand,
    vendor,
    description: `<p>${lead}</p><p><strong>Características:</strong></p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul><p>Artículo de muestra: no está a la venta.</p>`,
  };
}

function statusOf(stock: number): ProductStatus {
  if (stock === 0) return 2;
  return stock < LOW_STOCK ? 1 : 0;
}

/** Draws a product's shape in one colour, 400 by 300. */
function productPicture(shape: keyof typeof SHAPES, colour: keyof typeof PALETTES): string {
  const palette = PALETTES[colour];
  const ground = `<path fill="${palette.ground}" d="M0 0h400v300H0z"/><ellipse cx="200" cy="262" rx="128" ry="9" fill="${palette.dark}" opacity=".12"/>`;
  return svgAddress(400, 300, ground + SHAPES[shape](palette));
}
