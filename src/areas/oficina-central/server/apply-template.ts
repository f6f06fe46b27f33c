import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { insumo, insumoConfiguracion } from '#generated/server/tables.gen';
import type { TipoAlmacen } from '#generated/shared/enums.gen';
import type { OcConfiguracionGuardarAnswer } from '#generated/shared/operations.gen';
import {
  plannedSettings,
  type StoredSetting,
  type TemplateLine,
} from '#areas/inventario/shared/inventario/planned-settings';
import type { Issue } from '#platform/shared/validation/issue';
import { inChunks } from '#platform/server/records/in-chunks';
import { NOTHING_HELD } from '#areas/inventario/server/insumo-configuracion/write-checks';
import type { Actor } from '#platform/server/db/actor';
import { auditAll } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { keepSuggestionsOf, suggestLevels } from '#areas/inventario/server/stock/suggest-levels';
import { among } from '#areas/inventario/server/insumo-configuracion/accept-suggestions';
import { unsetSupplies, USUAL } from '#areas/inventario/server/insumo-configuracion/unset-supplies';
import { templatePlaces, type TemplatePlace } from './template-places';

const CHUNK = 1000;
const setting = insumoConfiguracion;

export interface TemplateBody {
  readonly unidadTipoId: number;
  readonly tipoAlmacen?: TipoAlmacen;
  readonly probar?: boolean;
  readonly lineas: readonly (Partial<TemplateLine> & { readonly insumoId: number })[];
}

/**
 * Applies a template of settings to all warehouses of a kind, in units of a type, in one transaction. With `probar` it only returns the
 * effect. A setting that already matches the template stays unchanged.
 *
 * @throws Problem 422 for unknown or repeated supplies, or levels that are not in order
 */
export async function applyTemplate(
  tx: Queryable,
  { unidadTipoId, tipoAlmacen = 'FARMACIA', probar = false, lineas }: TemplateBody,
  actor: Actor,
): Promise<OcConfiguracionGuardarAnswer> {
  const lines = lineas.map((line): TemplateLine => ({
    ...USUAL,
    multiplo: 1,
    minimo: null,
    puntoReorden: null,
    maximo: null,
    ...line,
  }));
  const supplies = await suppliesOf(tx, lines);
  const places = await templatePlaces(tx, unidadTipoId, tipoAlmacen, actor);
  const stored = await storedSettings(tx, places, lines, !probar);
  const open = lines.filter(({ maximo }) => maximo === null);
  const [openIds, how] = [open.map(({ insumoId }) => insumoId), new Map(open.map((line) => [line.insumoId, line]))];
  const porUnidad = [];
  const [creates, changes]: [Planned['creates'][number][], Planned['changes'][number][]] = [[], []];
  let without = 0;
  for (const place of places) {
    const own = stored.get(place.almacenId) ?? [];
    const suggested = open.length === 0 ? [] : await unsetSupplies(tx, place.almacenId, openIds, how);
    const plan = plannedSettings(
      lines,
      own,
      new Map(suggested.flatMap(({ insumoId, levels }) => (levels ? [[insumoId, levels] as const] : []))),
    );
    without += plan.without;
    creates.push(...plan.creates.map((each) => ({ ...each, place })));
    changes.push(...plan.changes);
    porUnidad.push({
      unidadNombre: place.unidadNombre,
      almacenNombre: place.almacenNombre,
      creados: plan.creates.length,
      actualizados: plan.changes.length,
      sinCambio: plan.same,
    });
  }
  const made = probar ? creates.length : await write(tx, creates, changes, supplies, actor);
  return {
    aplicada: !probar,
    unidades: new Set(places.map(({ unidadId }) => unidadId)).size,
    almacenes: places.length,
    creados: made,
    actualizados: changes.length,
    sinCambio: porUnidad.reduce((sum, { sinCambio }) => sum + sinCambio, 0),
    sinSugerencia: without,
    porUnidad,
  };
}

interface Planned {
  readonly creates: readonly (ReturnType<typeof plannedSettings>['creates'][number] & {
    readonly place: TemplatePlace;
  })[];
  readonly changes: ReturnType<typeof plannedSettings>['changes'];
}

type Supply = Pick<typeof insumo.$inferSelect, 'clave' | 'nombreGenerico' | 'esencial' | 'clasificacionVen'>;

async function suppliesOf(tx: Queryable, lines: readonly TemplateLine[]): Promise<ReadonlyMap<number, Supply>> {
  const found = await tx
    .select({
      insumoId: insumo.insumoId,
      clave: sql<string>`coalesce(${insumo.clave}, ${insumo.claveLocal})`,
      nombreGenerico: insumo.nombreGenerico,
      esencial: insumo.esencial,
      clasificacionVen: insumo.clasificacionVen,
    })
    .from(insumo)
    .where(
      and(
        eq(insumo.activo, true),
        inArray(
          insumo.insumoId,
          lines.map(({ insumoId }) => insumoId),
        ),
      ),
    );
  const known = new Map(found.map((row) => [row.insumoId, row]));
  const issues = lines.flatMap(({ insumoId, minimo, puntoReorden, maximo }, index): Issue[] => {
    const at = (field: string, codigo: string) => [{ campo: `lineas.${index}.${field}`, codigo, params: {} }];
    if (!known.has(insumoId)) return at('insumoId', 'REFERENCIA');
    const first = lines.findIndex((line) => line.insumoId === insumoId);
    if (first < index)
      return [{ campo: `lineas.${index}.insumoId`, codigo: 'LINEA_REPETIDA', params: { linea: first + 1 } }];
    const levels = [minimo, puntoReorden, maximo];
    if (levels.every((level) => level === null)) return [];
    if (levels.some((level) => level === null)) return at('maximo', 'NIVELES_INCOMPLETOS');
    return minimo! <= puntoReorden! && puntoReorden! <= maximo! ? [] : at('maximo', 'NIVELES_EN_DESORDEN');
  });
  if (issues.length > 0) throw invalid(issues);
  return known;
}

