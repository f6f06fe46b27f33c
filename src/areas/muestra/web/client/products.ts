import type { RaRecord } from 'react-admin';
import type { HttpClient } from '#platform/web/client/http-client';
import type { Page, Product } from '../wire';
import { pageOf, valuesOf, withQuery } from './sample-query';
import type { SampleResource } from './sample-resource';

/** Products of the sample backend. On the wire a status is a number; here it is an enum code as text. */
export function sampleProducts(http: HttpClient): SampleResource {
  return {
    async list(request) {
      const { filter, signal } = request;
      const body = {
        ...pageOf(request),
        filterData: { status: valuesOf(filter['status']).map(Number), category: valuesOf(filter['category']) },
      };
      const { data, total } = (
        await http(withQuery('/mock/sales/products', { body: JSON.stringify(body) }), { signal })
      ).json as Page<Product>;
      return { data: data.map(fromWire), total };
    },
    async one(id, signal) {
      return fromWire((await http(withQuery('/mock/sales/product', { id: String(id) }), { signal })).json as Product);
    },
    async create(data) {
      return fromWire(
        (await http('/mock/sales/products/create', { method: 'POST', body: JSON.stringify(toWire(data)) }))
          .json as Product,
      );
    },
    async update(id, data) {
      const product = { ...toWire(data), id: String(id) };
      await http('/mock/sales/products/update', { method: 'PUT', body: JSON.stringify(product) });
      return fromWire(product);
    },
    async remove(ids) {
      await http('/mock/sales/products/delete', {
        method: 'DELETE',
        body: JSON.stringify({ id: ids.length === 1 ? String(ids[0]) : ids.map(String) }),
      });
    },
  };
}

function fromWire(product: Product): RaRecord {
  return { ...product, status: String(product.status) };
}

/** Converts a form's values for the API: empty fields are sent, and the first image represents the product. */
function toWire(data: Readonly<Record<string, unknown>>): Product {
  const {
    name,
    productCode,
    category,
    price,
    stock,
    status,
    brand,
    vendor,
    description,
    costPerItem,
    bulkDiscountPrice,
    taxRate,
  } = data;
  const imgList = (data['imgList'] ?? []) as Product['imgList'];
  return {
    id: '',
    name,
    productCode,
    category,
    price,
    stock,
    imgList,
    img: imgList[0]?.img ?? '',
    status: Number(status ?? 0),
    tags: data['tags'] ?? [],
    brand: brand ?? '',
    vendor: vendor ?? '',
    description: description ?? '',
    costPerItem: costPerItem ?? 0,
    bulkDiscountPrice: bulkDiscountPrice ?? 0,
    taxRate: taxRate ?? 0,
  } as Product;
}
