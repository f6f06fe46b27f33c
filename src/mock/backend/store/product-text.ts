import type { Product } from '../../wire';

/**
 * What a search for products looks in (SPEC 5, "over fields"): everything a person reads on the product. Left out are
 * pictures, and the figures that every product shares: a search for 12 would find all of them by their cost.
 *
 * @param apart goes between two fields
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
