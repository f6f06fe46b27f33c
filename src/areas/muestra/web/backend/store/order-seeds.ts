import type { OrderStatus, PaymentMethod } from '../../wire';

/** Line of a sample order: the product's id, the quantity, the chosen options. */
export type OrderSeedLine = readonly [
  product: string,
  quantity: number,
  details: Readonly<Record<string, readonly string[]>>,
];

/** Base data of a sample order; amounts and events derive from it. */
export interface OrderSeed {
  readonly id: string;
  readonly customer: string;
  /** Age of the order when the data were created. */
  readonly hoursAgo: number;
  readonly status: OrderStatus;
  readonly method: PaymentMethod;
  /** Last digits of the card; null for payment by e-mail. */
  readonly card: string | null;
  /** Delivery address: street, neighbourhood, town. */
  readonly address: readonly [string, string, string];
  readonly previousOrders: number;
  readonly lines: readonly OrderSeedLine[];
}

/** Id of the template's order, the "single sample detail" of SPEC 7. */
export const SAMPLE_ORDER = '95954';

const [BLACK, BLUE, GREEN] = [{ color: ['Negro'] }, { color: ['Azul'] }, { color: ['Verde'] }] as const;

/** The sample orders (SPEC 9: 14), newest first: eight in the twelve days of the dashboard, six before. */
export const ORDER_SEEDS: readonly OrderSeed[] = [
  {
    id: '96121',
    customer: 'Jimena Robledo',
    hoursAgo: 2,
    status: 1,
    method: 'visa',
    card: '4417',
    address: ['Calle Jacarandas 118', 'Colonia Las Flores', 'Villa Ejemplo'],
    previousOrders: 2,
    lines: [
      ['12', 1, BLACK],
      ['22', 1, BLACK],
    ],
  },
  {
    id: '96088',
    customer: 'Tomás Arizmendi',
    hoursAgo: 19,
    status: 0,
    method: 'paypal',
    card: null,
    address: ['Avenida del Lago 45', 'Colonia Ribera', 'San Ejemplo'],
    previousOrders: 5,
    lines: [['21', 2, { color: ['Rosa', 'Negro'], size: ['M'] }]],
  },
  {
    id: '96017',
    customer: 'Renata Cisneros',
    hoursAgo: 52,
    status: 2,
    method: 'master',
    card: '0932',
    address: ['Privada Encinos 7', 'Colonia Bosque', 'Valle de Muestra'],
    previousOrders: 0,
    lines: [['14', 1, { color: ['Amarillo'], size: ['25'], gender: ['Mujer'] }]],
  },
  {
    id: SAMPLE_ORDER,
    customer: 'Leonardo Fuentes',
    hoursAgo: 101,
    status: 0,
    method: 'visa',
    card: '8316',
    address: ['Calle Nogal 230', 'Colonia Arboledas', 'Puerto Ejemplo'],
    previousOrders: 8,
    lines: [
      ['25', 1, { color: ['Verde'], size: ['27'], gender: ['Hombre'] }],
      ['15', 2, { color: ['Rosa'], size: ['G'], gender: ['Hombre'] }],
      ['13', 1, { color: ['Índigo'] }],
    ],
  },
  {
    id: '95423',
    customer: 'Valeria Montaño',
    hoursAgo: 130,
    status: 0,
    method: 'master',
    card: '5570',
    address: ['Camino Real 12', 'Colonia Centro', 'Villa Ejemplo'],
    previousOrders: 3,
    lines: [
      ['17', 1, BLACK],
      ['18', 1, BLUE],
    ],
  },
  {
    id: '92903',
    customer: 'Mateo Guerrero Lara',
    hoursAgo: 177,
    status: 1,
    method: 'paypal',
    card: null,
    address: ['Calle Durazno 66', 'Colonia Huertas', 'San Ejemplo'],
    previousOrders: 1,
    lines: [['16', 1, { color: ['Gris'] }]],
  },
  {
    id: '92627',
    customer: 'Camila Esparza',
    hoursAgo: 205,
    status: 0,
    method: 'visa',
    card: '2048',
    address: ['Avenida Sol 901', 'Colonia Lomas', 'Valle de Muestra'],
    previousOrders: 4,
    lines: [
      ['23', 2, { color: ['Azul'], size: ['30'], gender: ['Mujer'] }],
      ['20', 1, { color: ['Amarillo'], size: ['M'], gender: ['Mujer'] }],
    ],
  },
  {
    id: '92509',
    customer: 'Bruno Alcántara',
    hoursAgo: 248,
    status: 0,
    method: 'visa',
    card: '7705',
    address: ['Calle Cedro 5', 'Colonia Pinar', 'Puerto Ejemplo'],
    previousOrders: 0,
    lines: [
      ['24', 1, BLUE],
      ['12', 1, BLUE],
    ],
  },
  {
    id: '91631',
    customer: 'Abril Santillán',
    hoursAgo: 322,
    status: 0,
    method: 'master',
    card: '3391',
    address: ['Calle Olivo 77', 'Colonia Las Flores', 'Villa Ejemplo'],
    previousOrders: 6,
    lines: [['13', 6, { color: ['Índigo', 'Amarillo'] }]],
  },
  {
    id: '90963',
    customer: 'Julián Cordero',
    hoursAgo: 370,
    status: 2,
    method: 'paypal',
    card: null,
    address: ['Avenida Norte 310', 'Colonia Industrial', 'San Ejemplo'],
    previousOrders: 1,
    lines: [['19', 1, { color: ['Azul'], size: ['28'], gender: ['Hombre'] }]],
  },
  {
    id: '90332',
    customer: 'Paola Zárate',
    hoursAgo: 418,
    status: 0,
    method: 'visa',
    card: '6624',
    address: ['Calle Violeta 19', 'Colonia Jardines', 'Valle de Muestra'],
    previousOrders: 9,
    lines: [
      ['14', 3, { color: ['Amarillo', 'Verde'], size: ['24', '26'], gender: ['Mujer'] }],
      ['23', 4, { color: ['Azul'], size: ['28', '32'] }],
    ],
  },
  {
    id: '89107',
    customer: 'Gael Villalpando',
    hoursAgo: 455,
    status: 0,
    method: 'master',
    card: '1188',
    address: ['Calle Fresno 402', 'Colonia Arboledas', 'Puerto Ejemplo'],
    previousOrders: 2,
    lines: [['22', 2, BLACK]],
  },
  {
    id: '89021',
    customer: 'Regina Palomares',
    hoursAgo: 492,
    status: 1,
    method: 'paypal',
    card: null,
    address: ['Privada Lirio 3', 'Colonia Bosque', 'Villa Ejemplo'],
    previousOrders: 0,
    lines: [
      ['18', 1, GREEN],
      ['21', 1, GREEN],
    ],
  },
  {
    id: '88513',
    customer: 'Ulises Navarrete',
    hoursAgo: 533,
    status: 0,
    method: 'visa',
    card: '9253',
    address: ['Avenida Estación 58', 'Colonia Centro', 'San Ejemplo'],
    previousOrders: 7,
    lines: [['15', 2, { color: ['Gris'], size: ['M', 'G'], gender: ['Hombre'] }]],
  },
];
