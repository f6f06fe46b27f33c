import { CLUES, supplierOf } from './clues';
import { municipality } from './places';
import { posts } from './posts';
import type { CorePlan, Post, UnitPlan, WarehousePlan } from './unit-plan';

const HOSPITALS = [
  { nombre: 'Hospital General de Saltillo', corto: 'HG Saltillo', tipo: 'HG', municipio: 'Saltillo' },
  { nombre: 'Hospital General de Torreón', corto: 'HG Torreón', tipo: 'HG', municipio: 'Torreón' },
  { nombre: 'Hospital General de Monclova', corto: 'HG Monclova', tipo: 'HG', municipio: 'Monclova' },
  { nombre: 'Hospital General de Piedras Negras', corto: 'HG Piedras Negras', tipo: 'HG', municipio: 'Piedras Negras' },
  { nombre: 'Hospital General de Acuña', corto: 'HG Acuña', tipo: 'HG', municipio: 'Acuña' },
  { nombre: 'Hospital Integral de Sabinas', corto: 'HI Sabinas', tipo: 'HI', municipio: 'Sabinas' },
  { nombre: 'Hospital Integral de San Pedro', corto: 'HI San Pedro', tipo: 'HI', municipio: 'San Pedro' },
  { nombre: 'Hospital Materno Infantil de Saltillo', corto: 'HMI Saltillo', tipo: 'HMI', municipio: 'Saltillo' },
  { nombre: 'Hospital del Niño de Saltillo', corto: 'HN Saltillo', tipo: 'HN', municipio: 'Saltillo' },
] as const;

/** Number of hospitals with their own distribution centre and crash cart. */
const WITH_CENDIS = 4;
/** Physicians of the services, in the order of the services below. */
const SPECIALTIES = ['MEDINT', 'CIRGEN', 'PED', 'GINOBS', 'URG', 'ANEST'] as const;
const HEAD_OF_SERVICE = 6;
/** First post of a service's physician; earlier posts have named roles. */
const FIRST_PHYSICIAN = 9;

/**
 * Returns nine hospitals: posts with a role first, then physicians and nurses of each service, then the rest. The first hospital is the
 * largest.
 */
export function hospitalPlans(): UnitPlan[] {
  return HOSPITALS.map(({ nombre, corto, tipo, municipio }, index) => {
    const flagship = index === 0;
    const { jurisdiccion } = municipality(municipio);
    const supplier = supplierOf(jurisdiccion);
    return {
      clues: CLUES.hospital(index),
      nombre,
      nombreCorto: corto,
      tipo,
      municipio,
      jurisdiccion,
      abastecedora: supplier.clues,
      posts: hospitalPosts(flagship),
      cores: services(index),
      warehouses: stockPoints(index, corto, supplier.almacen),
      responsable: 0,
      sanitario: 2,
    };
  });
}

function hospitalPosts(flagship: boolean): Post[] {
  const named: readonly Post[] = [
    { ...posts.director, demo: 'Director-unidad' },
    { ...posts.office, demo: 'Administrador-unidad' },
    { ...posts.pharmacist, demo: 'Farmacia' },
    { ...posts.pharmacist, demo: 'Cendis' },
    { ...posts.storekeeper, demo: 'Almacen-unidad' },
    { ...posts.receptionist, demo: 'Recepcion' },
    {
      ...posts.specialist('MEDINT'),
      cargo: ['M01010', 'JEFE DE SERVICIO A'],
      autorizaOrdenes: true,
      demo: 'Jefe-servicio',
    },
    { ...posts.specialist('MEDINT'), demo: 'Medico' },
    { ...posts.wardNurse, demo: 'Enfermeria-centrales' },
  ];
  // An ordinary hospital has fifteen posts, with ordinary accounts in place of the first hospital's demo accounts.
  if (!flagship) {
    return [
      ...named.slice(0, 7).map(({ demo, ...post }) => ({ ...post, ...(demo ? { perfil: demo } : {}) })),
      posts.wardNurse,
      posts.wardNurse,
      ...SPECIALTIES.slice(0, 4).map(posts.specialist),
      posts.wardNurse,
      posts.wardNurse,
    ];
  }
  return [
    ...named,
    ...SPECIALTIES.map(posts.specialist),
    ...Array.from({ length: 14 }, () => posts.wardNurse),
    ...SPECIALTIES.map(posts.specialist),
    posts.physician,
    posts.dentist,
    posts.psychologist,
    posts.socialWorker,
    posts.chemist,
    posts.technician,
    posts.technician,
    posts.pharmacist,
    posts.receptionist,
    posts.office,
    posts.office,
    posts.physician,
    posts.physician,
  ];
}

