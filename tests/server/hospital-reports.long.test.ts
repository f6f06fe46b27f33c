import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#platform/shared/dates/days';
import { openDesk, type Params, type Reader, type ReportDesk } from '../support/server/report-desk';
import {
  by,
  cents,
  wrongDrills,
  wrongFiles,
  wrongTiles,
  only,
  percent,
  pick,
  sum,
} from '../support/server/report-checks';
import { today } from '../support/today';

/** Two months, so that the period contains every case. */
const PERIOD = { desde: today(-60), hasta: today() };
const DAYS = [PERIOD.desde, PERIOD.hasta] as const;
const INITIALS = /^(\S\. ?)+$/;
/** Orders that have been dispensed at least in part. */
const GIVEN = `('SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA')`;

describe('reports of hospital, over the demo', () => {
  let desk: ReportDesk;
  let su: Reader;
  /** Unit, CENDIS and service of the demo's people, and those of another hospital. */
  let place: { unidad: number; cendis: number; servicio: number; otraUnidad: number; otroCendis: number };

  beforeAll(async () => {
    desk = await openDesk();
    su = await desk.as('SUPERUSUARIO');
    place = only(
      await desk.rows(`
        select u.unidad_id as unidad, c.almacen_id as cendis, n.nucleo_id as servicio, o.unidad_id as "otraUnidad", o.almacen_id as "otroCendis"
        from usuario p join unidad u using (unidad_id) join almacen c on c.unidad_id = u.unidad_id and c.tipo = 'CENDIS'
        join nucleo n on n.unidad_id = u.unidad_id and n.clave = 'MED-INT'
        join lateral (select x.unidad_id, x.almacen_id from almacen x join solicitud s on s.almacen_solicitante_id = x.almacen_id
          where x.tipo = 'CENDIS' and x.unidad_id <> u.unidad_id group by 1, 2 order by count(*) desc, 1 limit 1) o on true
        where p.email = 'director.unidad@example.org'`),
    ) as unknown as typeof place;
    // Adds cases that the demo lacks: deaths, same-day discharges, readmissions and returns.
    await desk.rows(
      `update hospitalizacion set motivo_egreso = 'DEFUNCION' where hospitalizacion_id in (
        select hospitalizacion_id from hospitalizacion where unidad_id = $1 and fecha_egreso >= $2::date order by fecha_egreso - fecha_ingreso desc limit 2)`,
      [place.unidad, addDays(PERIOD.desde, 2)],
    );
    // One of the dead was discharged after the second day, but died before it ended.
    await desk.rows(
      `update hospitalizacion set defuncion = jsonb_build_object('fechaHora', to_char((fecha_ingreso + interval '47 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      where hospitalizacion_id = (select min(hospitalizacion_id) from hospitalizacion where motivo_egreso = 'DEFUNCION' and unidad_id = $1)`,
      [place.unidad],
    );
    const { corta, segunda, paciente } = only(
      await desk.rows(
        `with e as (select * from hospitalizacion where unidad_id = $1 and estatus = 'ALTA' and fecha_ingreso >= $2::date)
        select a.hospitalizacion_id as segunda, b.paciente_id as paciente,
          (select hospitalizacion_id from e c where c.hospitalizacion_id not in (a.hospitalizacion_id, b.hospitalizacion_id) and motivo_egreso <> 'DEFUNCION' limit 1) as corta
        from e a join e b on b.fecha_egreso < a.fecha_ingreso and b.fecha_egreso > a.fecha_ingreso - interval '20 days' limit 1`,
        [place.unidad, PERIOD.desde],
      ),
    );
    await desk.rows(`update hospitalizacion set paciente_id = $2 where hospitalizacion_id = $1`, [segunda, paciente]);
    await desk.rows(
      `update hospitalizacion set fecha_egreso = fecha_ingreso + interval '1 minute' where hospitalizacion_id = $1`,
      [corta],
    );
    await desk.rows(
      `update movimiento_cama m set hasta = h.fecha_egreso from hospitalizacion h where h.hospitalizacion_id = m.hospitalizacion_id and m.hospitalizacion_id = $1`,
      [corta],
    );
    await desk.rows(
      `update orden_cargo_detalle set cantidad_devuelta = 1 where orden_cargo_id in (
        select orden_cargo_id from orden_cargo where almacen_surtidor_id = $1 and estatus = 'CERRADA' order by fecha_solicitud desc limit 3)`,
      [place.cendis],
    );
    await desk.rows(
      `insert into devolucion_orden_cargo (orden_cargo_id, estatus, origen, hospitalizacion_id, paciente_id, unidad_id, jurisdiccion_id, servicio_id, almacen_surtidor_id, fecha_solicitud)
        select orden_cargo_id, 'ACEPTADA', 'PACIENTE', hospitalizacion_id, paciente_id, unidad_id, jurisdiccion_id, servicio_id, almacen_surtidor_id, fecha_recepcion
        from orden_cargo where almacen_surtidor_id = $1 and estatus = 'CERRADA' order by fecha_solicitud desc limit 3`,
      [place.cendis],
    );
  });
  afterAll(() => desk.stop());

  describe('the report of stays', () => {
    const inside = `from hospitalizacion h join unidad u using (unidad_id) where h.unidad_id = $1 and h.fecha_ingreso is not null
      and (h.fecha_ingreso at time zone u.zona_horaria)::date <= $3 and (h.fecha_egreso is null or (h.fecha_egreso at time zone u.zona_horaria)::date >= $2)`;

    it('lists inpatients, the length of their stays, and what each used', async () => {
      const { filas, totales } = await desk.ask(su, 'hospitalizacion', { unidadId: place.unidad, ...PERIOD });
      const stays = await desk.rows(
        `select h.folio, n.nombre as servicio, c.numero as cama,
          greatest(1, coalesce((h.fecha_egreso at time zone u.zona_horaria)::date, $3::date) - (h.fecha_ingreso at time zone u.zona_horaria)::date) as dias,
          coalesce((select round(sum(case when k.salida > 0 then k.importe else -k.importe end), 2) from kardex k join orden_cargo o on o.orden_cargo_id = k.documento_id
            where k.documento_tipo = 'ORDEN_CARGO' and o.hospitalizacion_id = h.hospitalizacion_id), 0) as importe
        ${inside.replace('where', 'join nucleo n on n.nucleo_id = h.servicio_id left join cama c on c.cama_id = h.cama_id where')}`,
        [place.unidad, ...DAYS],
      );
      expect(by(pick(filas, 'folio', 'servicio', 'cama', 'dias', 'importe'), 'folio')).toEqual(by(stays, 'folio'));
      expect(totales).toMatchObject({ dias: sum(stays, 'dias'), importe: sum(stays, 'importe') });
      expect(filas.filter(({ reingreso }) => reingreso !== null)).not.toEqual([]);
    });

    it('states the use of beds: patient-days by bed-days, and the derived figures', async () => {
      const { bloques } = await desk.ask(su, 'hospitalizacion', { unidadId: place.unidad, ...PERIOD });
      const days = 61;
      const wards = await desk.rows(
        `select n.nombre as servicio, count(*) * ${days} as "diasCama" from cama c join nucleo n on n.nucleo_id = c.servicio_id
        where c.unidad_id = $1 and c.activo and c.censable group by 1 order by 1`,
        [place.unidad],
      );
      // Nights of each bed stay within the period; a same-day stay counts as one.
      const nights = await desk.rows(
        `select servicio, sum(greatest(0, noches)) as "diasPaciente" from (
          select n.nombre as servicio, case when (h.fecha_ingreso at time zone u.zona_horaria)::date = (h.fecha_egreso at time zone u.zona_horaria)::date
              then (((h.fecha_egreso at time zone u.zona_horaria)::date between $2 and $3)::int)
            else least(coalesce((m.hasta at time zone u.zona_horaria)::date, $3::date + 1), $3::date + 1) - greatest((m.desde at time zone u.zona_horaria)::date, $2::date) end as noches
          from movimiento_cama m join hospitalizacion h using (hospitalizacion_id) join unidad u on u.unidad_id = m.unidad_id
          join cama c on c.cama_id = m.cama_id join nucleo n on n.nucleo_id = m.servicio_id
          where m.unidad_id = $1 and c.censable) x group by 1 order by 1`,
        [place.unidad, ...DAYS],
      );
      const of = (servicio: unknown) => nights.find((row) => row['servicio'] === servicio)?.['diasPaciente'] ?? 0;
      expect(by(pick(bloques['servicios']!, 'servicio', 'diasPaciente', 'diasCama'), 'servicio')).toEqual(
        by(
          wards.map((ward) => ({ ...ward, diasPaciente: of(ward['servicio']) })),
          'servicio',
        ),
      );
      const [bedDays, patientDays] = [sum(wards, 'diasCama'), sum(nights, 'diasPaciente')];
      expect(patientDays).toBeGreaterThan(0);
      expect(sum(bloques['tramos']!, 'diasPaciente')).toBe(patientDays);
      const left = await desk.rows(
        `select h.motivo_egreso as codigo, c.censable,
          greatest(1, (h.fecha_egreso at time zone u.zona_horaria)::date - (h.fecha_ingreso at time zone u.zona_horaria)::date) as dias
        from hospitalizacion h join unidad u using (unidad_id) join cama c using (cama_id)
        where h.unidad_id = $1 and h.estatus = 'ALTA' and (h.fecha_egreso at time zone u.zona_horaria)::date between $2 and $3`,
        [place.unidad, ...DAYS],
      );
      const came = only(
        await desk.rows(
          `select count(*) filter (where (h.fecha_ingreso at time zone u.zona_horaria)::date between $2 and $3) as ingresos,
            count(*) filter (where h.fecha_egreso is null) as presentes,
            count(*) filter (where (h.fecha_ingreso at time zone u.zona_horaria)::date between $2 and $3 and exists (select from hospitalizacion o
              where o.paciente_id = h.paciente_id and o.unidad_id = h.unidad_id and o.fecha_egreso between h.fecha_ingreso - interval '30 days' and h.fecha_ingreso)) as reingresos
          ${inside}`,
          [place.unidad, ...DAYS],
        ),
      );
      const counted = left.filter((row) => row['censable']).length;
      const beds = sum(wards, 'diasCama') / days;
      const deaths = left.filter((row) => row['codigo'] === 'DEFUNCION');
      expect(deaths).toHaveLength(2);
      expect(bloques['resumen']).toEqual([
        {
          ingresos: came['ingresos'],
          egresos: left.length,
          presentes: came['presentes'],
          ocupacion: percent(patientDays, bedDays),
          diasPaciente: patientDays,
          diasCama: bedDays,
          estancia: cents(sum(left, 'dias') / left.length),
          giro: cents(counted / beds),
          sustitucion: cents((bedDays - patientDays) / counted),
          reingresos: came['reingresos'],
          defunciones: deaths.length,
          defunciones48: 1,
          importe: expect.any(Number),
          ...PERIOD,
        },
      ]);
      expect(sum(bloques['motivos']!, 'egresos')).toBe(left.length);
      expect(sum(bloques['estancias']!, 'egresos')).toBe(left.length);
    });

    it('omits bed figures when the stays are filtered by a reason or a diagnosis', async () => {
      const asked = { unidadId: place.unidad, ...PERIOD, motivoEgreso: 'MEJORIA' };
      const { filas, bloques } = await desk.ask(su, 'hospitalizacion', asked);
      expect(new Set(filas.map(({ motivo }) => motivo))).toEqual(new Set(['Mejoría']));
      expect(bloques).toMatchObject({ tramos: [], servicios: [] });
      expect(bloques['resumen']![0]).toMatchObject({ ocupacion: null, diasCama: null, giro: null, sustitucion: null });
    });

    it('links each figure to its stays', async () => {
      const director = await desk.as('Director-unidad');
      const whole = { unidadId: place.unidad, ...PERIOD };
      const { dx, servicio } = only(
        await desk.rows(
          `select mode() within group (order by h.diagnostico_ingreso_id) as dx, mode() within group (order by h.servicio_id) as servicio ${inside} and h.estatus = 'ALTA'`,
          [place.unidad, ...DAYS],
        ),
      );
      const narrowed: readonly Params[] = [
        {},
        { servicioId: Number(servicio) },
        { diagnosticoId: Number(dx) },
        { motivoEgreso: 'MEJORIA' },
        { motivoEgreso: 'DEFUNCION' },
      ];
      for (const reader of [su, director])
        for (const more of narrowed) {
          expect(await wrongTiles(desk, reader, 'hospitalizacion', { ...whole, ...more })).toEqual([]);
          expect(
            await wrongDrills(
              desk,
              reader,
              'hospitalizacion',
              { ...whole, ...more },
              { block: 'motivos', field: 'egresos' },
            ),
          ).toEqual([]);
        }
    });

    /** Stays that ended in the period, with their days. */
    const ended = `select h.servicio_id as servicio_id, n.nombre as servicio, h.origen, h.motivo_egreso as motivo,
      greatest(1, (h.fecha_egreso at time zone u.zona_horaria)::date - (h.fecha_ingreso at time zone u.zona_horaria)::date) as dias
      from hospitalizacion h join unidad u using (unidad_id) join nucleo n on n.nucleo_id = h.servicio_id
      where h.unidad_id = $1 and h.estatus = 'ALTA' and (h.fecha_egreso at time zone u.zona_horaria)::date between $2 and $3`;

    it('states the distribution of days of stay in each service, by percentile_cont', async () => {
      const whole = { unidadId: place.unidad, ...PERIOD };
      const { bloques } = await desk.ask(su, 'hospitalizacion', whole);
      const spread = await desk.rows(
        `select servicio_id as "servicioId", servicio, min(dias) as minimo, max(dias) as maximo, count(*) as egresos,
          round(percentile_cont(0.25) within group (order by dias)::numeric, 2) as q1, round(percentile_cont(0.5) within group (order by dias)::numeric, 2) as mediana,
          round(percentile_cont(0.75) within group (order by dias)::numeric, 2) as q3 from (${ended}) x group by 1, 2`,
        [place.unidad, ...DAYS],
      );
      expect(spread.length).toBeGreaterThan(1);
      const told = bloques['estanciasServicio']!.map(({ desde: _from, hasta: _to, ...row }) => row);
      expect(by(told, 'servicio')).toEqual(by(spread, 'servicio'));
      const director = await desk.as('Director-unidad');
      const { servicioId } = spread[0]!;
      for (const reader of [su, director])
        for (const more of [{}, { servicioId: Number(servicioId) }, { motivoEgreso: 'MEJORIA' }] as readonly Params[])
          expect(
            await wrongDrills(
              desk,
              reader,
              'hospitalizacion',
              { ...whole, ...more },
              { block: 'estanciasServicio', field: 'egresos' },
            ),
          ).toEqual([]);
    });

    it('states origins and outcomes of stays, and links to them', async () => {
      const whole = { unidadId: place.unidad, ...PERIOD };
      const { bloques } = await desk.ask(su, 'hospitalizacion', whole);
      const flows = bloques['flujo']!;
      const gone = await desk.rows(
        `select origen as "origenCodigo", motivo as "motivoCodigo", count(*) as estancias from (${ended}) x group by 1, 2`,
        [place.unidad, ...DAYS],
      );
      const keyed = (rows: typeof flows) =>
        rows.map((row) => `${row['origenCodigo']} ${row['motivoCodigo']} ${row['estancias']}`).toSorted();
      expect(keyed(flows.filter(({ motivoCodigo }) => motivoCodigo !== null))).toEqual(keyed(gone));
      const staying = await desk.rows(
        `select h.origen as "origenCodigo", null as "motivoCodigo", count(*) as estancias ${inside} and h.fecha_egreso is null group by 1`,
        [place.unidad, ...DAYS],
      );
      expect(keyed(flows.filter(({ motivoCodigo }) => motivoCodigo === null))).toEqual(keyed(staying));
      expect(sum(flows, 'estancias')).toBe(Number(bloques['resumen']![0]!['egresos']) + sum(staying, 'estancias'));
      const director = await desk.as('Director-unidad');
      for (const reader of [su, director])
        for (const more of [{}, { servicioId: place.servicio }, { motivoEgreso: 'MEJORIA' }] as readonly Params[]) {
          const counted = await desk.drilled(
            reader,
            'hospitalizacion',
            { ...whole, ...more },
            { block: 'flujo', field: 'estancias' },
          );
          const leading = counted.filter(({ listed }) => listed !== null);
          expect(leading.length).toBeGreaterThan(0);
          expect(leading.filter(({ figure, listed }) => figure !== listed)).toEqual([]);
        }
    });

    it('counts patients discharged after the period as still admitted', async () => {
      const past = { desde: today(-60), hasta: today(-10) };
      const { bloques } = await desk.ask(su, 'hospitalizacion', { unidadId: place.unidad, ...past });
      const { presentes } = only(
        await desk.rows(
          `select count(*) as presentes ${inside} and (h.fecha_egreso is null or (h.fecha_egreso at time zone u.zona_horaria)::date > $3)`,
          [place.unidad, past.desde, past.hasta],
        ),
      );
      expect(Number(presentes)).toBeGreaterThan(0);
      expect(
        sum(
          bloques['flujo']!.filter(({ motivoCodigo }) => motivoCodigo === null),
          'estancias',
        ),
      ).toBe(presentes);
    });

    it('is available as files with the same totals', async () => {
      expect(
        await wrongFiles(desk, su, 'hospitalizacion', { unidadId: place.unidad, ...PERIOD }, ['dias', 'importe']),
      ).toEqual([]);
    });

    it('hides other hospitals, and shows initials to readers who may not identify patients', async () => {
      const director = await desk.as('Director-unidad');
      expect(await desk.statusOf(director, 'hospitalizacion', { unidadId: place.otraUnidad, ...PERIOD })).toBe(404);
      const own = await desk.ask(director, 'hospitalizacion', { unidadId: place.unidad, ...PERIOD });
      const masked = await desk.ask(await desk.as('Auditor'), 'hospitalizacion', { unidadId: place.unidad, ...PERIOD });
      expect(masked.filas.length).toBe(own.filas.length);
      expect(masked.filas.filter(({ paciente }) => !INITIALS.test(String(paciente)))).toEqual([]);
      expect(own.filas.filter(({ paciente }) => INITIALS.test(String(paciente)))).toEqual([]);
      const pharmacist = await desk.as('Farmacia');
      expect((await pharmacist.client('GET', `/api/reportes/hospitalizacion?unidadId=${place.unidad}`)).status).toBe(
        403,
      );
    });
  });

  describe('the report of charge orders', () => {
    const asked = `from orden_cargo o join unidad u using (unidad_id) where o.unidad_id = $1 and o.activo and o.estatus <> 'BORRADOR'
      and (o.fecha_solicitud at time zone u.zona_horaria)::date between $2 and $3`;

    it('lists each order with its pieces and its cost, as in the ledger', async () => {
      const { filas, totales, bloques } = await desk.ask(su, 'orden-cargo', { unidadId: place.unidad, ...PERIOD });
      const orders = await desk.rows(
        `select o.folio, (select count(*) from orden_cargo_detalle d where d.orden_cargo_id = o.orden_cargo_id) as claves,
          (select sum(d.cantidad_solicitada) from orden_cargo_detalle d where d.orden_cargo_id = o.orden_cargo_id) as solicitadas,
          coalesce((select sum(k.salida) from kardex k where k.documento_tipo = 'ORDEN_CARGO' and k.documento_id = o.orden_cargo_id), 0) as surtidas,
          coalesce((select round(sum(case when k.salida > 0 then k.importe else -k.importe end), 2) from kardex k
            where k.documento_tipo = 'ORDEN_CARGO' and k.documento_id = o.orden_cargo_id), 0) as importe ${asked}`,
        [place.unidad, ...DAYS],
      );
      expect(by(pick(filas, 'folio', 'claves', 'solicitadas', 'surtidas', 'importe'), 'folio')).toEqual(
        by(orders, 'folio'),
      );
      for (const field of ['claves', 'solicitadas', 'surtidas', 'importe'])
        expect([field, totales[field]]).toEqual([field, sum(orders, field)]);
      const states = await desk.rows(`select o.estatus as codigo, count(*) as ordenes ${asked} group by 1`, [
        place.unidad,
        ...DAYS,
      ]);
      expect(by(pick(bloques['estados']!, 'codigo', 'ordenes'), 'codigo')).toEqual(by(states, 'codigo'));
      for (const { codigo, ordenes } of states)
        expect(
          sum(
            bloques['estadosTramo']!.filter((row) => row['codigo'] === codigo),
            'ordenes',
          ),
        ).toBe(ordenes);
      const only1 = await desk.ask(su, 'orden-cargo', { unidadId: place.unidad, ...PERIOD, estatus: 'RECHAZADA' });
      expect(only1.filas).toHaveLength(Number(states.find(({ codigo }) => codigo === 'RECHAZADA')!['ordenes']));
      expect(only1.bloques['resumen']).toEqual(bloques['resumen']);
    });

    it('states in how many minutes orders were authorised, dispensed and received', async () => {
      const { bloques } = await desk.ask(su, 'orden-cargo', { unidadId: place.unidad, ...PERIOD });
      const told = only(
        await desk.rows(
          `select count(*) as ordenes, count(*) filter (where o.autorizacion_pendiente) as "sinRegularizar",
            round((percentile_cont(0.5) within group (order by round(extract(epoch from o.fecha_autorizacion - o.fecha_envio) / 60))
              filter (where o.fecha_tomada is null or o.fecha_autorizacion <= o.fecha_tomada))::numeric) as "minAutorizar",
            round((percentile_cont(0.5) within group (order by round(extract(epoch from o.fecha_surtimiento
              - case when o.fecha_autorizacion <= o.fecha_tomada then o.fecha_autorizacion else o.fecha_envio end) / 60)))::numeric) as "minSurtir",
            round((percentile_cont(0.5) within group (order by round(extract(epoch from o.fecha_recepcion - o.fecha_surtimiento) / 60)))::numeric) as "minRecibir" ${asked}`,
          [place.unidad, ...DAYS],
        ),
      );
      const pieces = only(
        await desk.rows(
          `select sum(d.cantidad_surtida) as surtidas, sum(d.cantidad_autorizada) as autorizadas from orden_cargo_detalle d
          where d.orden_cargo_id in (select o.orden_cargo_id ${asked} and o.fecha_surtimiento is not null)`,
          [place.unidad, ...DAYS],
        ),
      );
      expect(bloques['resumen']![0]).toMatchObject({
        ...told,
        porcentajePiezas: percent(pieces['surtidas'], pieces['autorizadas']),
      });
      expect(Number(told['sinRegularizar'])).toBeGreaterThan(0);
      const wards = await desk.rows(
        `select n.nombre as servicio, count(*) as ordenes, count(*) filter (where extract(epoch from o.fecha_surtimiento
            - case when o.fecha_autorizacion <= o.fecha_tomada then o.fecha_autorizacion else o.fecha_envio end) / 60
            <= case when o.tipo in ('URGENTE', 'CARRO_ROJO') then 60.5 else 240.5 end) as puntuales
        ${asked.replace('where', 'join nucleo n on n.nucleo_id = o.servicio_id where')} and o.fecha_surtimiento is not null group by 1`,
        [place.unidad, ...DAYS],
      );
      expect(by(pick(bloques['servicios']!, 'servicio', 'ordenes', 'porcentaje'), 'servicio')).toEqual(
        by(
          wards.map(({ servicio, ordenes, puntuales }) => ({
            servicio: servicio!,
            ordenes: ordenes!,
            porcentaje: percent(puntuales, ordenes),
          })),
          'servicio',
        ),
      );
    });

    it('states the minutes to dispensing by day, with the signals of the process', async () => {
      const { bloques } = await desk.ask(su, 'orden-cargo', { unidadId: place.unidad, ...PERIOD });
      const days = await desk.rows(
        `with d as (
          select (o.fecha_solicitud at time zone u.zona_horaria)::date as dia, count(*) as ordenes,
            round((percentile_cont(0.5) within group (order by round(extract(epoch from o.fecha_surtimiento
              - case when o.fecha_autorizacion <= o.fecha_tomada then o.fecha_autorizacion else o.fecha_envio end) / 60)))::numeric) as minutos
          ${asked} and o.fecha_surtimiento is not null group by 1
        ),
        m as (select avg(minutos) as media, 2.66 * (select avg(abs(n - minutos)) from (select minutos, lead(minutos) over (order by dia) as n from d) p) as alcance from d)
        select d.dia::text as primero, d.ordenes, d.minutos, round(m.media, 2) as promedio, greatest(0, round(m.media - m.alcance, 2)) as inferior,
          round(m.media + m.alcance, 2) as superior
        from d, m order by d.dia`,
        [place.unidad, ...DAYS],
      );
      expect(days.length).toBeGreaterThan(10);
      expect(pick(bloques['control']!, 'primero', 'ordenes', 'minutos', 'promedio', 'inferior', 'superior')).toEqual(
        days,
      );
      const beyond = days.filter((row) => row['minutos']! > row['superior']! || row['minutos']! < row['inferior']!);
      expect(
        bloques['control']!.filter(({ senal }) => senal === 'Fuera de los límites').map(({ primero }) => primero),
      ).toEqual(beyond.map(({ primero }) => primero));
      // A year has a value for each week; a few days have no limits.
      const year = await desk.ask(su, 'orden-cargo', { unidadId: place.unidad, desde: today(-364), hasta: today() });
      expect(year.bloques['control']!.every(({ primero, ultimo }) => primero! <= ultimo!)).toBe(true);
      expect(year.bloques['control']!.length).toBeLessThan(54);
      const week = await desk.ask(su, 'orden-cargo', { unidadId: place.unidad, desde: today(-6), hasta: today() });
      expect(new Set(week.bloques['control']!.map(({ superior }) => superior))).toEqual(new Set([null]));
    });

    it('links each figure to its orders', async () => {
      const whole = { unidadId: place.unidad, ...PERIOD };
      const nurse = await desk.as('Enfermeria-centrales');
      const cendis = await desk.as('Cendis');
      const narrowed: readonly Params[] = [
        {},
        { servicioId: place.servicio, tipo: 'ORDINARIA' },
        { estatus: 'RECIBIDA' },
      ];
      for (const reader of [su, nurse, cendis])
        for (const more of narrowed) {
          const params = { ...whole, ...more };
          expect(await wrongTiles(desk, reader, 'orden-cargo', params)).toEqual([]);
          expect(
            await wrongDrills(desk, reader, 'orden-cargo', params, { block: 'estados', field: 'ordenes' }),
          ).toEqual([]);
          for (const block of ['tramos', 'estadosTramo', 'control'])
            expect(await wrongDrills(desk, reader, 'orden-cargo', params, { block, field: 'ordenes' })).toEqual([]);
        }
    });

    it('is available as files with the same totals', async () => {
      expect(
        await wrongFiles(desk, su, 'orden-cargo', { unidadId: place.unidad, ...PERIOD }, [
          'solicitadas',
          'surtidas',
          'importe',
        ]),
      ).toEqual([]);
    });

    it('shows only the wards, warehouses and units of the reader', async () => {
      const whole = { unidadId: place.unidad, ...PERIOD };
      const all = (await desk.ask(su, 'orden-cargo', whole)).filas;
      const nurse = (await desk.ask(await desk.as('Enfermeria-centrales'), 'orden-cargo', whole)).filas;
      const wards = await desk.rows(
        `select n.nombre from usuario p join nucleo n on p.servicio_ids @> to_jsonb(n.nucleo_id) where p.email = 'enfermeria.centrales@example.org'`,
      );
      const hers = new Set(wards.map(({ nombre }) => nombre));
      expect(nurse.map(({ folio }) => folio)).toEqual(
        all.filter(({ servicio }) => hers.has(servicio)).map(({ folio }) => folio),
      );
      expect(nurse.length).toBeLessThan(all.length);
      const director = await desk.as('Director-unidad');
      expect(await desk.statusOf(director, 'orden-cargo', { unidadId: place.otraUnidad, ...PERIOD })).toBe(404);
      const masked = (await desk.ask(await desk.as('Auditor'), 'orden-cargo', whole)).filas;
      expect(masked.filter(({ paciente }) => !INITIALS.test(String(paciente)))).toEqual([]);
    });
  });

  describe('the report of ward consumption', () => {
    const lines = `from orden_cargo o join unidad u using (unidad_id) join orden_cargo_detalle d using (orden_cargo_id) join nucleo n on n.nucleo_id = o.servicio_id
      where o.unidad_id = $1 and o.activo and o.estatus in ${GIVEN} and (o.fecha_solicitud at time zone u.zona_horaria)::date between $2 and $3`;

    it('lists dispensed pieces by line, and the cost by ward for each bed and day', async () => {
      const whole = { unidadId: place.unidad, ...PERIOD };
      const { filas, totales, bloques } = await desk.ask(su, 'centrales', whole);
      const used = await desk.rows(
        `select o.folio, d.insumo_id, n.nombre as servicio, d.cantidad_solicitada as solicitadas, coalesce(d.cantidad_devuelta, 0) as devueltas,
          coalesce((select sum(k.salida) from kardex k where k.documento_tipo = 'ORDEN_CARGO' and k.documento_id = o.orden_cargo_id and k.insumo_id = d.insumo_id), 0) as surtidas,
          coalesce((select round(sum(case when k.salida > 0 then k.importe else -k.importe end), 2) from kardex k
            where k.documento_tipo = 'ORDEN_CARGO' and k.documento_id = o.orden_cargo_id and k.insumo_id = d.insumo_id), 0) as importe ${lines}`,
        [place.unidad, ...DAYS],
      );
      expect(filas).toHaveLength(used.length);
      expect(sum(used, 'devueltas')).toBeGreaterThan(0);
      for (const field of ['solicitadas', 'surtidas', 'devueltas', 'importe'])
        expect([field, totales[field], sum(filas, field)]).toEqual([field, sum(used, field), sum(used, field)]);
      const beds = await desk.rows(
        `select n.nombre as servicio, count(*) * 61 as dias from cama c join nucleo n on n.nucleo_id = c.servicio_id where c.unidad_id = $1 and c.activo group by 1`,
        [place.unidad],
      );
      const doses = await desk.rows(
        `select n.nombre as servicio, count(*) as aplicadas from ministracion m join nucleo n on n.nucleo_id = m.servicio_id join unidad u on u.unidad_id = m.unidad_id
        where m.unidad_id = $1 and m.estado = 'APLICADA' and m.estatus = 'VIGENTE' and (m.fecha_aplicada at time zone u.zona_horaria)::date between $2 and $3 group by 1`,
        [place.unidad, ...DAYS],
      );
      const wards = [...new Set(used.map(({ servicio }) => servicio))].map((servicio) => {
        const own = used.filter((row) => row['servicio'] === servicio);
        const days = beds.find((row) => row['servicio'] === servicio)?.['dias'];
        return {
          servicio: servicio!,
          ordenes: new Set(own.map(({ folio }) => folio)).size,
          surtidas: sum(own, 'surtidas'),
          aplicadas: doses.find((row) => row['servicio'] === servicio)?.['aplicadas'] ?? 0,
          importe: sum(own, 'importe'),
          importeDiaCama: days ? cents(sum(own, 'importe') / Number(days)) : null,
        };
      });
      const told = await desk.ask(su, 'centrales', { ...whole, por: 'SERVICIO' });
      expect(
        by(pick(told.filas, 'servicio', 'ordenes', 'surtidas', 'aplicadas', 'importe', 'importeDiaCama'), 'servicio'),
      ).toEqual(by(wards, 'servicio'));
      expect(by(pick(bloques['servicios']!, 'servicio', 'ordenes', 'importe', 'importeDiaCama'), 'servicio')).toEqual(
        by(pick(wards, 'servicio', 'ordenes', 'importe', 'importeDiaCama'), 'servicio'),
      );
      expect(bloques['resumen']).toEqual([
        {
          ordenes: new Set(used.map(({ folio }) => folio)).size,
          pacientes: Number(
            only(await desk.rows(`select count(distinct o.paciente_id) as n ${lines}`, [place.unidad, ...DAYS]))['n'],
          ),
          claves: new Set(used.map((row) => row['insumo_id'])).size,
          surtidas: sum(used, 'surtidas'),
          devueltas: sum(used, 'devueltas'),
          importe: sum(used, 'importe'),
          diasCama: sum(beds, 'dias'),
          importeDiaCama: cents(sum(used, 'importe') / sum(beds, 'dias')),
          ...PERIOD,
        },
      ]);
      expect(sum(bloques['tramos']!, 'importe')).toBe(sum(used, 'importe'));
      const kinds = await desk.rows(
        `select n.nombre as servicio, case i.tipo when 'MEDICAMENTO' then 'Medicamento' else i.tipo end as tipo,
          coalesce(round(sum(case when k.salida > 0 then k.importe else -k.importe end), 2), 0) as importe
        from kardex k join orden_cargo o on o.orden_cargo_id = k.documento_id and k.documento_tipo = 'ORDEN_CARGO' join unidad u on u.unidad_id = o.unidad_id
        join nucleo n on n.nucleo_id = o.servicio_id join insumo i on i.insumo_id = k.insumo_id
        where o.unidad_id = $1 and o.activo and o.estatus in ${GIVEN} and (o.fecha_solicitud at time zone u.zona_horaria)::date between $2 and $3 group by 1, 2`,
        [place.unidad, ...DAYS],
      );
      const drawn = bloques['tipos']!.filter(({ importe }) => importe !== 0);
      const keyed = (rows: typeof kinds) =>
        rows.map(({ servicio, tipo, importe }) => `${servicio} ${tipo} ${importe}`).toSorted();
      expect(keyed(drawn)).toEqual(keyed(kinds.filter(({ importe }) => importe !== 0)));
    });

    it.each(['SERVICIO', 'PACIENTE', 'CLAVE'])('has the same total by %s', async (por) => {
      const whole = { unidadId: place.unidad, ...PERIOD };
      const [each, groups] = [
        await desk.ask(su, 'centrales', whole),
        await desk.ask(su, 'centrales', { ...whole, por }),
      ];
      for (const field of ['solicitadas', 'surtidas', 'devueltas', 'importe'])
        expect([field, groups.totales[field]]).toEqual([field, each.totales[field]]);
      expect(groups.filas.length).toBeLessThan(each.filas.length);
    });

    it('links each figure to its orders', async () => {
      const nurse = await desk.as('Enfermeria-centrales');
      const cendis = await desk.as('Cendis');
      for (const reader of [su, nurse, cendis])
        for (const more of [{}, { servicioId: place.servicio, turno: 'MATUTINO' }] as readonly Params[]) {
          const params = { unidadId: place.unidad, ...PERIOD, ...more };
          expect(await wrongTiles(desk, reader, 'centrales', params)).toEqual([]);
          expect(
            await wrongDrills(desk, reader, 'centrales', params, { block: 'servicios', field: 'ordenes' }),
          ).toEqual([]);
        }
    });

    it('is available as files with the same totals', async () => {
      expect(
        await wrongFiles(desk, su, 'centrales', { unidadId: place.unidad, ...PERIOD }, [
          'solicitadas',
          'surtidas',
          'importe',
        ]),
      ).toEqual([]);
    });

    it('hides other hospitals, and shows initials to readers who may not identify patients', async () => {
      const director = await desk.as('Director-unidad');
      expect(await desk.statusOf(director, 'centrales', { unidadId: place.otraUnidad, ...PERIOD })).toBe(404);
      const masked = await desk.ask(await desk.as('Auditor'), 'centrales', { unidadId: place.unidad, ...PERIOD });
      expect(masked.filas.filter(({ paciente }) => !INITIALS.test(String(paciente)))).toEqual([]);
    });
  });

  describe('the report of a CENDIS', () => {
    const ended = `from solicitud s join solicitud_detalle d using (solicitud_id) join insumo n using (insumo_id) join almacen a on a.almacen_id = s.almacen_solicitante_id
      join unidad u on u.unidad_id = a.unidad_id where s.almacen_solicitante_id = $1 and s.activo and s.estatus in ('RECIBIDA', 'RECIBIDA_CON_DIFERENCIAS', 'CERRADA', 'RECHAZADA')
      and (s.fecha_envio at time zone u.zona_horaria)::date between $2 and $3`;
    const served = `from orden_cargo o join unidad u using (unidad_id) where o.almacen_surtidor_id = $1 and o.activo and o.estatus in ${GIVEN}
      and (o.fecha_solicitud at time zone u.zona_horaria)::date between $2 and $3`;
    /** Uses half a year, because a CENDIS rarely requests from its warehouse. */
    const HALF = { desde: today(-180), hasta: today() };

    it.each(['cendis', 'otroCendis'] as const)(
      'states the stock of %s, its requests and receipts, and its dispensing',
      async (which) => {
        const cendisId = place[which];
        const asked = [cendisId, HALF.desde, HALF.hasta];
        const { filas, totales, bloques } = await desk.ask(su, 'cendis', { cendisId, ...HALF });
        const requested = await desk.rows(
          `select coalesce(n.clave, n.clave_local) as clave, sum(d.cantidad_solicitada) as solicitadas, sum(coalesce(d.cantidad_autorizada, 0)) as esperadas,
          sum(coalesce(d.cantidad_recibida, 0)) as recibidas, greatest(0, sum(d.cantidad_solicitada) - sum(coalesce(d.cantidad_recibida, 0))) as deficit ${ended} group by 1`,
          asked,
        );
        expect(
          by(
            pick(
              filas.filter(({ solicitadas }) => solicitadas !== null),
              'clave',
              'solicitadas',
              'esperadas',
              'recibidas',
              'deficit',
            ),
            'clave',
          ),
        ).toEqual(by(requested, 'clave'));
        const ledger = await desk.rows(
          `select k.insumo_clave as clave, sum(k.salida) as surtidas from kardex k where k.tipo = 'S_ORDEN_CARGO' and k.documento_id in (select o.orden_cargo_id ${served}) group by 1`,
          asked,
        );
        expect(
          by(
            pick(
              filas.filter(({ surtidas }) => Number(surtidas) > 0),
              'clave',
              'surtidas',
            ),
            'clave',
          ),
        ).toEqual(by(ledger, 'clave'));
        const stock = await desk.rows(
          `select fondo_fijo as fondo, least(fondo_fijo, greatest(disponible, 0)) as cubierto from inventario where almacen_id = $1 and fondo_fijo > 0`,
          [cendisId],
        );
        const around = only(
          await desk.rows(
            `select count(*) as ordenes, round(avg(round(extract(epoch from o.fecha_surtimiento
            - case when o.fecha_autorizacion <= o.fecha_tomada then o.fecha_autorizacion else o.fecha_envio end) / 60))) as minutos ${served}`,
            asked,
          ),
        );
        const chronic = await desk.rows(
          `select clave from (select coalesce(n.clave, n.clave_local) as clave, to_char(s.fecha_envio at time zone u.zona_horaria, 'YYYY-MM') as mes ${ended}
          group by 1, 2 having sum(d.cantidad_solicitada) > sum(coalesce(d.cantidad_recibida, 0))) x group by 1 having count(*) >= 3`,
          [cendisId, `${addDays(`${HALF.hasta.slice(0, 7)}-01`, -140).slice(0, 7)}-01`, HALF.hasta],
        );
        expect(bloques['resumen']![0]).toMatchObject({
          fondoFijo: percent(sum(stock, 'cubierto'), sum(stock, 'fondo')),
          cumplimiento: percent(sum(requested, 'recibidas'), sum(requested, 'solicitadas')),
          deficit: sum(requested, 'deficit'),
          cronicos: chronic.length,
          ordenes: around['ordenes'],
          minutos: around['minutos'],
        });
        expect(totales).toMatchObject({
          surtidas: sum(ledger, 'surtidas'),
          deficit: requested.length > 0 ? sum(requested, 'deficit') : null,
        });
        expect(sum(bloques['cumplimiento']!, 'claves')).toBe(requested.length);
        expect(sum(bloques['tramos']!, 'ordenes')).toBe(around['ordenes']);
        const hours = await desk.rows(
          `select n.nombre as servicio, to_char(o.fecha_solicitud at time zone u.zona_horaria, 'HH24') as hora, count(*) as ordenes
          ${served.replace('where', 'join nucleo n on n.nucleo_id = o.servicio_id where')} group by 1, 2`,
          asked,
        );
        const keyed = (rows: typeof hours) =>
          rows.map(({ servicio, hora, ordenes }) => `${servicio} ${hora} ${ordenes}`).toSorted();
        expect(keyed(bloques['horas']!.filter(({ ordenes }) => ordenes !== 0))).toEqual(keyed(hours));
        // Every hour of the day has a column, even without requests.
        expect(bloques['horas']!.length % 24).toBe(0);
      },
    );

    it('links each figure to its records', async () => {
      const own = await desk.as('Cendis');
      for (const [reader, cendisId] of [
        [su, place.otroCendis],
        [su, place.cendis],
        [own, place.cendis],
      ] as const)
        for (const params of [
          { cendisId, ...HALF },
          { cendisId, ...HALF, tipo: 'ORDINARIA' },
        ]) {
          expect(await wrongTiles(desk, reader, 'cendis', params)).toEqual([]);
          expect(await wrongDrills(desk, reader, 'cendis', params, { block: 'servicios', field: 'ordenes' })).toEqual(
            [],
          );
          expect(await wrongDrills(desk, reader, 'cendis', params, { block: 'tramos', field: 'ordenes' })).toEqual([]);
        }
      const narrowed = { cendisId: place.cendis, servicioId: place.servicio, ...HALF };
      expect(await wrongTiles(desk, su, 'cendis', narrowed)).toEqual([]);
      expect((await desk.tiles(su, 'cendis', { cendisId: place.cendis, ...HALF }))['devoluciones']!.figure).toBe(3);
    });

    it('is available as files with the same totals', async () => {
      expect(
        await wrongFiles(desk, su, 'cendis', { cendisId: place.otroCendis, ...HALF }, [
          'fondoFijo',
          'solicitadas',
          'surtidas',
        ]),
      ).toEqual([]);
    });

    it('hides the CENDIS of another hospital', async () => {
      const own = await desk.as('Cendis');
      expect(await desk.statusOf(own, 'cendis', { cendisId: place.otroCendis, ...HALF })).toBe(404);
    });
  });
});
