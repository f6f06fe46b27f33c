// Generated from schemas/entities/muestra/producto-muestra.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Producto, as the server answers it.
 */
export interface ProductoMuestra {
  id: string;
  img: string | null;
  name: string;
  productCode: string;
  description: string | null;
  price: number;
  bulkDiscountPrice: number | null;
  costPerItem: number | null;
  taxRate: number | null;
  category: 'devices' | 'bags' | 'shoes' | 'cloths' | 'watches';
  stock: number;
  status: '0' | '1' | '2';
  tags: string[] | null;
  brand: string | null;
  vendor: string | null;
  imgList:
    | {
        id: string;
        name: string;
        img: string;
      }[]
    | null;
}

/**
 * Producto, as a client sends it.
 */
export interface ProductoMuestraInput {
  name: string;
  productCode: string;
  description?: string;
  price: number;
  bulkDiscountPrice?: number;
  costPerItem?: number;
  taxRate?: number;
  category: 'devices' | 'bags' | 'shoes' | 'cloths' | 'watches';
  stock: number;
  status: '0' | '1' | '2';
  tags?: string[];
  brand?: string;
  vendor?: string;
  imgList?: {
    id: string;
    name: string;
    img: string;
  }[];
}
