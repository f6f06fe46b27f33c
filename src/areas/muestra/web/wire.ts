/** Types of the sample backend's API: SPEC 3 and 7, with their spelling. */

export type ProductCategory = 'devices' | 'bags' | 'shoes' | 'cloths' | 'watches';
/** 0 in stock, 1 low stock, 2 out of stock. */
export type ProductStatus = 0 | 1 | 2;

export interface ProductImage {
  readonly id: string;
  readonly name: string;
  /** URL of the picture, or a data URL (`data:image/…`). */
  readonly img: string;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly productCode: string;
  readonly img: string;
  readonly imgList: readonly ProductImage[];
  readonly category: ProductCategory;
  readonly price: number;
  readonly stock: number;
  readonly status: ProductStatus;
  readonly costPerItem: number;
  readonly bulkDiscountPrice: number;
  /** Percent. */
  readonly taxRate: number;
  readonly tags: readonly string[];
  readonly brand: string;
  readonly vendor: string;
  /** HTML; never rendered unprocessed. */
  readonly description: string;
}

/** 0 paid, 1 pending, 2 failed. */
export type OrderStatus = 0 | 1 | 2;
export type PaymentMethod = 'visa' | 'paypal' | 'master';

export interface Order {
  readonly id: string;
  /** Unix time in seconds. */
  readonly date: number;
  readonly customer: string;
  readonly status: OrderStatus;
  readonly paymentMehod: PaymentMethod;
  /** Masked card, or e-mail. */
  readonly paymentIdendifier: string;
  readonly totalAmount: number;
}

export interface OrderLine {
  readonly id: string;
  readonly name: string;
  readonly productCode: string;
  readonly img: string;
  readonly price: number;
  readonly quantity: number;
  readonly total: number;
  /** E.g. `{ color: ['Negro'], size: ['M'] }`. */
  readonly details: Readonly<Record<string, readonly string[]>>;
}

export interface OrderEvent {
  /** Unix time in seconds. */
  readonly time: number;
  readonly action: string;
  readonly recipient: string | null;
}

export interface Address {
  readonly line1: string;
  readonly line2: string;
  readonly line3: string;
  readonly line4: string;
}

export interface OrderDetail {
  readonly id: string;
  /** 0 being prepared, 1 on its way, 2 delivered. */
  readonly progressStatus: 0 | 1 | 2;
  readonly payementStatus: OrderStatus;
  /** Unix time in seconds. */
  readonly dateTime: number;
  readonly paymentSummary: {
    readonly subTotal: number;
    readonly tax: number;
    readonly deliveryFees: number;
    readonly total: number;
  };
  readonly shipping: {
    readonly deliveryFees: number;
    /** Days. */
    readonly estimatedMin: number;
    readonly estimatedMax: number;
    readonly shippingLogo: string;
    readonly shippingVendor: string;
  };
  readonly activity: readonly { readonly date: number; readonly events: readonly OrderEvent[] }[];
  readonly product: readonly OrderLine[];
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly img: string;
    readonly previousOrder: number;
    readonly shippingAddress: Address;
    readonly billingAddress: Address;
  };
}

export interface Statistic {
  readonly value: number;
  /** Change against the previous period in percent; negative for a decrease. */
  readonly growShrink: number;
}

export interface SalesDashboard {
  readonly statisticData: { readonly revenue: Statistic; readonly orders: Statistic; readonly purchases: Statistic };
  readonly salesReportData: {
    readonly series: readonly { readonly name: string; readonly data: readonly number[] }[];
    readonly categories: readonly string[];
  };
  readonly topProductsData: readonly {
    readonly id: string;
    readonly name: string;
    readonly img: string;
    readonly sold: number;
  }[];
  readonly latestOrderData: readonly Order[];
  readonly salesByCategoriesData: { readonly labels: readonly string[]; readonly data: readonly number[] };
}

export interface CatalogueUser {
  readonly id: string;
  readonly nombre: string;
  readonly primerApellido: string;
  readonly segundoApellido: string;
  readonly email: string;
}

/** User returned by the sample backend after sign-in. */
export interface SampleUser {
  readonly avatar: string;
  readonly userName: string;
  readonly email: string;
  readonly authority: readonly string[];
}

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly total: number;
}

export interface SampleSort {
  readonly order: 'asc' | 'desc' | '';
  readonly key: string;
}