function services(index: number): CorePlan[] {
  const prefix = hospitalCode(index);
  const supplier = index < WITH_CENDIS ? `${prefix}-CEN` : `${prefix}-FAR`;
  // Smaller hospitals have four specialists; the head of service covers the rest.
  const physician = (service: number) => (index === 0 || service < 4 ? FIRST_PHYSICIAN + service : HEAD_OF_SERVICE);
  const nurse = (service: number) => (index === 0 ? 15 + service : 13 + (service % 2));
  const service = (
    at: number,
    clave: string,
    nombre: string,
    tipo: CorePlan['tipo'] = 'SERVICIO_HOSPITALARIO',
  ): CorePlan => ({
    clave,
    nombre,
    tipo,
    especialidad: SPECIALTIES[at]!,
    medico: physician(at),
    enfermera: nurse(at),
    surtidor: supplier,
  });
  return [
    service(0, 'MED-INT', 'Medicina interna'),
    service(1, 'CIR-GRAL', 'Cirugía general'),
    service(2, 'PED', 'Pediatría'),
    service(3, 'GIN-OBS', 'Ginecología y obstetricia'),
    service(4, 'URG', 'Urgencias', 'URGENCIAS'),
    service(5, 'QX', 'Quirófano', 'QUIROFANO'),
    {
      clave: 'CE-1',
      nombre: 'Central de enfermería 1',
      tipo: 'CENTRAL_ENFERMERIA',
      enfermera: 8,
      almacen: `${prefix}-CE1`,
      surtidor: supplier,
    },
    {
      clave: 'CE-2',
      nombre: 'Central de enfermería 2',
      tipo: 'CENTRAL_ENFERMERIA',
      enfermera: index === 0 ? 21 : 7,
      almacen: `${prefix}-CE2`,
      surtidor: supplier,
    },
  ];
}

function stockPoints(index: number, corto: string, supplier: string): WarehousePlan[] {
  const prefix = hospitalCode(index);
  const ward = index < WITH_CENDIS ? `${prefix}-CEN` : `${prefix}-FAR`;
  return [
    {
      clave: `${prefix}-ALM`,
      nombre: `Almacén ${corto}`,
      tipo: 'ALMACEN_UNIDAD',
      responsable: 4,
      abastecedor: supplier,
      controlados: true,
      redFria: true,
    },
    {
      clave: `${prefix}-FAR`,
      nombre: `Farmacia ${corto}`,
      tipo: 'FARMACIA',
      responsable: 2,
      abastecedor: `${prefix}-ALM`,
      controlados: true,
      redFria: true,
    },
    ...(index < WITH_CENDIS
      ? [
          {
            clave: `${prefix}-CEN`,
            nombre: `CENDIS ${corto}`,
            tipo: 'CENDIS',
            responsable: 3,
            abastecedor: `${prefix}-ALM`,
            controlados: true,
            redFria: true,
          } as const,
          {
            clave: `${prefix}-ROJ`,
            nombre: `Carro rojo de urgencias ${corto}`,
            tipo: 'CARRO_ROJO',
            responsable: 8,
            abastecedor: ward,
          } as const,
        ]
      : []),
    {
      clave: `${prefix}-CE1`,
      nombre: `Central de enfermería 1 ${corto}`,
      tipo: 'CENTRAL_ENFERMERIA',
      responsable: 8,
      abastecedor: ward,
    },
    {
      clave: `${prefix}-CE2`,
      nombre: `Central de enfermería 2 ${corto}`,
      tipo: 'CENTRAL_ENFERMERIA',
      responsable: 8,
      abastecedor: ward,
    },
  ];
}

function hospitalCode(index: number): string {
  return `CL-H${String(index + 1).padStart(2, '0')}`;
}
