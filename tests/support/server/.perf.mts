import { startApp, filterBy } from './app';
import { sql } from 'drizzle-orm';
const t = await startApp('PostgreSQL');
const o = t.database.orm;
await o.execute(sql`insert into persona (nombre, primer_apellido, segundo_apellido, genero, fecha_nacimiento) select (array['María','José','Ana','Luis','Ñandú','Sofía'])[1+n%6]||' '||(array['Elena','Luz','Pilar','Juan'])[1+n%4], (array['López','García','Ruiz','Peña','Soto'])[1+n%5]||chr(97+n%26), 'X'||substr(translate(md5(n::text),'0123456789','ghijklmnop'),1,6), 'M', '1990-01-01'::date + n%9000 from generate_series(1,300000) n`);
await o.execute(sql`insert into paciente (persona_id, domicilio, unidad_id, afiliacion, fecha_nacimiento_estimada) select persona_id, '{"calle":"x"}', 1, 'NINGUNA', false from persona where persona_id > 20`).catch((e:any)=>console.log(e.cause?.message));
await o.execute(sql`vacuum analyze`);
const su = await t.as('SUPERUSUARIO');
for (const q of ['pageSize=25', 'pageSize=25&sortDir=desc&sortBy=persona.primerApellido','filterBy=maria%20lopez', 'filterBy=xabcde', 'filterBy=ma', 'pageNumber=4000', 'sortBy=persona.curp', 'sortBy=unidadNombre', `filterBy=${filterBy({ 'persona.fechaNacimiento': { gte: '2010-01-01', lte: '2010-01-05' } })}`, `filterBy=${filterBy({ unidadId: 1 })}`]) {
  const times=[]; let r;
  for (let i=0;i<3;i++){ const s=performance.now(); r = await su('GET', '/api/pacientes/paciente?'+q); times.push((performance.now()-s).toFixed(0)); }
  console.log(q.slice(0,60).padEnd(62), r!.status, r!.headers['x-total-items'], times.join(' '));
}
const { rows } = await import('../../../src/server/db/rows');
console.log((await rows(o, sql`explain analyze select count(*) from paciente where activo`)).map((r:any)=>r['QUERY PLAN']).join('\n'));
console.log((await rows(o, sql`explain (analyze,buffers) select paciente.* from paciente join persona on persona.persona_id=paciente.persona_id where paciente.activo order by orden(persona.primer_apellido) collate "C", paciente.paciente_id limit 25`)).map((r:any)=>r['QUERY PLAN']).join('\n'));
await t.stop();
