import { asc, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { modulo, unidad, unidadTipo } from '#generated/server/tables.gen';
import { isForUnitGroup } from '#platform/shared/is-for-unit-group';
import type { OperationContext } from '#platform/server/operations/context';

/** Handles the menu of the installation for the current user. Items below a hidden one are hidden too. */
export const moduloMenu: OperationHandler<'moduloMenu', OperationContext> = async (
  _input,
  { database, actor, session },
) => {
  const { orm } = database;
  const [place] =
    actor.unidadId === null
      ? []
      : await orm
          .select({ unidadGrupo: unidadTipo.grupo })
          .from(unidad)
          .innerJoin(unidadTipo, eq(unidadTipo.unidadTipoId, unidad.unidadTipoId))
          .where(eq(unidad.unidadId, actor.unidadId));
  const reader = { unidadGrupo: place?.unidadGrupo ?? null, perfilNombre: session?.identity.perfilNombre ?? '' };
  const held: ReadonlySet<string> = new Set(actor.permissions.keys());
  const rows = await orm.select().from(modulo).orderBy(asc(modulo.orden), asc(modulo.nombre));
  const byId = new Map(rows.map((row) => [row.moduloId, row]));

  type Row = (typeof rows)[number];
  const isShown = ({ activo, permisosRequeridos, gruposUnidad }: Row) =>
    activo &&
    isForUnitGroup(gruposUnidad, reader) &&
    ((permisosRequeridos?.length ?? 0) === 0 || permisosRequeridos!.some((key) => held.has(key)));
  // References are acyclic: the walk upwards ends.
  const reaches = (row: Row): boolean =>
    isShown(row) && (row.moduloPadreId === null || reaches(byId.get(row.moduloPadreId) ?? row));
  const isEnglish = actor.language === 'en';
  return {
    modulos: rows.filter(reaches).map((row) => ({
      clave: row.clave,
      nombre: (isEnglish ? row.nombreEn : null) ?? row.nombre,
      icono: row.icono,
      ruta: row.ruta,
      orden: row.orden,
      dentroDe: row.moduloPadreId === null ? null : (byId.get(row.moduloPadreId)?.clave ?? null),
      visibleTablet: row.visibleTablet,
    })),
    ocultos: rows.filter((row) => !reaches(row)).map(({ clave }) => clave),
  };
};
