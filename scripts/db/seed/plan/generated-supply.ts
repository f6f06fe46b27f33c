import { randomFor } from '../random';

export interface SupplyData {
  readonly clave: string;
  readonly nombre: string;
  readonly concentracion?: string;
  readonly presentacion: string;
  readonly via?: string;
  readonly grupo?: string;
  readonly fraccion?: string;
  readonly marcas?: string;
  readonly precio: number;
  /** Content of a pack whose presentation does not state it: 50 vials of 10 mL are 500 mL. */
  readonly contenido?: number;
  readonly unidad?: string;
  /** mL of each ampoule, vial or syringe. */
  readonly volumen?: number;
}

interface Family {
  /** First six digits of the code. The specific numbers, from 9000 on, are invented. */
  readonly group: string;
  readonly nombre: string;
  readonly sizes: readonly string[];
  readonly presentacion: string;
  readonly prices: readonly [number, number];
  readonly marcas?: string;
}

const FAMILIES: readonly Family[] = [
  {
    group: '060.168',
    nombre: 'Sonda Foley de látex de dos vías',
    sizes: ['8 Fr', '10 Fr', '12 Fr', '14 Fr', '16 Fr', '18 Fr', '20 Fr', '22 Fr'],
    presentacion: 'Pieza',
    prices: [22, 60],
  },
  {
    group: '060.168',
    nombre: 'Sonda nasogástrica',
    sizes: ['8 Fr', '10 Fr', '12 Fr', '14 Fr', '16 Fr', '18 Fr'],
    presentacion: 'Pieza',
    prices: [12, 30],
  },
  {
    group: '060.166',
    nombre: 'Catéter intravenoso periférico',
    sizes: ['14 G', '16 G', '17 G', '18 G', '20 G', '22 G', '24 G'],
    presentacion: 'Envase con 50 piezas',
    prices: [240, 520],
    marcas: 'e',
  },
  {
    group: '060.040',
    nombre: 'Aguja hipodérmica desechable',
    sizes: [
      '18 G × 38 mm',
      '20 G × 38 mm',
      '21 G × 32 mm',
      '22 G × 32 mm',
      '23 G × 25 mm',
      '25 G × 16 mm',
      '27 G × 13 mm',
    ],
    presentacion: 'Envase con 100 piezas',
    prices: [60, 110],
  },
  {
    group: '060.550',
    nombre: 'Jeringa de plástico sin aguja',
    sizes: ['3 mL', '10 mL', '20 mL', '50 mL'],
    presentacion: 'Envase con 100 piezas',
    prices: [120, 480],
  },
  {
    group: '060.841',
    nombre: 'Sutura de nailon monofilamento',
    sizes: ['2-0', '3-0', '4-0', '5-0', '6-0'],
    presentacion: 'Envase con 12 piezas',
    prices: [150, 320],
  },
  {
    group: '060.841',
    nombre: 'Sutura de ácido poliglicólico',
    sizes: ['0', '1', '2-0', '3-0', '4-0'],
    presentacion: 'Envase con 12 piezas',
    prices: [320, 680],
  },
  {
    group: '060.953',
    nombre: 'Venda elástica de tejido plano',
    sizes: ['5 cm', '10 cm', '15 cm', '30 cm'],
    presentacion: 'Envase con 12 piezas',
    prices: [60, 210],
  },
  {
    group: '060.953',
    nombre: 'Venda enyesada',
    sizes: ['5 cm', '10 cm', '15 cm', '20 cm'],
    presentacion: 'Envase con 12 piezas',
    prices: [130, 320],
  },
  {
    group: '060.203',
    nombre: 'Cinta microporosa',
    sizes: ['1.25 cm', '2.5 cm', '5 cm', '7.5 cm'],
    presentacion: 'Envase con 12 rollos',
    prices: [90, 320],
  },
  {
    group: '060.439',
    nombre: 'Equipo para venoclisis',
    sizes: ['normogotero', 'microgotero', 'sin aguja', 'con bureta', 'opaco'],
    presentacion: 'Pieza',
    prices: [14, 60],
  },
  {
    group: '060.456',
    nombre: 'Guantes estériles para cirugía',
    sizes: ['6 ½', '7', '7 ½', '8', '8 ½'],
    presentacion: 'Envase con 50 pares',
    prices: [380, 520],
  },
  {
    group: '060.816',
    nombre: 'Tubo endotraqueal con globo',
    sizes: ['3.0', '4.0', '5.0', '6.0', '7.0', '7.5', '8.0', '8.5'],
    presentacion: 'Pieza',
    prices: [38, 90],
  },
  {
    group: '060.621',
    nombre: 'Cubrebocas de alta eficiencia',
    sizes: ['chico', 'mediano', 'grande'],
    presentacion: 'Envase con 20 piezas',
    prices: [160, 260],
  },
  {
    group: '060.125',
    nombre: 'Bolsa recolectora de orina',
    sizes: ['250 mL', '500 mL', '1 000 mL', '2 000 mL'],
    presentacion: 'Pieza',
    prices: [9, 34],
  },
  {
    group: '060.345',
    nombre: 'Electrodo para monitoreo',
    sizes: ['neonatal', 'pediátrico', 'adulto'],
    presentacion: 'Envase con 50 piezas',
    prices: [120, 260],
  },
  {
    group: '060.088',
    nombre: 'Apósito combinado estéril',
    sizes: ['8 × 10 cm', '10 × 20 cm', '20 × 25 cm'],
    presentacion: 'Envase con 50 piezas',
    prices: [180, 420],
  },
  {
    group: '060.700',
    nombre: 'Pañal desechable',
    sizes: ['recién nacido', 'chico', 'mediano', 'grande', 'adulto mediano', 'adulto grande'],
    presentacion: 'Envase con 40 piezas',
    prices: [110, 320],
  },
  {
    group: '070.707',
    nombre: 'Película radiográfica',
    sizes: ['18 × 24 cm', '24 × 30 cm', '30 × 40 cm', '35 × 43 cm'],
    presentacion: 'Envase con 100 piezas',
    prices: [900, 2800],
  },
  {
    group: '080.829',
    nombre: 'Prueba rápida',
    sizes: ['antígeno de SARS-CoV-2', 'VIH 1 y 2', 'embarazo en orina', 'dengue NS1', 'hepatitis C', 'troponina I'],
    presentacion: 'Envase con 25 pruebas',
    prices: [380, 1900],
    marcas: 'r',
  },
  {
    group: '080.235',
    nombre: 'Tiras reactivas',
    sizes: ['glucosa en sangre', 'examen general de orina', 'hemoglobina', 'colesterol total', 'lactato'],
    presentacion: 'Envase con 50 pruebas',
    prices: [180, 720],
  },
  {
    group: '080.909',
    nombre: 'Tubo para toma de muestra al vacío',
    sizes: ['tapa lila', 'tapa roja', 'tapa azul', 'tapa verde', 'tapa dorada', 'tapa gris'],
    presentacion: 'Envase con 100 piezas',
    prices: [180, 420],
  },
];
const MODELS = FAMILIES.flatMap((family) => family.sizes.map((size) => ({ family, size })));
/** Number of the models that use the cold chain, among those that could. */
const COLD_MODELS = 3;

/** Returns the n-th generated supply. After the last model the models repeat as further presentations. */
export function generatedSupply(n: number): SupplyData {
  const { family, size } = MODELS[n % MODELS.length]!;
  const round = Math.floor(n / MODELS.length);
  const specific = String(9000 + (n % 1000)).padStart(4, '0');
  const [from, to] = family.prices;
  const cold = family.marcas?.includes('r') && round === 0 && family.sizes.indexOf(size) < COLD_MODELS;
  // Groups have a thousand invented numbers each; the suffix distinguishes later rounds.
  const suffix = n < 1000 ? '' : `.${String(Math.floor(n / 1000) % 100).padStart(2, '0')}`;
  return {
    clave: `${family.group}.${specific}${suffix}`,
    nombre: `${family.nombre} ${size}${round > 0 ? `, modelo ${round + 1}` : ''}`,
    presentacion: family.presentacion,
    grupo: groupName(family.group),
    marcas: cold ? 'r' : '',
    precio: randomFor('insumo', n).integer(from * 100, to * 100) / 100,
  };
}

function groupName(group: string): string {
  return { '060': 'Material de curación', '070': 'Radiología', '080': 'Laboratorio' }[group.slice(0, 3)]!;
}
