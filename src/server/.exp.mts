import { openDatabase } from './db/open-database';
import { RESOURCES } from '../../generated/server/resources.gen';
import { listRecords } from './crud/list-records';
import { parseListQuery } from './crud/list-query';
const db = await openDatabase({ dataDir: null });
const actor: any = { usuarioId: 1, unidadId: null, jurisdiccionId: null, almacenIds: [], servicioIds: [], permissions: new Map(), ip: null, device: null, correlationId: 'x' };
const T = await import('../../generated/server/tables.gen');
await db.orm.insert(T.pais).values([{ codigo: 'MX', nombre: 'México', codigo3: 'MEX' } as any]);
await db.orm.insert(T.estado).values([{ clave: 'CL', nombre: 'Coahuila', paisCodigo: 'MX' }, { clave: 'NL', nombre: 'Nuevo León', paisCodigo: 'MX' }] as any);
await db.orm.insert(T.persona).values([{ nombre: 'Ana', primerApellido: 'Ñúñez', genero: 'M', fechaNacimiento: '1990-01-01' }] as any);
await db.orm.insert(T.unidadTipo).values([{ clave: 'HG', nombre: 'Hospital', grupo: 'HOSPITAL', nivelAtencion: 2 }] as any);
await db.orm.insert(T.unidad).values([{ clues: 'CLSSA900001', nombre: 'Hospital', unidadTipoId: 1, domicilio: { calle: 'x' } }] as any);
await db.orm.insert(T.personalMedico).values([{ personaId: 1, tipo: 'MEDICO', unidadId: 1, turno: 'MATUTINO' }] as any);
for (const r of RESOURCES) for (const sortBy of ['', ...r.references.map(x => x.label), ...r.fields.filter(f => f.kind==='text').map(f => f.name), ...r.embeds.flatMap(e => e.resource.references.map(x => e.name + '.' + x.label))]) {
  try { const p = await listRecords(db, r, parseListQuery(r, { sortBy, filterBy: 'un' }), actor); if (p.total) console.log(r.name, sortBy, JSON.stringify(p)); } catch (e: any) { console.log(r.name, sortBy, e, e.cause?.message); process.exit(1) }
}
await db.close();
