import { PROFILES } from '#generated/shared/permissions.gen';
import type { ProfileName } from '../server/world';

export type Letter = 'RED' | 'JURISDICCION' | 'UNIDAD' | 'ALMACEN' | 'SERVICIO' | 'PROVEEDOR' | 'PROPIO';
export type Kind = 'jurisdiccion' | 'unidad' | 'almacen' | 'servicio' | 'proveedor' | 'propio';

/** Places of a record: ids by kind. Records of a unit also belong to its jurisdiction. */
export type Places = Readonly<Partial<Record<Kind, readonly number[]>>>;

/** User who signs in, with their places. */
export interface Person {
  readonly profile: ProfileName;
  readonly places: Places;
}

/** Kinds of place of each entity's records, by DOMAIN a and e.2 (`comun`: none). New entities must be added here, or the proof fails. */
export const TIES: Readonly<Record<string, readonly Kind[] | 'comun'>> = {
  almacen: ['unidad', 'almacen'],
  cama: ['unidad', 'servicio'],
  nucleo: ['unidad', 'servicio'],
  unidad: ['unidad', 'jurisdiccion'],
  municipio: ['jurisdiccion'],
  'personal-medico': ['unidad'],
  usuario: ['unidad', 'proveedor', 'propio'],
  persona: ['unidad'],
  paciente: ['unidad'],
  'paciente-unidad': ['unidad'],
  'acceso-emergencia': ['unidad', 'propio'],
  'paciente-fusion': ['unidad'],
  defuncion: ['unidad'],
  visita: ['unidad', 'jurisdiccion', 'servicio'],
  signos: ['unidad', 'jurisdiccion', 'servicio'],
  consulta: ['unidad', 'jurisdiccion', 'propio'],
  adenda: ['unidad', 'jurisdiccion', 'propio'],
  evento: ['unidad', 'jurisdiccion', 'servicio', 'almacen', 'proveedor'],
  horario: ['unidad', 'jurisdiccion', 'almacen'],
  'solicitud-agendada': ['almacen', 'unidad', 'jurisdiccion'],
  'plantilla-nota': ['unidad', 'propio'],
  'programa-inscripcion': ['unidad', 'jurisdiccion'],
  'programa-seguimiento': ['unidad', 'jurisdiccion'],
  receta: ['unidad', 'almacen', 'jurisdiccion', 'propio'],
  'receta-abierta': ['unidad', 'almacen', 'jurisdiccion'],
  surtimiento: ['unidad', 'almacen', 'jurisdiccion'],
  hospitalizacion: ['unidad', 'jurisdiccion', 'servicio'],
  'movimiento-cama': ['unidad', 'servicio'],
  asignacion: ['unidad', 'servicio'],
  'nota-evolucion': ['unidad', 'jurisdiccion', 'servicio', 'propio'],
  indicacion: ['unidad', 'servicio'],
  ministracion: ['unidad', 'servicio'],
  'entrega-turno': ['unidad', 'jurisdiccion', 'servicio'],
  'orden-cargo': ['unidad', 'servicio', 'almacen', 'jurisdiccion'],
  'devolucion-orden-cargo': ['unidad', 'servicio', 'almacen', 'jurisdiccion'],
  'demanda-insatisfecha': ['almacen', 'unidad', 'jurisdiccion'],
  'insumo-configuracion': ['almacen', 'unidad', 'jurisdiccion'],
  solicitud: ['almacen', 'unidad', 'jurisdiccion'],
  inventario: ['almacen', 'unidad', 'jurisdiccion'],
  lote: ['almacen', 'unidad', 'jurisdiccion'],
  kardex: ['almacen', 'unidad', 'jurisdiccion'],
  recepcion: ['almacen', 'unidad', 'jurisdiccion'],
  'carta-canje': ['almacen', 'unidad', 'jurisdiccion', 'proveedor'],
  'salida-extraordinaria': ['almacen', 'unidad', 'jurisdiccion'],
  'entrada-extraordinaria': ['almacen', 'unidad', 'jurisdiccion'],
  conteo: ['almacen', 'unidad', 'jurisdiccion'],
  'importacion-inventario': ['almacen', 'unidad', 'jurisdiccion'],
  'equipo-frio': ['almacen', 'unidad', 'jurisdiccion'],
  temperatura: ['almacen', 'unidad', 'jurisdiccion'],
  proveedor: ['proveedor'],
  contrato: ['proveedor'],
  'contrato-clave': ['proveedor'],
  'entrega-proveedor': ['proveedor'],
  'evaluacion-proveedor': ['proveedor'],
  'lote-expirar': ['almacen', 'unidad', 'jurisdiccion', 'proveedor'],
  'propuesta-cambio': ['almacen', 'unidad', 'jurisdiccion', 'proveedor'],
  'red-historial': ['unidad', 'propio'],
  notificacion: ['propio'],
  'alerta-sanitaria': 'comun',
  'plantilla-configuracion': 'comun',
  'codigo-postal': 'comun',
  colonia: 'comun',
  color: 'comun',
  diagnostico: 'comun',
  especialidad: 'comun',
  estado: 'comun',
  'forma-farmaceutica': 'comun',
  'fuente-financiamiento': 'comun',
  insumo: 'comun',
  interaccion: 'comun',
  sustancia: 'comun',
  jurisdiccion: 'comun',
  'lengua-indigena': 'comun',
  modulo: 'comun',
  'motivo-cancelacion': 'comun',
  'motivo-diferencia': 'comun',
  'motivo-entrada-extraordinaria': 'comun',
  'motivo-no-surtido': 'comun',
  'motivo-salida-extraordinaria': 'comun',
  pais: 'comun',
  parentesco: 'comun',
  perfil: 'comun',
  permiso: 'comun',
  procedimiento: 'comun',
  programa: 'comun',
  religion: 'comun',
  'tipo-dieta': 'comun',
  turno: 'comun',
  'unidad-medida': 'comun',
  'unidad-tipo': 'comun',
  'via-administracion': 'comun',
};

