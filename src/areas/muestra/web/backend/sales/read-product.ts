import type { Product } from '../../wire';
import type { JsonObject } from '../request/parse-object';
import { RequestFailure } from '../request/request-failure';

type Fields = Omit<Product, 'id'>;

const isText = (value: unknown) => typeof value === 'string';
const isAmount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isImage = (value: unknown) => {
  const { id, name, img } = (value ?? {}) as JsonObject;
  return isText(id) && isText(name) && isText(img);
};

/** Validators of a product's fields (SPEC 3, "Mock product"). */
const CHECKS: { readonly [Field in keyof Fields]: (value: unknown) => boolean } = {
  name: (value) => typeof value === 'string' && value.trim() !== '',
  productCode: isText,
  img: isText,
  imgList: (value) => Array.isArray(value) && value.every(isImage),
  category: (value) => ['devices', 'bags', 'shoes', 'cloths', 'watches'].includes(value as string),
  price: isAmount,
  stock: isAmount,
  status: (value) => [0, 1, 2].includes(value as number),
  costPerItem: isAmount,
  bulkDiscountPrice: isAmount,
  taxRate: isAmount,
  tags: (value) => Array.isArray(value) && value.every(isText),
  brand: isText,
  vendor: isText,
  description: isText,
};

/**
 * Reads the fields of a product from a request; drops all others.
 *
 * @param before values of omitted fields
 * @throws {RequestFailure} 400 with one of `errors` for each invalid field
 */
export function readProduct(body: JsonObject, before: Partial<Fields>): Fields {
  const fields = Object.fromEntries(
    Object.keys(CHECKS).map((name) => [name, body[name] ?? before[name as keyof Fields]]),
  ) as unknown as Fields;
  const wrong = (Object.keys(CHECKS) as (keyof Fields)[]).filter((name) => !CHECKS[name](fields[name]));
  if (wrong.length === 0) return fields;
  throw new RequestFailure(400, `El producto no es válido: ${wrong.join(', ')}.`, {
    errors: wrong.map((field) => ({ domain: 'global', reason: 'invalid', field })),
  });
}