async function storedSettings(
  tx: Queryable,
  places: readonly TemplatePlace[],
  lines: readonly TemplateLine[],
  lock: boolean,
): Promise<ReadonlyMap<number, readonly StoredSetting[]>> {
  if (places.length === 0) return new Map();
  const query = tx
    .select({
      id: setting.insumoConfiguracionId,
      almacenId: setting.almacenId,
      insumoId: setting.insumoId,
      activo: setting.activo,
      minimo: setting.minimo,
      puntoReorden: setting.puntoReorden,
      maximo: setting.maximo,
      mesesCobertura: sql`${setting.mesesCobertura}`.mapWith(Number),
      diasEntrega: setting.diasEntrega,
      multiplo: setting.multiplo,
      minimoSugerido: setting.minimoSugerido,
      puntoReordenSugerido: setting.puntoReordenSugerido,
      maximoSugerido: setting.maximoSugerido,
    })
    .from(setting)
    .where(
      and(
        inArray(
          setting.almacenId,
          places.map(({ almacenId }) => almacenId),
        ),
        inArray(
          setting.insumoId,
          lines.map(({ insumoId }) => insumoId),
        ),
      ),
    )
    .orderBy(asc(setting.insumoConfiguracionId));
  const found = (lock ? await query.for('update') : await query) as readonly (StoredSetting & { almacenId: number })[];
  const byPlace = new Map<number, StoredSetting[]>();
  for (const row of found) byPlace.set(row.almacenId, [...(byPlace.get(row.almacenId) ?? []), row]);
  return byPlace;
}

async function write(
  tx: Queryable,
  creates: Planned['creates'],
  changes: Planned['changes'],
  supplies: ReadonlyMap<number, Supply>,
  actor: Actor,
): Promise<number> {
  const made: number[] = [];
  for (const chunk of inChunks(creates, CHUNK)) {
    const inserted = await tx
      .insert(setting)
      .values(
        chunk.map(({ place, line, levels }) => {
          const { clave, nombreGenerico, esencial, clasificacionVen } = supplies.get(line.insumoId)!;
          const { insumoId, mesesCobertura, diasEntrega, multiplo } = line;
          return {
            almacenId: place.almacenId,
            unidadId: place.unidadId,
            jurisdiccionId: place.jurisdiccionId,
            insumoId,
            insumoClave: clave,
            nombreGenerico,
            esIndispensable: esencial,
            clasificacionVen,
            ...levels,
            mesesCobertura,
            diasEntrega,
            multiplo,
            sugerencia: 'SIN_DATOS' as const,
            creadoPor: actor.usuarioId,
            modificadoPor: actor.usuarioId,
          };
        }),
      )
      .onConflictDoNothing({ target: [setting.almacenId, setting.insumoId] })
      .returning({ id: setting.insumoConfiguracionId, almacenId: setting.almacenId, insumoId: setting.insumoId });
    made.push(...inserted.map(({ id }) => id));
    await auditAll(
      tx,
      actor,
      inserted.map(({ id, ...place }) => ({
        accion: 'CREAR',
        entidad: 'insumo-configuracion',
        entidadId: id,
        despues: place,
        motivo: REASON,
      })),
    );
  }
  for (const chunk of inChunks(changes, CHUNK)) {
    await tx.execute(sql`
      update insumo_configuracion c set minimo = v.minimo, punto_reorden = v."puntoReorden", maximo = v.maximo, meses_cobertura = v."mesesCobertura",
        dias_entrega = v."diasEntrega", multiplo = v.multiplo, activo = true, minimo_propuesto = null, punto_reorden_propuesto = null, maximo_propuesto = null,
        propuesta_por_id = null, autorizado = ${NOTHING_HELD.autorizado}, version = c.version + 1, modificado_por = ${actor.usuarioId}, fecha_modificacion = now()
      from jsonb_to_recordset(${JSON.stringify(chunk.map(({ id, after }) => ({ id, ...after })))}::jsonb)
        as v(id bigint, minimo bigint, "puntoReorden" bigint, maximo bigint, "mesesCobertura" numeric, "diasEntrega" bigint, multiplo bigint)
      where c.insumo_configuracion_id = v.id`);
    await auditAll(
      tx,
      actor,
      chunk.map(({ id, before, after }) => ({
        accion: 'EDITAR',
        entidad: 'insumo-configuracion',
        entidadId: id,
        antes: { ...before },
        despues: { ...after },
        motivo: REASON,
      })),
    );
  }
  const touched = [...made, ...changes.map(({ id }) => id)];
  await keepSuggestionsOf(tx, [...new Set(creates.map(({ place }) => place.almacenId))], new Date());
  if (touched.length > 0) await suggestLevels(tx, among(touched));
  return made.length;
}

const REASON = 'Plantilla de la red';
