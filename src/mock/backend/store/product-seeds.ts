import type { ProductCategory } from '../../wire';
import type { PALETTES } from '../images/palette';
import type { SHAPES } from '../images/shapes';

/** What is of its own about a sample product; brands and vendors do not exist. */
export interface ProductSeed {
  /** Last two figures of its code. */
  readonly code: number;
  readonly name: string;
  readonly category: ProductCategory;
  readonly price: number;
  readonly stock: number;
  readonly shape: keyof typeof SHAPES;
  /** One picture in each; the first is the product's own. */
  readonly colours: readonly (keyof typeof PALETTES)[];
  readonly tags: readonly string[];
  readonly brand: string;
  readonly vendor: string;
  /** First paragraph of the description, and its list. */
  readonly lead: string;
  readonly points: readonly string[];
}

const [NORTE, CENTRO, COSTA] = ['Distribuidora Muestra del Norte', 'Comercial Ejemplo del Centro', 'Proveedora de Prueba de la Costa'] as const;

export const PRODUCT_SEEDS: readonly ProductSeed[] = [
  {
    code: 12, name: 'Teléfono inteligente de 6.1 pulgadas', category: 'devices', price: 489, stock: 52, shape: 'phone', colours: ['teal', 'slate', 'rose'],
    tags: ['teléfono', 'pantalla táctil'], brand: 'Orvanda', vendor: NORTE,
    lead: 'Ligero, con batería para todo el turno y una pantalla que se lee al sol.', points: ['Memoria de 128 GB', 'Dos cámaras', 'Resiste salpicaduras'],
  },
  {
    code: 13, name: 'Bolsa de lona para el diario', category: 'bags', price: 84, stock: 120, shape: 'tote', colours: ['indigo', 'amber'],
    tags: ['bolsa', 'lona', 'reutilizable'], brand: 'Tlaxmar', vendor: CENTRO,
    lead: 'De lona gruesa, con asas que no lastiman el hombro.', points: ['Bolsillo al frente', 'Se lava a máquina', 'Carga hasta 12 kg'],
  },
  {
    code: 14, name: 'Zapato deportivo ligero', category: 'shoes', price: 139, stock: 34, shape: 'sneaker', colours: ['amber', 'teal', 'rose'],
    tags: ['calzado', 'deporte'], brand: 'Norteka', vendor: COSTA,
    lead: 'Para caminar y correr, con suela que amortigua cada paso.', points: ['Tejido que respira', 'Plantilla extraíble', 'Tallas 22 a 30'],
  },
  {
    code: 15, name: 'Camisa de lino de manga larga', category: 'cloths', price: 96, stock: 8, shape: 'shirt', colours: ['rose', 'slate'],
    tags: ['ropa', 'lino', 'fresca'], brand: 'Velmira', vendor: CENTRO,
    lead: 'Fresca en el calor, con corte recto y bolsillo al pecho.', points: ['Lino y algodón', 'Botones de coco', 'Tallas CH a XG'],
  },
  {
    code: 16, name: 'Reloj de pulsera clásico', category: 'watches', price: 215, stock: 27, shape: 'wristwatch', colours: ['slate', 'amber'],
    tags: ['reloj', 'analógico'], brand: 'Quinterna', vendor: NORTE,
    lead: 'De carátula blanca y manecillas que se leen de un vistazo.', points: ['Movimiento de cuarzo', 'Cristal mineral', 'Correa de piel sintética'],
  },
  {
    code: 17, name: 'Computadora portátil de 14 pulgadas', category: 'devices', price: 899, stock: 0, shape: 'laptop', colours: ['green', 'indigo', 'slate'],
    tags: ['cómputo', 'portátil'], brand: 'Orvanda', vendor: NORTE,
    lead: 'Delgada y silenciosa, para el escritorio y para el camino.', points: ['16 GB de memoria', 'Disco de 512 GB', 'Teclado en español'],
  },
  {
    code: 18, name: 'Mochila urbana con porta computadora', category: 'bags', price: 158, stock: 45, shape: 'backpack', colours: ['teal', 'rose', 'indigo'],
    tags: ['mochila', 'viaje'], brand: 'Tlaxmar', vendor: COSTA,
    lead: 'Con compartimento acolchado y espalda ventilada.', points: ['Capacidad de 22 litros', 'Cierres reforzados', 'Cubierta para lluvia'],
  },
  {
    code: 19, name: 'Bota de trabajo con suela antiderrapante', category: 'shoes', price: 184, stock: 12, shape: 'boot', colours: ['indigo', 'amber'],
    tags: ['calzado', 'seguridad'], brand: 'Norteka', vendor: COSTA,
    lead: 'Firme en pisos mojados, cómoda al final de la jornada.', points: ['Puntera reforzada', 'Forro acolchado', 'Tallas 23 a 31'],
  },
  {
    code: 20, name: 'Chamarra impermeable con cuello alto', category: 'cloths', price: 176, stock: 0, shape: 'jacket', colours: ['amber', 'teal'],
    tags: ['ropa', 'lluvia', 'abrigo'], brand: 'Velmira', vendor: CENTRO,
    lead: 'Detiene el viento y la lluvia sin pesar.', points: ['Costuras selladas', 'Franja reflejante', 'Bolsillos con cierre'],
  },
  {
    code: 21, name: 'Reloj deportivo digital', category: 'watches', price: 262, stock: 64, shape: 'smartwatch', colours: ['rose', 'teal', 'indigo'],
    tags: ['reloj', 'digital', 'deporte'], brand: 'Quinterna', vendor: NORTE,
    lead: 'Mide el pulso y los pasos, y avisa cuando toca moverse.', points: ['Batería de siete días', 'Sumergible a 50 m', 'Correa de silicón'],
  },
  {
    code: 22, name: 'Audífonos de diadema inalámbricos', category: 'devices', price: 127, stock: 16, shape: 'headphones', colours: ['slate', 'rose'],
    tags: ['audio', 'inalámbrico'], brand: 'Orvanda', vendor: CENTRO,
    lead: 'Aíslan del ruido y se pliegan para guardarse.', points: ['30 horas de uso', 'Micrófono integrado', 'Almohadillas suaves'],
  },
  {
    code: 23, name: 'Pantalón de mezclilla recto', category: 'cloths', price: 89, stock: 78, shape: 'trousers', colours: ['indigo'],
    tags: ['ropa', 'mezclilla'], brand: 'Velmira', vendor: COSTA,
    lead: 'De mezclilla resistente, con corte recto y cintura media.', points: ['Cinco bolsillos', 'Costura doble', 'Tallas 28 a 40'],
  },
  {
    code: 16, name: 'Reloj de pulsera clásico, edición índigo', category: 'watches', price: 229, stock: 5, shape: 'wristwatch', colours: ['indigo', 'slate'],
    tags: ['reloj', 'analógico', 'edición'], brand: 'Quinterna', vendor: NORTE,
    lead: 'El mismo reloj, con caja y correa en índigo.', points: ['Movimiento de cuarzo', 'Cristal mineral', 'Estuche incluido'],
  },
  {
    code: 14, name: 'Zapato deportivo ligero, edición verde', category: 'shoes', price: 149, stock: 31, shape: 'sneaker', colours: ['green', 'amber'],
    tags: ['calzado', 'deporte', 'edición'], brand: 'Norteka', vendor: COSTA,
    lead: 'El mismo zapato, en verde y con agujetas de repuesto.', points: ['Tejido que respira', 'Plantilla extraíble', 'Dos pares de agujetas'],
  },
];
