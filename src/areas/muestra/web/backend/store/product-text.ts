import type { Product } from '../../wire';

/**
 * Returns the text that a product search covers (SPEC 5, "over fields"): all displayed fields. It excludes pictures, and figures shared by
 * every product: a search for 12 would match all of them by their cost.
 *
 * @param apart separator between two fields
 */
export function productText(
  { id, name, productCode, category, price, stock, tags, brand, vendor, description }: Product,
  apart: string,
): string {
  return [
    id,
    name,
    productCode,
    category,
    price,
    stock,
    ...tags,
    brand,
    vendor,
    description.replaceAll(/<[^>]*>/g, ' '),
  ].join(apart);
}
