import { asc, isNotNull } from 'drizzle-orm';
import { insumo, jurisdiccion, programa, programaInsumos } from '#generated/server/tables.gen';
import type { SeedContext } from '../context';
import programas from '../data/programas.json';
import { insertFile } from '../insert-file';
import { keyMap } from '../store/key-map';

const MONTHS = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SEPTIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
] as const;

/** Inserts the health programmes of the year, each led by the head of a jurisdiction, with a target for every month. */
export async function seedProgrammes({ db, baseDate, diagnosticos }: SeedContext): Promise<void> {
  const anio = Number(baseDate.slice(0, 4));
  const heads = await db
    .select({ id: jurisdiccion.jefePersonalMedicoId })
    .from(jurisdiccion)
    .where(isNotNull(jurisdiccion.jefePersonalMedicoId))
    .orderBy(asc(jurisdiccion.numero));
  await insertFile(
    db,
    programa,
    programas.map(({ clave, nombre, tipo, descripcion, poblacionObjetivo, diagnosticos: claves, meta }, index) => ({
      clave,
      nombre,
      tipo,
      descripcion,
      responsableId: heads[index % heads.length]!.id!,
      vigenciaDesde: `${anio}-01-01`,
      vigenciaHasta: null,
      poblacionObjetivo: Object.keys(poblacionObjetivo).length > 0 ? poblacionObjetivo : null,
      diagnosticoIds: claves.length > 0 ? claves.map(diagnosticos) : null,
      metas: MONTHS.map((mes) => ({ anio, mes, meta: Math.round(meta / MONTHS.length) })),
    })),
    'nothing',
  );
  const programmeOf = await keyMap(db, programa.programaId, programa.clave);
  const supplyOf = await keyMap(db, insumo.insumoId, insumo.clave);
  await insertFile(
    db,
    programaInsumos,
    programas.flatMap(({ clave, insumos }) =>
      insumos.map((each, orden) => ({
        programaId: programmeOf(clave),
        orden,
        insumoId: supplyOf(each.clave),
        cantidadPorPaciente: each.cantidad,
        periodicidad: each.periodicidad,
      })),
    ),
  );
}
