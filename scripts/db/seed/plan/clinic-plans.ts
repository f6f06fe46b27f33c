import municipios from '../data/municipios.json';
import { CLUES } from './clues';
import { municipality, settlementName } from './places';
import { posts } from './posts';
import type { CorePlan, Post, UnitPlan } from './unit-plan';

/** Health centres in addition to the one of every municipality. */
const FURTHER: readonly (readonly [tipo: string, municipio: string])[] = [
  ['CSU', 'Saltillo'],
  ['CSU', 'Saltillo'],
  ['CSU', 'Saltillo'],
  ['CSU', 'Torreón'],
  ['CSU', 'Torreón'],
  ['CSU', 'Torreón'],
  ['CSU', 'Monclova'],
  ['CSU', 'Piedras Negras'],
  ['CESSA', 'Acuña'],
  ['CESSA', 'Torreón'],
  ['UNEME', 'Saltillo'],
  ['UNEME', 'Torreón'],
  ['UNEME', 'Monclova'],
  ['UNEME', 'Piedras Negras'],
  ['CSR3', 'Ramos Arizpe'],
  ['CSR3', 'Matamoros'],
  ['CSR2', 'Saltillo'],
  ['CSR2', 'Saltillo'],
  ['CSR2', 'Torreón'],
  ['CSR2', 'San Pedro'],
  ['CSR2', 'Francisco I. Madero'],
  ['CSR2', 'Sabinas'],
  ['UMM', 'Saltillo'],
  ['UMM', 'Parras'],
  ['UMM', 'Múzquiz'],
  ['UMM', 'Cuatro Ciénegas'],
  ['UMM', 'Acuña'],
  ['UMM', 'San Pedro'],
];
const NAMES: Readonly<Record<string, string>> = {
  CSR1: 'Centro de Salud Rural',
  CSR2: 'Centro de Salud Rural',
  CSR3: 'Centro de Salud Rural',
  CSU: 'Centro de Salud Urbano',
  CESSA: 'Centro de Salud con Servicios Ampliados',
  UNEME: 'Unidad de Especialidades Médicas',
  UMM: 'Unidad Médica Móvil',
};
const CORES: Readonly<Record<string, number>> = { CSR1: 1, UMM: 1, CSR2: 2, UNEME: 2, CSR3: 3, CSU: 3, CESSA: 3 };
/** Number of centres with their own pharmacy: the first of the list, without mobile units. */
const PHARMACIES = 49;
const FIRST_URBAN = 38;

/** Returns four pharmacies, then 66 health centres. */
export function clinicPlans(): UnitPlan[] {
  const bySize = municipios.toSorted((a, b) => a.poblacion - b.poblacion);
  const first = bySize.map(
    ({ nombre }, index) => [index < 24 ? 'CSR1' : index < 34 ? 'CSR2' : 'CSR3', nombre] as const,
  );
  return [
    ...['Saltillo', 'Torreón', 'Monclova', 'Piedras Negras'].map(pharmacy),
    ...[...first, ...FURTHER].map(([tipo, municipio], index) => clinic(tipo, municipio, index)),
  ];
}

function clinic(tipo: string, municipio: string, index: number): UnitPlan {
  const { jurisdiccion, poblacion } = municipality(municipio);
  const cores = CORES[tipo]!;
  const place = settlementName(index, 0);
  const code = `CL-C${String(index + 1).padStart(3, '0')}`;
  const staff: readonly Post[] = [
    posts.physician,
    index === FIRST_URBAN ? { ...posts.nurse, demo: 'Enfermeria' } : posts.nurse,
    ...(cores > 1 ? [posts.physician] : []),
    ...(cores > 2 ? [posts.nurse] : []),
  ];
  return {
    clues: CLUES.clinic(index),
    nombre: `${NAMES[tipo]} ${place}, ${municipio}`,
    nombreCorto: `${tipo.replace(/\d/, '')} ${place}`,
    tipo,
    municipio,
    jurisdiccion,
    abastecedora: CLUES.jurisdiction(jurisdiccion),
    posts: staff,
    cores: coresOf(tipo, cores, poblacion),
    responsable: 0,
    warehouses: [
      {
        clave: `${code}-ALM`,
        nombre: `Almacén ${NAMES[tipo]} ${place}`,
        tipo: 'ALMACEN_UNIDAD',
        responsable: 1,
        abastecedor: `CL-JUR-0${jurisdiccion}`,
        redFria: cores > 1,
      },
      ...(index < PHARMACIES
        ? [
            {
              clave: `${code}-FAR`,
              nombre: `Farmacia ${NAMES[tipo]} ${place}`,
              tipo: 'FARMACIA',
              responsable: 1,
              abastecedor: `${code}-ALM`,
            } as const,
          ]
        : []),
    ],
  };
}

function coresOf(tipo: string, count: number, population: number): CorePlan[] {
  const kind =
    tipo === 'UNEME'
      ? { tipo: 'CONSULTORIO' as const, nombre: 'Consultorio' }
      : { tipo: 'NUCLEO_BASICO' as const, nombre: 'Núcleo básico' };
  return Array.from({ length: count }, (_, index) => ({
    clave: `N0${index + 1}`,
    nombre: `${kind.nombre} ${index + 1}`,
    tipo: kind.tipo,
    poblacion: Math.min(3000, Math.round(population / 40)),
    // The third team of a centre shares the staff of the others.
    ...(index < 2
      ? { medico: index * 2, ...(index === 0 ? { enfermera: 1 } : count > 2 ? { enfermera: 3 } : {}) }
      : {}),
  }));
}

function pharmacy(municipio: string, index: number): UnitPlan {
  const code = `CL-F0${index + 1}`;
  return {
    clues: CLUES.pharmacy(index),
    nombre: `Farmacia del Bienestar ${municipio}`,
    nombreCorto: `Farmacia ${municipio}`,
    tipo: 'FAR',
    municipio,
    jurisdiccion: municipality(municipio).jurisdiccion,
    abastecedora: CLUES.stateWarehouse,
    posts: [posts.pharmacist, posts.office],
    cores: [],
    responsable: 0,
    sanitario: 0,
    warehouses: [
      {
        clave: code,
        nombre: `Farmacia ${municipio}`,
        tipo: 'FARMACIA',
        responsable: 0,
        abastecedor: 'CL-AE-01',
        controlados: true,
        redFria: true,
      },
    ],
  };
}
