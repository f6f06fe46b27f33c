import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Resource } from '#platform/server/entity/resource';
import * as tables from '#generated/server/tables.gen';
import { sealEntry } from '#platform/server/lifecycle/document-seal';
import { digestOf } from '#platform/server/lifecycle/sign';
import { signedText } from '#platform/server/lifecycle/signed-text';
import { resourceOf } from '#platform/server/records/resources';
import { archivo, bitacora } from '#platform/server/db/system-tables';
import type { TestApp } from './app';
import { enter } from './warehouses';
import { seedWard } from './ward';

const AT = new Date('2026-03-10T14:00:00.000Z');
const SIGNER = { name: 'Elena De Prueba', licence: '1234567', at: AT.toISOString() };
const CONTENT = 'Acta circunstanciada';

/** A sealed document of a resource. */
export interface Sealed {
  readonly resource: Resource;
  readonly key: number;
}

export interface SealedWorld {
  /** One signed document of each kind, and an applied exit. */
  readonly documents: readonly Sealed[];
  /** A frozen file of the exit, and the path of its content. */
  readonly file: { readonly archivoId: string; readonly path: string };
  /** Folder of file contents. */
  readonly folder: string;
}

/**
 * Creates documents with a line each, signed or applied, with the audit rows of their last steps; stock with its ledger; and a frozen file.
 */
export async function sealedWorld(test: TestApp): Promise<SealedWorld> {
  const { orm } = test.database;
  const ward = await seedWard(test);
  const { pacienteId, consultaId, visitaId, diagnosticoId, servicioId, insumos, almacenId } = ward;
  // The note of the ward's prescriptions is a draft here: no step signed it.
  await orm.execute(
    sql`update consulta set estatus = 'BORRADOR' where consulta_id = ${consultaId} and firma_hash is null`,
  );
  const hospitalizacionId = await ward.admit();
  await enter(test, [{ almacenId, insumoId: insumos.enalapril, numeroLote: 'SELLADO', cantidad: 40 }]);
  const [lot] = await orm
    .select()
    .from(tables.lote)
    .where(sql`${tables.lote.numeroLote} = 'SELLADO'`);
  const [reason] = await orm
    .insert(tables.motivoSalidaExtraordinaria)
    .values({
      clave: 'SELLADO',
      nombre: 'Deterioro',
      requiereAutorizacion: true,
      requiereEvidencia: true,
      requiereActa: false,
      destino: 'DESTRUCCION',
      esMerma: true,
      permiteLoteCaducado: true,
    })
    .returning();
  const unidadId = test.world.unidadId;
  const line = { diagnosticoId, tipo: 'PRINCIPAL' };
  const made: readonly (readonly [string, object, object])[] = [
    ['consulta', { unidadId, estatus: 'FIRMADA', pacienteId, visitaId, tipo: 'SUBSECUENTE', fechaHora: AT }, line],
    [
      'receta',
      { unidadId, estatus: 'EMITIDA', pacienteId, consultaId, tipo: 'ORDINARIA', almacenId },
      {
        insumoId: insumos.enalapril,
        cantidadPrescrita: 1,
        dosis: 1,
        unidadDosis: 'tableta',
        frecuenciaHoras: 8,
        via: 'ORAL',
        duracionDias: 1,
      },
    ],
    [
      'nota-evolucion',
      { unidadId, estatus: 'FIRMADA', hospitalizacionId, pacienteId, tipo: 'EVOLUCION', fechaHora: AT },
      line,
    ],
    [
      'entrega-turno',
      { unidadId, estatus: 'FIRMADA', servicioId, fecha: '2026-03-10', turno: 'MATUTINO' },
      { hospitalizacionId, pacienteId },
    ],
    [
      'salida-extraordinaria',
      {
        unidadId,
        estatus: 'APLICADA',
        folio: 'SEX-1',
        almacenId,
        motivoSalidaExtraordinariaId: reason!.motivoSalidaExtraordinariaId,
        fechaDocumento: '2026-03-10',
      },
      { loteId: lot!.loteId, cantidad: 2, insumoId: insumos.enalapril },
    ],
  ];
  const documents: Sealed[] = [];
  for (const [name, values, line_] of made) documents.push(await seal(test, resourceOf(name), values, line_));
  const exit = documents.at(-1)!;
  const folder = join(test.dataDir, 'archivos');
  const huella = createHash('sha256').update(CONTENT).digest('hex');
  const path = join(folder, huella.slice(0, 2), huella);
  await mkdir(join(folder, huella.slice(0, 2)), { recursive: true });
  await writeFile(path, CONTENT);
  const archivoId = '7d0a3c52-3c5b-4f0e-9d2a-0a4c6a1f0001';
  await orm.insert(archivo).values({
    archivoId,
    entidad: exit.resource.name,
    entidadId: String(exit.key),
    nombre: 'acta.pdf',
    tipo: 'application/pdf',
    bytes: CONTENT.length,
    huella,
    subidoPor: test.world.usuarios.Medico,
    congelado: new Date(),
  });
  await orm.insert(bitacora).values({
    accion: 'EDITAR',
    entidad: exit.resource.name,
    entidadId: String(exit.key),
    despues: { archivo: 'acta.pdf', sello: `${archivoId} ${huella}` },
  });
  return { documents, file: { archivoId, path }, folder };
}

async function seal(
  { database: { orm }, world }: TestApp,
  resource: Resource,
  values: object,
  line: object,
): Promise<Sealed> {
  const { signature, lifecycle, key: own, table } = resource;
  const state = (values as Record<string, unknown>)[lifecycle!.field];
  const [row] = (await orm
    .insert(table)
    .values(values as never)
    .returning()) as Record<string, number>[];
  const key = row![own.name]!;
  const [lines] = resource.lines;
  await orm.insert(lines!.resource.table).values({ ...line, orden: 0, [own.name]: key } as never);
  if (signature) {
    const hash = digestOf((await signedText(orm, resource, signature, key, SIGNER))!);
    await orm
      .update(table)
      .set({
        [signature.by]: world.usuarios.Medico,
        [signature.name]: SIGNER.name,
        [signature.licence]: SIGNER.licence,
        [signature.at]: AT,
        [signature.hash]: hash,
      })
      .where(sql`${own.column} = ${key}`);
  }
  const hash = signature ? await hashOf(orm, resource, signature.hash, key) : {};
  await orm.insert(bitacora).values({
    accion: 'TRANSICION',
    transicion: signature?.on ?? 'aplicar',
    entidad: resource.name,
    entidadId: String(key),
    despues: { [lifecycle!.field]: state, ...hash, ...(await sealEntry(orm, resource, key, state)) },
  });
  return { resource, key };
}

async function hashOf(orm: TestApp['database']['orm'], resource: Resource, field: string, key: number) {
  const { column } = resource.fields.find(({ name }) => name === field)!;
  const [row] = await orm
    .select({ hash: column })
    .from(resource.table)
    .where(sql`${resource.key.column} = ${key}`);
  return { [field]: row!.hash };
}
