import type { TipoCama } from '#generated/shared/enums.gen';

/** Number of beds of each service, in the first hospital and in the others. */
const WARDS = [
  { servicio: 'MED-INT', prefijo: 'MI', flagship: 30, other: 10 },
  { servicio: 'CIR-GRAL', prefijo: 'CG', flagship: 26, other: 8 },
  { servicio: 'PED', prefijo: 'PE', flagship: 20, other: 6 },
  { servicio: 'GIN-OBS', prefijo: 'GO', flagship: 24, other: 7 },
  { servicio: 'URG', prefijo: 'UR', flagship: 14, other: 4 },
  { servicio: 'QX', prefijo: 'QX', flagship: 6, other: 1 },
] as const;
/** Number of hospitals after the first that have one more bed in the first ward, so that there are 410 in total. */
const WITH_ONE_MORE = 2;
const PER_ROW = 6;
const COUNTED: readonly TipoCama[] = ['GENERAL', 'PEDIATRICA', 'AISLADO'];

export interface BedPlan {
  /** Code of the service in its unit. */
  readonly servicio: string;
  readonly numero: string;
  readonly tipo: TipoCama;
  /** True when it counts for the occupancy of the hospital. */
  readonly censable: boolean;
  readonly generoPermitido: 'M' | null;
  readonly fila: number;
  readonly columna: number;
}

/** Returns the beds of the n-th hospital, ward by ward. */
export function bedPlans(hospital: number): readonly BedPlan[] {
  return WARDS.flatMap(({ servicio, prefijo, flagship, other }, ward) => {
    const size = hospital === 0 ? flagship : other + (ward === 0 && hospital <= WITH_ONE_MORE ? 1 : 0);
    return Array.from({ length: size }, (_, index) => {
      const tipo = kindOf(servicio, index, size);
      return {
        servicio,
        tipo,
        numero: `${prefijo}-${String(index + 1).padStart(2, '0')}`,
        censable: COUNTED.includes(tipo),
        generoPermitido: servicio === 'GIN-OBS' ? ('M' as const) : null,
        fila: Math.floor(index / PER_ROW) + 1,
        columna: (index % PER_ROW) + 1,
      };
    });
  });
}

/** Ordinary beds are first; the rare kinds of a ward are at its end. */
function kindOf(servicio: string, index: number, size: number): TipoCama {
  const left = size - index;
  switch (servicio) {
    case 'MED-INT':
      return left <= 2 ? 'AISLADO' : size >= 30 && left <= 6 ? 'UCI' : 'GENERAL';
    case 'PED':
      return left <= size * 0.2 ? 'INCUBADORA' : left <= size * 0.4 ? 'CUNA' : 'PEDIATRICA';
    case 'GIN-OBS':
      return left <= size * 0.25 ? 'LABOR' : 'GENERAL';
    case 'URG':
      return left <= size / 2 ? 'CAMILLA' : 'OBSERVACION';
    case 'QX':
      return 'CAMILLA';
    default:
      return 'GENERAL';
  }
}
