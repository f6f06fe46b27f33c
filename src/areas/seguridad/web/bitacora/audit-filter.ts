import type { BitacoraBuscarParameters } from '#generated/shared/operations.gen';
import { addDays, isDate } from '#platform/shared/dates/days';
import { fromZonedTime } from '#platform/shared/dates/moments';
import { today } from '#platform/web/ui/format/format-date';
import { currentTimeZone } from '#platform/web/ui/format/time-zone';

/** Filter of the audit trail, as in the address; days are in the reader's zone. */
export interface AuditFilter {
  readonly periodo?: string;
  readonly desde?: string;
  readonly hasta?: string;
  readonly usuarioId?: string;
  readonly acciones?: string;
  readonly entidad?: string;
  readonly entidadId?: string;
  readonly unidadId?: string;
  readonly correlacion?: string;
  readonly texto?: string;
}

export type FilterName = keyof AuditFilter;

export const FILTER_NAMES = [
  'periodo',
  'desde',
  'hasta',
  'usuarioId',
  'acciones',
  'entidad',
  'entidadId',
  'unidadId',
  'correlacion',
  'texto',
] as const satisfies readonly FilterName[];

/** Length of each period in days, up to today; `fechas` is a period of two chosen days. */
export const PERIODS = { hoy: 1, semana: 7, mes: 31, anio: 366 } as const;
export const DEFAULT_PERIOD = 'semana';

/** Common sets of actions, by the name of their text. */
export const ACTION_SETS: Readonly<Record<string, readonly string[]>> = {
  cambios: ['CREAR', 'EDITAR', 'ELIMINAR', 'TRANSICION'],
  lecturas: ['LEER', 'ACCESO_EMERGENCIA'],
  salidas: ['EXPORTAR', 'IMPRIMIR'],
  sesiones: ['INICIO_SESION', 'CIERRE_SESION', 'SESION_FALLIDA', 'BLOQUEO', 'SIMULACION'],
};

/** Reads the filter of the address, without invalid values. */
export function filterFrom(search: URLSearchParams): AuditFilter {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = search.get(name);
      return value && isUsable(name, value) ? [[name, value]] : [];
    }),
  );
}

/** Returns the parameters of the address without effect: unknown ones, and those with an invalid value. */
export function unusedNames(search: URLSearchParams): readonly string[] {
  const used = filterFrom(search);
  return [...new Set(search.keys())].filter((name) => search.get(name) !== '' && !(name in used));
}

function isUsable(name: FilterName, value: string): boolean {
  switch (name) {
    case 'periodo':
      return value === 'fechas' || Object.hasOwn(PERIODS, value);
    case 'desde':
    case 'hasta':
      return isDate(value);
    case 'usuarioId':
    case 'unidadId':
      return /^\d{1,15}$/.test(value);
    case 'acciones':
      return Object.hasOwn(ACTION_SETS, value) || (value.length <= 200 && /^[A-Z_]+(,[A-Z_]+)*$/.test(value));
    case 'texto':
      return value.length <= 100;
    case 'correlacion':
      return value.length <= 128;
    default:
      return value.length <= 60;
  }
}

/** Converts the filter to the parameters of the operation. */
export function parametersOf(filter: AuditFilter): BitacoraBuscarParameters {
  const { periodo = DEFAULT_PERIOD, desde, hasta, usuarioId, unidadId, acciones, ...others } = filter;
  const days = PERIODS[periodo as keyof typeof PERIODS];
  const from = days === undefined ? desde : addDays(today(), 1 - days);
  return {
    ...others,
    ...(from ? { desde: startOf(from) } : {}),
    ...(days === undefined && hasta ? { hasta: startOf(addDays(hasta, 1)) } : {}),
    ...(usuarioId ? { usuarioId: Number(usuarioId) } : {}),
    ...(unidadId ? { unidadId: Number(unidadId) } : {}),
    ...(acciones ? { acciones: ACTION_SETS[acciones]?.join(',') ?? acciones } : {}),
  };
}

const startOf = (day: string): string => fromZonedTime({ date: day }, currentTimeZone());
