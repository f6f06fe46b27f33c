import jurisdicciones from '../data/jurisdicciones.json';
import { CLUES, supplierOf } from './clues';
import { municipality } from './places';
import { posts } from './posts';
import type { UnitPlan } from './unit-plan';

const REGIONS = [
  { nombre: 'Norte', sede: 'Piedras Negras' },
  { nombre: 'Centro', sede: 'Monclova' },
  { nombre: 'Laguna', sede: 'Torreón' },
] as const;

/** Returns the central office, the state warehouse, three regional ones and eight jurisdictions. */
export function officePlans(): UnitPlan[] {
  return [centralOffice(), stateWarehouse(), ...REGIONS.map(regionalWarehouse), ...jurisdicciones.map(jurisdiction)];
}

function centralOffice(): UnitPlan {
  return {
    clues: CLUES.centralOffice,
    nombre: 'Oficinas Centrales de los Servicios de Salud',
    nombreCorto: 'Oficinas Centrales',
    tipo: 'OC',
    municipio: 'Saltillo',
    jurisdiccion: null,
    posts: [
      { ...posts.office, demo: 'SUPERUSUARIO' },
      { ...posts.office, demo: 'Oficina-central' },
      { ...posts.office, demo: 'Auditor' },
      { ...posts.director, cargo: ['CF41012', 'DIRECTOR DE ÁREA'], perfil: 'Oficina-central' },
      { ...posts.pharmacist, perfil: 'Oficina-central' },
      posts.office,
      posts.office,
      posts.office,
      posts.chemist,
      posts.specialist('EPI'),
    ],
    cores: [],
    warehouses: [],
    responsable: 3,
  };
}

function stateWarehouse(): UnitPlan {
  return {
    clues: CLUES.stateWarehouse,
    nombre: 'Almacén Estatal de Medicamentos y Material',
    nombreCorto: 'Almacén Estatal',
    tipo: 'AE',
    municipio: 'Saltillo',
    jurisdiccion: null,
    posts: [
      { ...posts.storekeeper, demo: 'Almacen-estatal' },
      { ...posts.pharmacist, perfil: 'Almacen-estatal' },
      { ...posts.storekeeper, perfil: 'Almacen-estatal' },
      posts.office,
      posts.office,
      posts.chemist,
    ],
    cores: [],
    warehouses: [
      {
        clave: 'CL-AE-01',
        nombre: 'Almacén Estatal',
        tipo: 'ALMACEN_ESTATAL',
        responsable: 0,
        controlados: true,
        redFria: true,
      },
    ],
    responsable: 0,
    sanitario: 1,
  };
}

function regionalWarehouse({ nombre, sede }: (typeof REGIONS)[number], index: number): UnitPlan {
  return {
    clues: CLUES.regional[index]!,
    nombre: `Almacén Regional ${nombre}`,
    nombreCorto: `Regional ${nombre}`,
    tipo: 'AR',
    municipio: sede,
    jurisdiccion: municipality(sede).jurisdiccion,
    abastecedora: CLUES.stateWarehouse,
    posts: [
      index === 0
        ? { ...posts.storekeeper, demo: 'Almacen-regional' }
        : { ...posts.storekeeper, perfil: 'Almacen-regional' },
      { ...posts.pharmacist, perfil: 'Almacen-regional' },
      posts.office,
      posts.office,
    ],
    cores: [],
    responsable: 0,
    sanitario: 1,
    warehouses: [
      {
        clave: `CL-AR-0${index + 1}`,
        nombre: `Almacén Regional ${nombre}`,
        tipo: 'ALMACEN_REGIONAL',
        responsable: 0,
        abastecedor: 'CL-AE-01',
        controlados: true,
        redFria: true,
      },
    ],
  };
}

function jurisdiction({ numero, nombre, sede }: (typeof jurisdicciones)[number]): UnitPlan {
  const supplier = supplierOf(numero);
  return {
    clues: CLUES.jurisdiction(numero),
    nombre,
    nombreCorto: `Jurisdicción ${numero}`,
    tipo: 'JS',
    municipio: sede,
    jurisdiccion: numero,
    abastecedora: supplier.clues,
    posts: [
      {
        ...posts.director,
        cargo: ['CF41014', 'JEFE DE JURISDICCIÓN'],
        ...(numero === 8 ? { demo: 'Jurisdiccion' as const } : { perfil: 'Jurisdiccion' as const }),
      },
      { ...posts.storekeeper, perfil: 'Almacen-regional' },
      { ...posts.nurse, perfil: 'Jurisdiccion' },
      posts.office,
    ],
    cores: [],
    responsable: 0,
    warehouses: [
      {
        clave: `CL-JUR-0${numero}`,
        nombre: `Almacén Jurisdiccional ${numero} ${sede}`,
        tipo: 'ALMACEN_JURISDICCIONAL',
        responsable: 1,
        abastecedor: supplier.almacen,
        redFria: true,
      },
    ],
  };
}