/** Entities that staff of a ward reach through its inpatients, planted with the ward among their places. */
const OF_WHO_LIES_THERE: ReadonlySet<string> = new Set(['paciente', 'paciente-unidad', 'receta']);

/** Entities with places of the network that suppliers see, in order to deliver. */
const SUPPLIERS_SEE: ReadonlySet<string> = new Set(['unidad', 'almacen', 'municipio']);

/** Entities whose answers contain patient data. */
const OF_PATIENTS: ReadonlySet<string> = new Set([
  'paciente',
  'persona',
  'consulta',
  'evento',
  'programa-inscripcion',
  'programa-seguimiento',
  'receta',
  'surtimiento',
  'hospitalizacion',
  'nota-evolucion',
  'indicacion',
  'ministracion',
  'entrega-turno',
  'orden-cargo',
  'devolucion-orden-cargo',
]);

/** Permissions to write documents of two parties, one of which sees only sent documents. */
const WRITERS: Readonly<Record<string, string>> = {
  solicitud: 'solicitud.crear',
  'propuesta-cambio': 'propuesta-cambio.crear',
};

/** True when a user belongs to the party of a draft, or may write such documents for the whole network. */
export function isDraftOf(person: Person, letter: Letter | null, entity: string, only: Places): boolean {
  const writes = letterOf(person.profile, WRITERS[entity]!);
  return writes === 'RED' || [letter, writes].some((each) => each !== 'RED' && reaches(each, entity, only, person));
}

/** Returns the letter of a permission in the matrix (DOMAIN e.3); null without a letter. */
export function letterOf(profile: ProfileName, permission: string): Letter | null {
  return (PROFILES[profile].permissions as Readonly<Record<string, Letter>>)[permission] ?? null;
}

/**
 * Returns all letters that an answer about an entity may depend on. Two people with the same letters and the same home places get the same
 * answer.
 */
export function lettersFor(
  profile: ProfileName,
  entity: string,
  ...permissions: readonly string[]
): readonly (string | null)[] {
  return [...permissions, ...(OF_PATIENTS.has(entity) ? ['paciente.identificar', 'paciente.ver-salud'] : [])].map(
    (permission) => letterOf(profile, permission),
  );
}

/** True when a permission with that letter reaches a record at those places (DOMAIN e.2). */
export function reaches(letter: Letter | null, entity: string, record: Places, { places }: Person): boolean {
  const ties = TIES[entity];
  if (letter === null || ties === undefined) return false;
  if (letter === 'RED' || ties === 'comun') return true;
  const meets = (kind: Kind) => (record[kind] ?? []).some((id) => places[kind]?.includes(id));
  const isOfNetwork = ties.some((kind) => kind !== 'proveedor' && kind !== 'propio');
  switch (letter) {
    case 'PROVEEDOR':
      return ties.includes('proveedor') ? meets('proveedor') : SUPPLIERS_SEE.has(entity);
    case 'PROPIO':
      return meets('propio');
    case 'JURISDICCION':
      return isOfNetwork ? meets('jurisdiccion') : true;
    case 'SERVICIO': {
      // Staff of a ward have its warehouse, and nothing else of its unit.
      const nearest =
        (['servicio', 'almacen'] as const).find((kind) => ties.includes(kind)) ??
        (isOfNetwork || ties.includes('proveedor') ? null : 'propio');
      return (nearest !== null && meets(nearest)) || (OF_WHO_LIES_THERE.has(entity) && meets('servicio'));
    }
    default: {
      const own: Kind = letter === 'ALMACEN' ? 'almacen' : 'unidad';
      const nearest = [own, 'unidad' as const, 'jurisdiccion' as const].find((kind) => ties.includes(kind));
      return nearest === undefined ? !isOfNetwork : meets(nearest);
    }
  }
}
