import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, displayDate } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import {
  openDesk,
  type Params,
  type Reader,
  type ReportBody,
  type ReportDesk,
  type Row,
} from '../support/server/report-desk';
import {
  by,
  cents,
  pick,
  wrongDrills,
  wrongFiles,
  wrongTiles,
  only,
  percent,
  sum,
} from '../support/server/report-checks';
import { today } from '../support/today';

/** Two months, so that every block has data. */
const PERIOD = { desde: today(-60), hasta: today() };
const YEARS = { desde: today(-1200), hasta: today() };
const DAYS = [PERIOD.desde, PERIOD.hasta] as const;

/** Returns the ten rows that contribute most, with the accumulated share of each. */
const accumulated = (rows: readonly Row[], field: string) =>
  rows
    .slice(0, 10)
    .map((row, index) => ({ ...row, acumulado: percent(sum(rows.slice(0, index + 1), field), sum(rows, field)) }));

describe('reports of supply, over the demo', () => {
  let desk: ReportDesk;
  let su: Reader;
  /** Pharmacy, warehouse and unit of the demo's users, and a pharmacy of another unit. */
  let place: {
    farmacia: number;
    almacen: number;
    unidad: number;
    jurisdiccion: number;
    otra: number;
    otraUnidad: number;
  };

  beforeAll(async () => {
    desk = await openDesk();
    su = await desk.as('SUPERUSUARIO');
    const found = only(
      await desk.rows(`
        select f.almacen_id as farmacia, a.almacen_id as almacen, u.unidad_id as unidad, u.jurisdiccion_id as jurisdiccion, o.almacen_id as otra, o.unidad_id as "otraUnidad"
        from usuario p join almacen f on p.almacen_ids @> to_jsonb(f.almacen_id) and f.tipo = 'FARMACIA' join unidad u on u.unidad_id = f.unidad_id
        join almacen a on a.unidad_id = u.unidad_id and a.tipo = 'ALMACEN_UNIDAD'
        join lateral (select x.almacen_id, x.unidad_id from almacen x join receta r using (almacen_id) where x.tipo = 'FARMACIA' and x.unidad_id <> u.unidad_id
          group by 1, 2 order by count(*) desc limit 1) o on true
        where p.email = 'farmacia@example.org'`),
    );
    place = found as unknown as typeof place;
  });
  afterAll(() => desk.stop());

  describe('the report of a pharmacy', () => {
    const told = `from receta r join unidad u on u.unidad_id = (select unidad_id from almacen where almacen_id = $1)
      where r.almacen_id = $1 and r.activo and r.estatus not in ('BORRADOR', 'CANCELADA')
        and (r.fecha_expedicion at time zone u.zona_horaria)::date between $2 and $3`;

    it('shows by day what was prescribed and dispensed, to the piece and to the cent', async () => {
      const { filas, totales, bloques } = await desk.ask(su, 'farmacia', { almacenId: place.farmacia, ...PERIOD });
      const days = await desk.rows(
        `select to_char(r.fecha_expedicion at time zone u.zona_horaria, 'DD-MM-YYYY') as nombre, count(*) as recetas,
          sum((r.estatus = 'SURTIDA')::int) as completas, sum((r.estatus = 'SURTIDA_PARCIAL')::int) as parciales,
          sum((r.estatus in ('NO_SURTIDA', 'VENCIDA'))::int) as "noSurtidas", sum((r.estatus = 'EMITIDA')::int) as "porSurtir" ${told}
        group by 1 order by min(r.fecha_expedicion)`,
        [place.farmacia, ...DAYS],
      );
      expect(
        filas.map(({ nombre, recetas, completas, parciales, noSurtidas, porSurtir }) => ({
          nombre,
          recetas,
          completas,
          parciales,
          noSurtidas,
          porSurtir,
        })),
      ).toEqual(days);
      const pieces = only(
        await desk.rows(
          `select count(*) as claves, sum((d.cantidad_surtida >= d.cantidad_prescrita)::int) as surtidas,
            sum(d.cantidad_prescrita) as prescritas, sum(d.cantidad_surtida) as entregadas
          from receta_detalle d where d.receta_id in (select r.receta_id ${told})`,
          [place.farmacia, ...DAYS],
        ),
      );
      expect(totales).toMatchObject({
        recetas: sum(days, 'recetas'),
        completas: sum(days, 'completas'),
        clavesPrescritas: pieces['claves'],
        clavesSurtidas: pieces['surtidas'],
        piezasPrescritas: pieces['prescritas'],
        piezasSurtidas: pieces['entregadas'],
        porcentajePiezas: percent(pieces['entregadas'], pieces['prescritas']),
        porcentajeRecetas: percent(sum(days, 'completas'), sum(days, 'recetas')),
      });
      // Dispensed pieces equal the exits of the ledger, which has their cost.
      const ledger = only(
        await desk.rows(
          `select sum(k.salida) as piezas, round(sum(k.importe), 2) as importe from kardex k
          where k.tipo = 'S_RECETA' and k.documento_folio in (select r.folio ${told})`,
          [place.farmacia, ...DAYS],
        ),
      );
      expect([totales['piezasSurtidas'], totales['importe']]).toEqual([ledger['piezas'], ledger['importe']]);
      expect(sum(filas, 'importe')).toBe(ledger['importe']);
      expect(bloques['resumen']).toEqual([
        expect.objectContaining({ importe: ledger['importe'], ...standing(totales) }),
      ]);
      expect(sum(bloques['tramos']!, 'recetas')).toBe(totales['recetas']);
      expect(sum(bloques['tramos']!, 'faltaron')).toBe(Number(totales['parciales']) + Number(totales['noSurtidas']));
    });

    const standing = ({ recetas, completas, parciales, noSurtidas, porSurtir, minutos }: Row) => ({
      recetas,
      completas,
      parciales,
      noSurtidas,
      porSurtir,
      minutos,
    });

    it('shows the states of its prescriptions over time', async () => {
      for (const days of [PERIOD, { desde: today(-200), hasta: today() }, YEARS]) {
        const { bloques } = await desk.ask(su, 'farmacia', { almacenId: place.farmacia, ...days });
        const states = await desk.rows(
          `select r.estatus as codigo, count(*) as recetas ${told} group by 1 order by 1`,
          [place.farmacia, days.desde, days.hasta],
        );
        expect(states.length).toBeGreaterThan(2);
        const parts = bloques['estadosTramo']!;
        expect(
          states.map(({ codigo }) => ({
            codigo,
            recetas: sum(
              parts.filter((row) => row['codigo'] === codigo),
              'recetas',
            ),
          })),
        ).toEqual(states);
        expect(sum(parts, 'recetas')).toBe(sum(states, 'recetas'));
        // Adjacent bars, from the first day to the last, all with the same parts.
        const bars = [...new Set(parts.map(({ primero }) => String(primero)))];
        expect(parts).toHaveLength(bars.length * states.length);
        expect([bars[0], parts.at(-1)!['ultimo']]).toEqual([days.desde, days.hasta]);
      }
    });

    it('shows the largest shortages', async () => {
      const { bloques } = await desk.ask(su, 'farmacia', { almacenId: place.farmacia, ...PERIOD });
      const short = await desk.rows(
        `select coalesce(n.clave, n.clave_local) as clave, sum(d.cantidad_prescrita - coalesce(d.cantidad_surtida, 0)) as faltan
        from receta_detalle d join insumo n using (insumo_id)
        where d.receta_id in (select r.receta_id ${told} and r.estatus in ('SURTIDA_PARCIAL', 'NO_SURTIDA', 'VENCIDA'))
        group by 1 having sum(d.cantidad_prescrita - coalesce(d.cantidad_surtida, 0)) > 0 order by 2 desc, 1`,
        [place.farmacia, ...DAYS],
      );
      expect(short.length).toBeGreaterThan(0);
      expect(
        bloques['faltantes']!.map(({ insumo, faltan, acumulado }) => ({
          clave: String(insumo).split(' ')[0],
          faltan,
          acumulado,
        })),
      ).toEqual(accumulated(short, 'faltan'));
    });

    it('has the same total by dispenser and by programme', async () => {
      const ask = (por: string) => desk.ask(su, 'farmacia', { almacenId: place.farmacia, por, ...PERIOD });
      const [days, people, programmes] = [await ask('DIA'), await ask('DISPENSADOR'), await ask('PROGRAMA')];
      expect(people.totales).toEqual(days.totales);
      expect(programmes.totales).toEqual(days.totales);
      for (const field of ['recetas', 'piezasSurtidas', 'importe'])
        expect([field, sum(people.filas, field)]).toEqual([field, days.totales[field]]);
    });

    it('shows issued prescriptions by shift, in the time of its unit', async () => {
      const asked = { almacenId: place.farmacia, ...PERIOD };
      const zone = only(
        await desk.rows(`select zona_horaria as zona from unidad where unidad_id = $1`, [place.unidad]),
      )['zona'];
      const seen = new Set<unknown>();
      try {
        // The demo prescribes in the morning. In other time zones the same moments are in the afternoon or at night.
        for (const there of [zone, 'Europe/Madrid', 'Asia/Tokyo']) {
          await desk.rows(`update unidad set zona_horaria = $2 where unidad_id = $1`, [place.unidad, there]);
          const hour = 'extract(hour from r.fecha_expedicion at time zone u.zona_horaria)';
          const shifts = await desk.rows(
            `select t.nombre, s.recetas, s.completas, s."noSurtidas", s."piezasPrescritas"
            from (values (1, 'Matutino'), (2, 'Vespertino'), (3, 'Nocturno')) t (lugar, nombre)
            join (select case when ${hour} between 7 and 13 then 'Matutino' when ${hour} between 14 and 20 then 'Vespertino' else 'Nocturno' end as nombre,
                count(*) as recetas, sum((r.estatus = 'SURTIDA')::int) as completas, sum((r.estatus in ('NO_SURTIDA', 'VENCIDA'))::int) as "noSurtidas",
                sum((select sum(d.cantidad_prescrita) from receta_detalle d where d.receta_id = r.receta_id)) as "piezasPrescritas"
              ${told} group by 1) s using (nombre) order by t.lugar`,
            [place.farmacia, ...DAYS],
          );
          const [{ filas, totales }, days] = [
            await desk.ask(su, 'farmacia', { ...asked, por: 'TURNO' }),
            await desk.ask(su, 'farmacia', asked),
          ];
          expect(pick(filas, 'nombre', 'recetas', 'completas', 'noSurtidas', 'piezasPrescritas')).toEqual(shifts);
          expect(totales).toEqual(days.totales);
          for (const { nombre } of shifts) seen.add(nombre);
        }
      } finally {
        await desk.rows(`update unidad set zona_horaria = $2 where unidad_id = $1`, [place.unidad, zone]);
      }
      expect(seen).toEqual(new Set(['Matutino', 'Vespertino', 'Nocturno']));
      const english = await su.client('GET', `/api/reportes/farmacia?almacenId=${place.farmacia}&por=TURNO`, {
        headers: { 'accept-language': 'en' },
      });
      const names = (english.body as ReportBody).filas.map(({ nombre }) => nombre);
      expect(names).toContain('Morning');
      const pharmacist = await desk.as('Farmacia');
      expect(await desk.statusOf(pharmacist, 'farmacia', { almacenId: place.otra, por: 'TURNO', ...PERIOD })).toBe(404);
    });

    it('shows the state of its stock: supplies in stock by type, and expiring lots', async () => {
      const { bloques } = await desk.ask(su, 'farmacia', { almacenId: place.farmacia, ...PERIOD });
      const types = await desk.rows(
        `select n.tipo as codigo, count(*) as claves, sum((i.disponible >= 1)::int) as "conExistencia"
        from inventario i join insumo n using (insumo_id) where i.almacen_id = $1 group by 1 order by 2 desc, 1`,
        [place.farmacia],
      );
      expect(
        bloques['abasto']!.map(({ codigo, claves, conExistencia }) => ({ codigo, claves, conExistencia })),
      ).toEqual(types);
      const expiring = only(
        await desk.rows(
          `select sum(case when caducidad <= $3 then existencia else 0 end) as pronto, sum(case when caducidad > $3 then existencia else 0 end) as despues
          from lote where almacen_id = $1 and caducidad between $2 and $4`,
          [place.farmacia, today(), addMonths(today(), 3), addMonths(today(), 6)],
        ),
      );
      expect(bloques['resumen']![0]).toMatchObject({
        caducaPronto: expiring['pronto'],
        caducaDespues: expiring['despues'],
      });
    });

    it('links each figure to the records that it counts', async () => {
      const asked = { almacenId: place.farmacia, ...PERIOD };
      const own = await desk.as('Farmacia');
      // The figure counts pieces; the list shows their lots.
      for (const reader of [su, own])
        expect(await wrongTiles(desk, reader, 'farmacia', asked, ['caducaPronto', 'caducaDespues'])).toEqual([]);
      for (const each of await desk.drilled(own, 'farmacia', asked, { block: 'tramos', field: 'recetas' }))
        expect(each.listed).toBe(each.figure);
      for (const each of await desk.drilled(own, 'farmacia', asked, { block: 'abasto', field: 'claves' }))
        expect(each.listed).toBe(each.figure);
      const states = { block: 'estadosTramo', field: 'recetas' };
      for (const reader of [su, own]) expect(await wrongDrills(desk, reader, 'farmacia', asked, states)).toEqual([]);
    });

    it('comes as files with the same totals', async () => {
      const asked = { almacenId: place.farmacia, ...PERIOD };
      expect(
        await wrongFiles(desk, su, 'farmacia', asked, ['recetas', 'piezasPrescritas', 'piezasSurtidas', 'importe']),
      ).toEqual([]);
      const pages = await desk.file(su, 'farmacia', asked, 'pdf');
      expect(pages[0]!.join('\n')).toContain(`Del ${displayDate(PERIOD.desde)} al ${displayDate(PERIOD.hasta)}`);
    });

    it('shows nothing of the pharmacy of another unit', async () => {
      const reader = await desk.as('Farmacia');
      expect(await desk.statusOf(reader, 'farmacia', { almacenId: place.otra, ...PERIOD })).toBe(404);
      expect((await desk.ask(su, 'farmacia', { almacenId: place.otra, ...PERIOD })).filas).not.toEqual([]);
      const nurse = await desk.as('Enfermeria');
      expect((await nurse.client('GET', `/api/reportes/farmacia?almacenId=${place.farmacia}`)).status).toBe(403);
    });
  });

  describe('the report of prescriptions', () => {
    const told = `from receta r join receta_detalle d using (receta_id) join insumo n using (insumo_id) join unidad u on u.unidad_id = r.unidad_id
      where r.unidad_id = $1 and r.activo and r.estatus not in ('BORRADOR', 'CANCELADA')
        and (r.fecha_expedicion at time zone u.zona_horaria)::date between $2 and $3`;

    it('shows line by line what was prescribed and how much of it was not dispensed', async () => {
      const { filas, totales, bloques } = await desk.ask(su, 'recetas', { unidadId: place.unidad, ...PERIOD });
      const lines = await desk.rows(
        `select r.folio, coalesce(n.clave, n.clave_local) as clave, d.cantidad_prescrita as prescrita, coalesce(d.cantidad_surtida, 0) as surtida,
          d.cantidad_prescrita - coalesce(d.cantidad_surtida, 0) as pendiente ${told} order by 1, 2`,
        [place.unidad, ...DAYS],
      );
      expect(
        filas
          .map(({ folio, clave, prescrita, surtida, pendiente }) => ({ folio, clave, prescrita, surtida, pendiente }))
          .toSorted((a, b) => `${a.folio} ${a.clave}`.localeCompare(`${b.folio} ${b.clave}`)),
      ).toEqual(lines.toSorted((a, b) => `${a['folio']} ${a['clave']}`.localeCompare(`${b['folio']} ${b['clave']}`)));
      const ended = only(
        await desk.rows(
          `select count(distinct r.receta_id) as faltaron, sum(d.cantidad_prescrita - coalesce(d.cantidad_surtida, 0)) as insatisfecha ${told}
            and r.estatus in ('SURTIDA_PARCIAL', 'NO_SURTIDA', 'VENCIDA')`,
          [place.unidad, ...DAYS],
        ),
      );
      const ledger = only(
        await desk.rows(
          `select round(sum(importe), 2) as importe from kardex where tipo = 'S_RECETA' and documento_folio in (select r.folio ${told})`,
          [place.unidad, ...DAYS],
        ),
      );
      expect(bloques['resumen']).toEqual([
        {
          recetas: new Set(lines.map(({ folio }) => folio)).size,
          completas: Number(
            only(
              await desk.rows(`select count(distinct r.receta_id) as n ${told} and r.estatus = 'SURTIDA'`, [
                place.unidad,
                ...DAYS,
              ]),
            )['n'],
          ),
          faltaron: ended['faltaron'],
          claves: new Set(lines.map(({ clave }) => clave)).size,
          prescritas: sum(lines, 'prescrita'),
          surtidas: sum(lines, 'surtida'),
          insatisfecha: ended['insatisfecha'],
          importe: ledger['importe'],
          ...PERIOD,
        },
      ]);
      expect(totales).toMatchObject({
        prescrita: sum(lines, 'prescrita'),
        surtida: sum(lines, 'surtida'),
        pendiente: sum(lines, 'pendiente'),
        importe: ledger['importe'],
      });
      const short = await desk.rows(
        `select d.insumo_id as "insumoId", sum(d.cantidad_prescrita - coalesce(d.cantidad_surtida, 0)) as faltan ${told}
          and r.estatus in ('SURTIDA_PARCIAL', 'NO_SURTIDA', 'VENCIDA') group by 1 having sum(d.cantidad_prescrita - coalesce(d.cantidad_surtida, 0)) > 0
        order by 2 desc limit 20`,
        [place.unidad, ...DAYS],
      );
      expect(bloques['faltantes']!.map(({ faltan }) => faltan)).toEqual(short.map(({ faltan }) => faltan));
      const missing = only(
        await desk.rows(
          `select sum(d.cantidad_prescrita - coalesce(d.cantidad_surtida, 0)) as piezas ${told}
            and r.estatus in ('SURTIDA_PARCIAL', 'NO_SURTIDA', 'VENCIDA')`,
          [place.unidad, ...DAYS],
        ),
      );
      expect(bloques['faltantes']!.map(({ acumulado }) => acumulado)).toEqual(
        short.map((_, index) => percent(sum(short.slice(0, index + 1), 'faltan'), missing['piezas'])),
      );
    });

    it.each(['MEDICO', 'CLAVE', 'DIAGNOSTICO'])('has the same total by %s', async (por) => {
      const asked = { unidadId: place.unidad, desde: today(-10), hasta: today() };
      const [lines, groups] = [await desk.ask(su, 'recetas', asked), await desk.ask(su, 'recetas', { ...asked, por })];
      expect(groups.totales).toEqual(lines.totales);
      expect(groups.filas.length).toBeLessThan(lines.filas.length);
    });

    it('links each figure to the prescriptions that it counts, if the list can be filtered accordingly', async () => {
      const asked = { unidadId: place.unidad, ...PERIOD };
      const physician = await desk.as('Medico');
      for (const reader of [su, physician]) expect(await wrongTiles(desk, reader, 'recetas', asked)).toEqual([]);
      const [personalMedicoId, diagnosticoId, insumoId] = (
        await desk.rows(
          `select mode() within group (order by r.personal_medico_id) as medico, mode() within group (order by r.diagnostico_id) as dx,
            mode() within group (order by d.insumo_id) as insumo ${told}`,
          [place.unidad, ...DAYS],
        )
      ).flatMap(({ medico, dx, insumo }) => [Number(medico), Number(dx), Number(insumo)]) as [number, number, number];
      expect(await wrongTiles(desk, su, 'recetas', { ...asked, personalMedicoId, diagnosticoId })).toEqual([]);
      for (const narrowed of [{ insumoId }, { fraccion: 'IV' }] as readonly Params[]) {
        const tiles = await desk.tiles(su, 'recetas', { ...asked, ...narrowed });
        expect(tiles['recetas']!.figure).toBeGreaterThan(0);
        expect(Object.values(tiles).map(({ listed }) => listed)).toEqual([null, null, null]);
      }
    });

    it('shows what was prescribed in a service: that of the visit, or of the consultation without a visit', async () => {
      const [one, other] = (
        await desk.rows(`select nucleo_id as nucleo from nucleo where unidad_id = $1 order by nucleo_id limit 2`, [
          place.unidad,
        ])
      ).map(({ nucleo }) => Number(nucleo)) as [number, number];
      const issued = `select r.consulta_id ${told} group by 1 order by 1`;
      // A third of the consultations belongs to each service; some of the second follow a visit to the first. Signed consultations can be
      // changed only without triggers.
      await desk.rows('alter table consulta disable trigger user');
      await desk.rows(
        `update consulta c set nucleo_id = case s.lugar % 3 when 1 then $4::bigint when 2 then $5::bigint end,
          visita_id = case when s.lugar % 9 = 2 then (select min(v.visita_id) from visita v where v.unidad_id = $1) end
        from (select consulta_id, row_number() over (order by consulta_id) as lugar from (${issued}) i) s where s.consulta_id = c.consulta_id`,
        [place.unidad, ...DAYS, one, other],
      );
      await desk.rows('alter table consulta enable trigger user');
      await desk.rows(
        `update visita set nucleo_id = $2 where visita_id = (select min(visita_id) from visita where unidad_id = $1)`,
        [place.unidad, one],
      );
      const asked = { unidadId: place.unidad, ...PERIOD };
      const of = async (servicioId: number) => {
        const { filas, totales, bloques } = await desk.ask(su, 'recetas', { ...asked, servicioId });
        const lines = await desk.rows(
          `select r.folio, d.cantidad_prescrita as prescrita, coalesce(d.cantidad_surtida, 0) as surtida, r.estatus ${told}
            and $4 = (select case when c.visita_id is null then c.nucleo_id else (select v.nucleo_id from visita v where v.visita_id = c.visita_id) end
              from consulta c where c.consulta_id = r.consulta_id)`,
          [place.unidad, ...DAYS, servicioId],
        );
        expect(lines.length).toBeGreaterThan(0);
        const documents = (rows: readonly Row[]) => new Set(rows.map(({ folio }) => folio)).size;
        expect([filas.length, documents(filas)]).toEqual([lines.length, documents(lines)]);
        expect(totales).toMatchObject({ prescrita: sum(lines, 'prescrita'), surtida: sum(lines, 'surtida') });
        const ended = lines.filter(({ estatus }) => estatus !== 'SURTIDA' && estatus !== 'EMITIDA');
        expect(bloques['resumen']![0]).toMatchObject({
          recetas: documents(lines),
          completas: documents(lines.filter(({ estatus }) => estatus === 'SURTIDA')),
          faltaron: documents(ended),
          insatisfecha: sum(ended, 'prescrita') - sum(ended, 'surtida'),
        });
        return documents(lines);
      };
      expect(await of(one)).toBeGreaterThan(await of(other));
      // The list of prescriptions has no filter by service.
      const tiles = await desk.tiles(su, 'recetas', { ...asked, servicioId: one });
      expect(tiles['recetas']!.figure).toBeGreaterThan(0);
      expect(Object.values(tiles).map(({ listed }) => listed)).toEqual([null, null, null]);
      const stranger = await desk.as('Medico');
      const elsewhere = { ...asked, unidadId: place.otraUnidad, servicioId: one };
      expect(await desk.statusOf(stranger, 'recetas', elsewhere)).toBe(404);
    });

    it('comes as files with the same totals', async () => {
      const asked = { unidadId: place.unidad, desde: today(-10), hasta: today() };
      expect(await wrongFiles(desk, su, 'recetas', asked, ['prescrita', 'surtida', 'importe'])).toEqual([]);
    });

    it('hides other units, and shows initials to readers who may not identify patients', async () => {
      const reader = await desk.as('Medico');
      expect(await desk.statusOf(reader, 'recetas', { unidadId: place.otraUnidad, ...PERIOD })).toBe(404);
      const auditor = await desk.as('Auditor');
      const named = await desk.ask(reader, 'recetas', { unidadId: place.unidad, ...PERIOD });
      const masked = await desk.ask(auditor, 'recetas', { unidadId: place.unidad, ...PERIOD });
      expect(masked.filas).toHaveLength(named.filas.length);
      expect(masked.filas.filter(({ paciente }) => !/^(\S\. ?)+$/.test(String(paciente)))).toEqual([]);
      expect(named.filas.filter(({ paciente }) => /^(\S\. ?)+$/.test(String(paciente)))).toEqual([]);
    });
  });

  describe('the report of stock', () => {
    it('shows the stock of each supply, valued by its lots', async () => {
      const { filas, totales, bloques } = await desk.ask(su, 'inventario-reporte', { almacenId: place.almacen });
      const lots = await desk.rows(
        `select coalesce(n.clave, n.clave_local) as clave, sum(l.existencia) as existencia, round(sum(l.existencia * l.costo_unitario), 2) as valor
        from lote l join insumo n using (insumo_id) where l.almacen_id = $1 and l.existencia > 0 group by 1`,
        [place.almacen],
      );
      const there = new Map(lots.map((lot) => [lot['clave'], lot]));
      expect(filas.filter(({ existencia }) => Number(existencia) > 0)).toHaveLength(lots.length);
      for (const { clave, existencia, valor } of filas)
        expect([clave, existencia, valor]).toEqual([
          clave,
          there.get(clave)?.['existencia'] ?? 0,
          there.get(clave)?.['valor'] ?? 0,
        ]);
      const [pieces, value] = [sum(lots, 'existencia'), sum(lots, 'valor')];
      expect(totales).toMatchObject({ existencia: pieces, valor: value });
      const levels = await desk.rows(
        `select nivel_abasto as codigo, count(*) as claves from inventario where almacen_id = $1 group by 1 order by 1`,
        [place.almacen],
      );
      expect(
        bloques['niveles']!.map(({ codigo, claves }) => ({ codigo, claves })).toSorted((a, b) =>
          String(a.codigo).localeCompare(String(b.codigo)),
        ),
      ).toEqual(levels);
      const level = (codigo: string) => levels.find((row) => row['codigo'] === codigo)?.['claves'] ?? 0;
      const soon = only(
        await desk.rows(
          `select coalesce(round(sum(existencia * costo_unitario) filter (where caducidad between $2 and $3), 2), 0) as pronto,
            coalesce(round(sum(existencia * costo_unitario) filter (where caducidad < $2), 2), 0) as ya
          from lote where almacen_id = $1 and existencia > 0`,
          [place.almacen, today(), addDays(today(), 90)],
        ),
      );
      expect(bloques['resumen']).toEqual([
        {
          claves: lots.length,
          piezas: pieces,
          valor: value,
          sinExistencia: level('SIN_EXISTENCIA'),
          critico: level('CRITICO'),
          porCaducar: soon['pronto'],
          caducado: soon['ya'],
        },
      ]);
      expect(sum(bloques['valorPorTipo']!, 'valor')).toBe(value);
    });

    it('shows the stock at the end of a day, as calculated from the ledger', async () => {
      const day = today(-45);
      const asked = { almacenId: place.almacen, fechaCorte: day };
      const { filas, totales } = await desk.ask(su, 'inventario-reporte', asked);
      const then = await desk.rows(
        `select coalesce(n.clave, n.clave_local) as clave, sum(k.entrada - k.salida) as existencia
        from kardex k join insumo n using (insumo_id) join unidad u on u.unidad_id = k.unidad_id
        where k.almacen_id = $1 and (k.fecha_movimiento at time zone u.zona_horaria)::date <= $2 group by 1 having sum(k.entrada - k.salida) > 0 order by 1`,
        [place.almacen, day],
      );
      expect(
        filas
          .map(({ clave, existencia }) => ({ clave, existencia }))
          .toSorted((a, b) => (String(a.clave) < String(b.clave) ? -1 : 1)),
      ).toEqual(then.toSorted((a, b) => (String(a['clave']) < String(b['clave']) ? -1 : 1)));
      const value = only(
        await desk.rows(
          `select round(sum((k.entrada - k.salida) * l.costo_unitario), 2) as valor from kardex k join lote l using (lote_id) join unidad u on u.unidad_id = k.unidad_id
          where k.almacen_id = $1 and (k.fecha_movimiento at time zone u.zona_horaria)::date <= $2`,
          [place.almacen, day],
        ),
      );
      expect(totales).toMatchObject({ existencia: sum(then, 'existencia'), valor: value['valor'] });
      const lots = await desk.ask(su, 'inventario-reporte', { ...asked, porLote: true });
      expect(lots.totales).toMatchObject({ existencia: totales['existencia'], valor: totales['valor'] });
    });

    it('links each level to the supplies that have it, if the list can be filtered accordingly', async () => {
      const own = await desk.as('Almacen-unidad');
      const each = { block: 'niveles', field: 'claves' };
      for (const [reader, asked] of [
        [su, { almacenId: place.almacen }],
        [su, { unidadId: place.unidad, tipo: 'MEDICAMENTO' }],
        [su, { jurisdiccionId: place.jurisdiccion }],
        [own, {}],
      ] as const) {
        const counted = await desk.drilled(reader, 'inventario-reporte', asked, each);
        expect(counted.length).toBeGreaterThan(1);
        for (const { figure, listed } of counted) expect(listed).toBe(figure);
      }
      for (const narrowed of [{ soloControlados: true }, { soloRedFria: true }] as readonly Params[]) {
        const counted = await desk.drilled(su, 'inventario-reporte', { unidadId: place.unidad, ...narrowed }, each);
        expect(counted.length).toBeGreaterThan(0);
        expect(counted.map(({ listed }) => listed)).toEqual(counted.map(() => null));
      }
    });

    it('filters by a therapeutic group, however it is written', async () => {
      const [groups, each] = [['infecc', 'CARDIOLOGIA', 'curacion'], { block: 'niveles', field: 'claves' }] as const;
      for (const grupo of groups) {
        const asked = { almacenId: place.almacen, grupo };
        const { filas, totales, bloques } = await desk.ask(su, 'inventario-reporte', asked);
        const stock = await desk.rows(
          `select coalesce(n.clave, n.clave_local) as clave, i.existencia, i.valor from inventario i join insumo n using (insumo_id)
          where i.almacen_id = $1 and n.grupo_terapeutico in ('Infecciosas', 'Cardiología', 'Material de curación')
            and strpos(translate(lower(n.grupo_terapeutico), 'áéíóú', 'aeiou'), lower($2)) > 0`,
          [place.almacen, grupo],
        );
        expect(stock.length).toBeGreaterThan(0);
        expect(pick(by(filas, 'clave'), 'clave', 'existencia')).toEqual(
          pick(by(stock, 'clave'), 'clave', 'existencia'),
        );
        expect(totales).toMatchObject({ existencia: sum(stock, 'existencia'), valor: sum(stock, 'valor') });
        expect(bloques['resumen']![0]).toMatchObject({ piezas: sum(stock, 'existencia'), valor: sum(stock, 'valor') });
        expect(sum(bloques['niveles']!, 'claves')).toBe(stock.length);
        expect((await desk.drilled(su, 'inventario-reporte', asked, each)).map(({ listed }) => listed)).toEqual(
          bloques['niveles']!.map(() => null),
        );
      }
      const wild = await desk.ask(su, 'inventario-reporte', { almacenId: place.almacen, grupo: '%' });
      expect(wild.filas).toEqual([]);
    });

    it('filters by the lots of a traffic light, as of its day', async () => {
      const LIGHTS = {
        CADUCADO: 'l.caducidad < $2::date',
        ROJO: 'l.caducidad >= $2::date and l.caducidad <= $2::date + 90',
        NARANJA: 'l.caducidad > $2::date + 90 and l.caducidad <= $2::date + 180',
        AMARILLO: 'l.caducidad > $2::date + 180 and l.caducidad <= $2::date + 365',
        VERDE: 'l.caducidad > $2::date + 365',
      };
      const each = { block: 'niveles', field: 'claves' };
      const whole = await desk.ask(su, 'inventario-reporte', { unidadId: place.unidad, porLote: true });
      let pieces = 0;
      for (const [semaforo, condition] of Object.entries(LIGHTS)) {
        const asked = { unidadId: place.unidad, semaforo };
        const lots = await desk.rows(
          `select a.nombre || coalesce(n.clave, n.clave_local) as clave, l.insumo_id as insumo, l.existencia, l.reservada, l.caducidad,
            round(l.existencia * l.costo_unitario, 2) as valor, i.nivel_abasto as nivel, i.minimo
          from lote l join insumo n using (insumo_id) join almacen a using (almacen_id) join inventario i using (almacen_id, insumo_id)
          where a.unidad_id = $1 and l.existencia > 0 and ${condition}`,
          [place.unidad, today()],
        );
        expect([semaforo, lots.length > 0]).toEqual([semaforo, true]);
        pieces += sum(lots, 'existencia');
        const supplies = [...new Set(lots.map(({ clave }) => String(clave)))].map((clave) => {
          const own = lots.filter((lot) => lot['clave'] === clave);
          return {
            clave,
            existencia: sum(own, 'existencia'),
            reservada: sum(own, 'reservada'),
            valor: sum(own, 'valor'),
            minimo: own[0]!['minimo'] ?? null,
          };
        });
        const [bySupply, byLot] = [
          await desk.ask(su, 'inventario-reporte', asked),
          await desk.ask(su, 'inventario-reporte', { ...asked, porLote: true }),
        ];
        const named = bySupply.filas.map((row) => ({ ...row, clave: `${row['almacen']}${row['clave']}` }));
        expect(pick(by(named, 'clave'), 'clave', 'existencia', 'reservada', 'valor', 'minimo')).toEqual(
          by(supplies, 'clave'),
        );
        expect(byLot.filas.map(({ caducidad, existencia }) => `${caducidad} ${existencia}`).toSorted()).toEqual(
          lots.map(({ caducidad, existencia }) => `${caducidad} ${existencia}`).toSorted(),
        );
        for (const { totales } of [bySupply, byLot])
          expect(totales).toMatchObject({ existencia: sum(lots, 'existencia'), valor: sum(lots, 'valor') });
        const { resumen, niveles } = bySupply.bloques;
        expect(resumen![0]).toMatchObject({
          claves: new Set(lots.map(({ insumo }) => insumo)).size,
          piezas: sum(lots, 'existencia'),
          valor: sum(lots, 'valor'),
          porCaducar: semaforo === 'ROJO' ? sum(lots, 'valor') : 0,
          caducado: semaforo === 'CADUCADO' ? sum(lots, 'valor') : 0,
        });
        expect(sum(niveles!, 'claves')).toBe(supplies.length);
        expect((await desk.drilled(su, 'inventario-reporte', asked, each)).map(({ listed }) => listed)).toEqual(
          niveles!.map(() => null),
        );
      }
      const without = sum(
        whole.filas.filter(({ caducidad }) => caducidad === null),
        'existencia',
      );
      expect(pieces).toBe(Number(whole.totales['existencia']) - without);
    });

    it('filters by the lots of a traffic light at the end of a past day', async () => {
      const day = today(-45);
      const asked = { unidadId: place.unidad, fechaCorte: day, semaforo: 'ROJO' };
      const then = await desk.rows(
        `select l.lote_id, sum(k.entrada - k.salida) as existencia, sum(k.entrada - k.salida) * min(l.costo_unitario) as valor
        from kardex k join lote l using (lote_id) join unidad u on u.unidad_id = k.unidad_id
        where k.unidad_id = $1 and (k.fecha_movimiento at time zone u.zona_horaria)::date <= $2 and l.caducidad - $2::date between 0 and 90
        group by 1 having sum(k.entrada - k.salida) > 0`,
        [place.unidad, day],
      );
      expect(then.length).toBeGreaterThan(0);
      for (const porLote of [true, false]) {
        const { totales } = await desk.ask(su, 'inventario-reporte', { ...asked, porLote });
        expect(totales).toMatchObject({ existencia: sum(then, 'existencia'), valor: sum(then, 'valor') });
      }
    });

    it('comes as files with the same totals', async () => {
      const asked = { almacenId: place.almacen, tipo: 'MEDICAMENTO' };
      expect(await wrongFiles(desk, su, 'inventario-reporte', asked, ['existencia', 'valor'])).toEqual([]);
      const page = (await desk.file(su, 'inventario-reporte', { ...asked, semaforo: 'ROJO' }, 'pdf'))[0]!.join('\n');
      for (const said of [`Al ${displayDate(today())}`, 'Semáforo de caducidad: Hasta 90 días'])
        expect(page).toContain(said);
      const past = await desk.file(su, 'inventario-reporte', { ...asked, fechaCorte: today(-10) }, 'pdf');
      expect(past[0]!.join('\n')).toContain(`Al cierre del ${displayDate(today(-10))}`);
    });

    it('shows nothing of the stock of another unit', async () => {
      const own = await desk.as('Almacen-unidad');
      expect(await desk.statusOf(own, 'inventario-reporte', { almacenId: place.otra })).toBe(404);
      const { grupo } = only(
        await desk.rows(
          `select mode() within group (order by n.grupo_terapeutico) as grupo from inventario i join insumo n using (insumo_id) where i.almacen_id = $1`,
          [place.otra],
        ),
      );
      for (const narrowed of [{ grupo: String(grupo) }, { semaforo: 'VERDE' }] as readonly Params[]) {
        const asked = { almacenId: place.otra, ...narrowed };
        expect((await desk.ask(su, 'inventario-reporte', asked)).filas).not.toEqual([]);
        expect(await desk.statusOf(own, 'inventario-reporte', asked)).toBe(404);
      }
      const then = { almacenId: place.otra, fechaCorte: today(-10) };
      expect(await desk.statusOf(own, 'inventario-reporte', then)).toBe(404);
      const [all, unit] = [
        await desk.ask(own, 'inventario-reporte', {}),
        await desk.ask(su, 'inventario-reporte', { almacenId: place.almacen }),
      ];
      expect(all.totales).toEqual(unit.totales);
    });
  });

  describe('the report of a warehouse', () => {
    const moved = `from kardex k join unidad u on u.unidad_id = k.unidad_id
      where k.almacen_id = $1 and (k.fecha_movimiento at time zone u.zona_horaria)::date between $2 and $3`;

    it('shows each movement of its ledger, and adds up entries and exits', async () => {
      const { filas, totales, bloques } = await desk.ask(su, 'almacen', { almacenId: place.almacen, ...PERIOD });
      const ledger = await desk.rows(
        `select k.documento_folio as folio, k.insumo_clave as clave, k.entrada, k.salida, k.saldo_insumo as saldo ${moved} order by k.fecha_movimiento, k.kardex_id`,
        [place.almacen, ...DAYS],
      );
      expect(
        filas.map(({ folio, clave, entrada, salida, saldo }) => ({ folio, clave, entrada, salida, saldo })),
      ).toEqual(ledger);
      const money = only(
        await desk.rows(
          `select round(sum(case when entrada > 0 then importe else 0 end), 2) as entro, round(sum(case when salida > 0 then importe else 0 end), 2) as salio ${moved}`,
          [place.almacen, ...DAYS],
        ),
      );
      expect(totales).toMatchObject({
        entrada: sum(ledger, 'entrada'),
        salida: sum(ledger, 'salida'),
        importeEntrada: money['entro'],
        importeSalida: money['salio'],
      });
      const kinds = await desk.rows(
        `select k.tipo as codigo, sum(k.entrada + k.salida) as piezas, count(*) as movimientos, round(sum(k.importe), 2) as importe ${moved}
          group by 1 having sum(k.entrada + k.salida) > 0 order by 1`,
        [place.almacen, ...DAYS],
      );
      expect(
        bloques['tipos']!.map(({ codigo, piezas, movimientos, importe }) => ({
          codigo,
          piezas,
          movimientos,
          importe,
        })).toSorted((a, b) => (String(a.codigo) < String(b.codigo) ? -1 : 1)),
      ).toEqual(kinds);
    });

    it('shows the entries and exits of each week, by kind', async () => {
      for (const asked of [
        PERIOD,
        { desde: today(-200), hasta: today() },
        YEARS,
        { ...PERIOD, tipo: 'S_TRANSFERENCIA' },
      ]) {
        const { totales, bloques } = await desk.ask(su, 'almacen', { almacenId: place.almacen, ...asked });
        const parts = bloques['entradasSalidas']!;
        expect(sum(parts, 'piezas')).toBe(Number(totales['entrada']) + Number(totales['salida']));
        const day = '(k.fecha_movimiento at time zone u.zona_horaria)::date';
        const ways = { entró: 'k.entrada', salió: 'k.salida' } as const;
        const named = (way: keyof typeof ways) =>
          new Set(
            parts.flatMap(({ tramo, codigo }) =>
              codigo !== null && String(tramo).endsWith(way) ? [String(codigo)] : [],
            ),
          );
        for (const { codigo, primero, ultimo, tramo, piezas } of parts) {
          const way = String(tramo).endsWith('entró') ? 'entró' : 'salió';
          expect(named(way).size).toBeLessThanOrEqual(2);
          const { found } = only(
            await desk.rows(
              `select coalesce(sum(${ways[way]}), 0) as found from kardex k join unidad u on u.unidad_id = k.unidad_id
              where k.almacen_id = $1 and ${day} between $2 and $3 and ${codigo === null ? 'k.tipo <> all ($4)' : 'k.tipo = any ($4)'}`,
              [place.almacen, primero, ultimo, codigo === null ? [...named(way)] : [codigo]],
            ),
          );
          expect([tramo, codigo, piezas]).toEqual([tramo, codigo, found]);
        }
        const bars = [...new Set(parts.map(({ primero }) => String(primero)))];
        expect([bars[0], parts.at(-1)!['ultimo']]).toEqual([asked.desde, asked.hasta]);
      }
    });

    it('shows how it filled the requests of each destination', async () => {
      // The demo's warehouse that supplies most others.
      const { almacen } = only(
        await desk.rows(`select almacen_surtidor_id as almacen from solicitud where fecha_recepcion is not null group by 1
          order by count(distinct almacen_solicitante_id) desc, 1 limit 1`),
      );
      for (const almacenId of [place.almacen, Number(almacen)]) {
        const asked = { almacenId, ...PERIOD };
        const { bloques } = await desk.ask(su, 'almacen', asked);
        const filled = await desk.rows(
          `select d.nombre as destino, count(*) as solicitudes, sum(s.piezas_autorizadas) as autorizadas, sum(s.piezas_surtidas) as surtidas
          from solicitud s join almacen a on a.almacen_id = s.almacen_surtidor_id join unidad u on u.unidad_id = a.unidad_id
          join almacen d on d.almacen_id = s.almacen_solicitante_id
          where a.almacen_id = $1 and s.activo and (s.fecha_recepcion at time zone u.zona_horaria)::date between $2 and $3
          group by d.almacen_id having sum(s.piezas_autorizadas) > 0 order by 1`,
          [almacenId, ...DAYS],
        );
        expect(filled.length).toBeGreaterThan(0);
        const destinations = bloques['destinos']!;
        expect(
          pick(by(destinations, 'destino'), 'destino', 'solicitudes', 'autorizadas', 'surtidas', 'porcentaje'),
        ).toEqual(
          by(
            filled.map((row) => ({ ...row, porcentaje: percent(row['surtidas'], row['autorizadas']) })),
            'destino',
          ),
        );
        // Weighted by pieces, they equal the filled share of the whole warehouse.
        expect(bloques['resumen']![0]!['surtido']).toBe(
          percent(sum(destinations, 'surtidas'), sum(destinations, 'autorizadas')),
        );
        const each = { block: 'destinos', field: 'solicitudes' };
        expect(await wrongDrills(desk, su, 'almacen', asked, each)).toEqual([]);
      }
    });

    it('shows how well it served, and its losses', async () => {
      const { bloques } = await desk.ask(su, 'almacen', { almacenId: place.almacen, ...PERIOD });
      const served = only(
        await desk.rows(
          `select count(*) as recibidas, count(*) filter (where estatus = 'RECIBIDA_CON_DIFERENCIAS') as diferencias, sum(piezas_surtidas) as surtidas,
            sum(piezas_autorizadas) as autorizadas, count(fecha_requerida) as "conFecha",
            count(*) filter (where (fecha_recepcion at time zone 'America/Monterrey')::date <= fecha_requerida) as puntuales
          from solicitud where almacen_surtidor_id = $1 and activo and (fecha_recepcion at time zone 'America/Monterrey')::date between $2 and $3`,
          [place.almacen, ...DAYS],
        ),
      );
      const counted = only(
        await desk.rows(
          `select count(*) as contados, count(*) filter (where d.diferencia = 0) as exactos from conteo c join conteo_detalle d using (conteo_id)
          where c.almacen_id = $1 and c.estatus = 'APLICADO' and d.diferencia is not null and (c.fecha_aplicacion at time zone 'America/Monterrey')::date between $2 and $3`,
          [place.almacen, ...DAYS],
        ),
      );
      const stock = only(
        await desk.rows(`select sum(valor) as valor from inventario where almacen_id = $1`, [place.almacen]),
      );
      const still = only(
        await desk.rows(
          `select count(*) as quietas from inventario where almacen_id = $1 and existencia > 0 and ultimo_movimiento < $2::date::timestamp at time zone 'America/Monterrey'`,
          [place.almacen, today(-180)],
        ),
      );
      // A reversed movement does not count.
      const left = only(
        await desk.rows(
          `select sum(k.importe) as salio, coalesce(sum(k.importe) filter (where k.tipo in ('S_CADUCIDAD', 'S_AJUSTE_CONTEO') or m.es_merma), 0) as perdido
          from kardex k join unidad u on u.unidad_id = k.unidad_id
          left join salida_extraordinaria e on k.documento_tipo = 'SALIDA_EXTRAORDINARIA' and e.salida_extraordinaria_id = k.documento_id
          left join motivo_salida_extraordinaria m using (motivo_salida_extraordinaria_id)
          where k.almacen_id = $1 and (k.fecha_movimiento at time zone u.zona_horaria)::date between $2 and $3
            and k.salida > 0 and k.tipo <> 'S_REVERSA' and coalesce(e.estatus, '') <> 'REVERSADA'`,
          [place.almacen, ...DAYS],
        ),
      );
      expect(Number(left['perdido'])).toBeGreaterThan(0);
      expect(bloques['resumen']).toEqual([
        {
          recibidas: served['recibidas'],
          surtido: percent(served['surtidas'], served['autorizadas']),
          aTiempo: percent(served['puntuales'], served['conFecha']),
          conDiferencias: served['diferencias'],
          exactitud: percent(counted['exactos'], counted['contados']),
          rotacion: cents(Number(left['salio']) / Number(stock['valor'])),
          merma: percent(left['perdido'], left['salio']),
          sinMovimiento: still['quietas'],
          ...PERIOD,
        },
      ]);
    });

    it('links each figure to the records that it counts', async () => {
      const own = await desk.as('Almacen-unidad');
      const asked = { almacenId: place.almacen, ...PERIOD };
      for (const reader of [su, own]) {
        expect(await wrongTiles(desk, reader, 'almacen', asked)).toEqual([]);
        const counted = await desk.drilled(reader, 'almacen', asked, { block: 'tipos', field: 'movimientos' });
        expect(counted.length).toBeGreaterThan(1);
        for (const { figure, listed } of counted) expect(listed).toBe(figure);
        for (const each of [
          { block: 'entradasSalidas', field: 'movimientos' },
          { block: 'destinos', field: 'solicitudes' },
        ])
          expect(await wrongDrills(desk, reader, 'almacen', asked, each)).toEqual([]);
      }
    });

    /** Compares rows, kinds and bars of a filtered report with the movements of its filter. */
    const holdsTo = async (asked: Params, ledger: readonly Row[]) => {
      const { filas, totales, bloques } = await desk.ask(su, 'almacen', asked);
      expect(ledger.length).toBeGreaterThan(0);
      expect(pick(filas, 'folio', 'clave', 'entrada', 'salida', 'saldo')).toEqual(
        pick(ledger, 'folio', 'clave', 'entrada', 'salida', 'saldo'),
      );
      expect(totales).toMatchObject({ entrada: sum(ledger, 'entrada'), salida: sum(ledger, 'salida') });
      expect(sum(bloques['tipos']!, 'piezas')).toBe(sum(ledger, 'entrada') + sum(ledger, 'salida'));
      expect(sum(bloques['entradasSalidas']!, 'piezas')).toBe(sum(ledger, 'entrada') + sum(ledger, 'salida'));
      // The list of the ledger has no such filter.
      for (const block of ['tipos', 'entradasSalidas']) {
        const counted = await desk.drilled(su, 'almacen', asked, { block, field: 'movimientos' });
        expect(counted.map(({ listed }) => listed)).toEqual(counted.map(() => null));
      }
      return bloques;
    };

    it('shows what a supplier delivered and exchanged', async () => {
      const [supplier] = await desk.rows(
        `select p.proveedor_id as proveedor from propuesta_cambio p join kardex k on k.documento_tipo = 'CANJE' and k.documento_id = p.propuesta_cambio_id
        where k.almacen_id = $1 group by 1 order by count(*) desc, 1 limit 1`,
        [place.almacen],
      );
      const proveedorId = Number(supplier!['proveedor']);
      const days = { desde: today(-200), hasta: today() };
      // A document number belongs to one supplier, whatever the kind of document.
      const ledger = await desk.rows(
        `select k.documento_folio as folio, k.insumo_clave as clave, k.entrada, k.salida, k.saldo_insumo as saldo, k.documento_tipo as documento ${moved}
          and k.documento_folio in (select folio from recepcion where proveedor_id = $4 union select folio from propuesta_cambio where proveedor_id = $4)
        order by k.fecha_movimiento, k.kardex_id`,
        [place.almacen, days.desde, days.hasta, proveedorId],
      );
      expect(new Set(ledger.map(({ documento }) => documento)).size).toBe(2);
      const asked = { almacenId: place.almacen, ...days };
      const blocks = await holdsTo({ ...asked, proveedorId }, ledger);
      // The service figures do not depend on the supplier filter.
      const whole = await desk.ask(su, 'almacen', asked);
      for (const block of ['resumen', 'destinos']) expect(blocks[block]).toEqual(whole.bloques[block]);
      expect(await wrongTiles(desk, su, 'almacen', { ...asked, proveedorId })).toEqual([]);
      expect((await desk.ask(su, 'almacen', { ...asked, proveedorId, tipo: 'S_RECETA' })).filas).toEqual([]);
    });

    it('shows what was moved for the requests of a destination, and how they were filled', async () => {
      // The demo's warehouse that supplies most others, and the destination that it supplies most.
      const served = only(
        await desk.rows(
          `select almacen_surtidor_id as almacen, mode() within group (order by almacen_solicitante_id) as destino from solicitud
          where fecha_recepcion is not null group by 1 order by count(distinct almacen_solicitante_id) desc, 1 limit 1`,
        ),
      );
      const [almacenId, destinoId] = [Number(served['almacen']), Number(served['destino'])];
      const ledger = await desk.rows(
        `select k.documento_folio as folio, k.insumo_clave as clave, k.entrada, k.salida, k.saldo_insumo as saldo ${moved}
          and k.documento_folio in (select folio from solicitud where almacen_solicitante_id = $4) order by k.fecha_movimiento, k.kardex_id`,
        [almacenId, ...DAYS, destinoId],
      );
      const asked = { almacenId, ...PERIOD };
      const narrowed = { ...asked, destinoId };
      const blocks = await holdsTo(narrowed, ledger);
      const whole = await desk.ask(su, 'almacen', asked);
      expect(whole.bloques['destinos']!.length).toBeGreaterThan(1);
      expect(blocks['destinos']).toEqual(whole.bloques['destinos']!.filter((row) => row['destinoId'] === destinoId));
      const requests = only(
        await desk.rows(
          `select count(*) as recibidas, sum(piezas_surtidas) as surtidas, sum(piezas_autorizadas) as autorizadas,
            count(*) filter (where estatus = 'RECIBIDA_CON_DIFERENCIAS') as diferencias, count(fecha_requerida) as "conFecha",
            count(*) filter (where (fecha_recepcion at time zone 'America/Monterrey')::date <= fecha_requerida) as puntuales
          from solicitud where almacen_surtidor_id = $1 and almacen_solicitante_id = $4 and activo
            and (fecha_recepcion at time zone 'America/Monterrey')::date between $2 and $3`,
          [almacenId, ...DAYS, destinoId],
        ),
      );
      expect(requests['recibidas']).toBeGreaterThan(0);
      expect(blocks['resumen']).toEqual([
        {
          ...whole.bloques['resumen']![0],
          recibidas: requests['recibidas'],
          surtido: percent(requests['surtidas'], requests['autorizadas']),
          aTiempo: percent(requests['puntuales'], requests['conFecha']),
          conDiferencias: requests['diferencias'],
        },
      ]);
      expect(await wrongTiles(desk, su, 'almacen', narrowed)).toEqual([]);
      const each = { block: 'destinos', field: 'solicitudes' };
      expect(await wrongDrills(desk, su, 'almacen', narrowed, each)).toEqual([]);
    });

    it('comes as files with the same totals', async () => {
      const asked = { almacenId: place.almacen, desde: today(-10), hasta: today() };
      expect(
        await wrongFiles(desk, su, 'almacen', asked, ['entrada', 'salida', 'importeEntrada', 'importeSalida']),
      ).toEqual([]);
    });

    it('shows nothing of the warehouse of another unit', async () => {
      const own = await desk.as('Almacen-unidad');
      expect(await desk.statusOf(own, 'almacen', { almacenId: place.otra, ...PERIOD })).toBe(404);
      // This includes what the reader's own warehouse received from there.
      const source = only(
        await desk.rows(
          `select k.almacen_id as almacen, mode() within group (order by r.proveedor_id) as proveedor from kardex k
          join recepcion r on k.documento_tipo = 'RECEPCION_PROVEEDOR' and r.recepcion_id = k.documento_id
          where exists (select from solicitud s where s.almacen_surtidor_id = k.almacen_id and s.almacen_solicitante_id = $1) group by 1`,
          [place.almacen],
        ),
      );
      const there = { almacenId: Number(source['almacen']), desde: today(-200), hasta: today() };
      const ways: readonly Params[] = [{ destinoId: place.almacen }, { proveedorId: Number(source['proveedor']) }];
      for (const narrowed of ways) {
        const asked = { ...there, ...narrowed };
        expect((await desk.ask(su, 'almacen', asked)).filas).not.toEqual([]);
        expect(await desk.statusOf(own, 'almacen', asked)).toBe(404);
      }
    });
  });

  describe('the report of the network', () => {
    /** Units with settings, according to the tables. */
    const units = `(select distinct i.unidad_id from inventario i join almacen a using (almacen_id) join unidad u on u.unidad_id = a.unidad_id
      where a.activo and u.activo and i.maximo is not null)`;

    it('shows the state of each unit and how it was supplied', async () => {
      const { filas, bloques } = await desk.ask(su, 'oficina-central', PERIOD);
      const stock = await desk.rows(
        `select u.clues, count(*) filter (where i.maximo is not null) as claves, count(*) filter (where i.maximo is not null and i.disponible >= 1) as hay,
          count(*) filter (where i.maximo is not null and n.esencial) as esenciales,
          count(*) filter (where i.maximo is not null and n.esencial and i.disponible >= 1) as "esencialesHay",
          count(*) filter (where i.disponible >= 1 and i.disponible >= i.minimo and i.maximo is not null) as "sobreMinimo",
          count(*) filter (where i.nivel_abasto = 'SIN_EXISTENCIA') as "enCero", round(sum(i.valor), 2) as valor
        from inventario i join insumo n using (insumo_id) join unidad u on u.unidad_id = i.unidad_id where u.unidad_id in ${units} group by 1`,
      );
      const requests = await desk.rows(
        `select u.clues, count(*) as enviadas, count(*) filter (where s.estatus = 'RECHAZADA') as rechazadas,
          count(*) filter (where s.tipo = 'EXTRAORDINARIA') as extraordinarias, count(*) filter (where s.piezas_recibidas <> s.piezas_surtidas) as diferencias,
          round(avg(extract(epoch from s.fecha_recepcion - s.fecha_envio) / 86400), 1) as dias
        from solicitud s join unidad u on u.unidad_id = s.unidad_solicitante_id
        where s.activo and s.estatus <> 'BORRADOR' and u.unidad_id in ${units} and (s.fecha_envio at time zone u.zona_horaria)::date between $1 and $2 group by 1`,
        DAYS,
      );
      const filled = await desk.rows(
        `select u.clues, sum((d.cantidad_autorizada > 0)::int) as claves, sum((d.cantidad_autorizada > 0 and d.cantidad_surtida >= d.cantidad_autorizada)::int) as surtidas,
          sum(d.cantidad_autorizada) as piezas, sum(d.cantidad_surtida) as "piezasSurtidas"
        from solicitud s join unidad u on u.unidad_id = s.unidad_solicitante_id join solicitud_detalle d using (solicitud_id)
        where s.activo and s.estatus <> 'BORRADOR' and s.fecha_embarque is not null and u.unidad_id in ${units}
          and (s.fecha_envio at time zone u.zona_horaria)::date between $1 and $2 group by 1`,
        DAYS,
      );
      const lost = await desk.rows(
        `select u.clues, round(sum(k.importe), 2) as merma from kardex k join unidad u on u.unidad_id = k.unidad_id
        left join salida_extraordinaria e on k.documento_tipo = 'SALIDA_EXTRAORDINARIA' and e.salida_extraordinaria_id = k.documento_id
        left join motivo_salida_extraordinaria m using (motivo_salida_extraordinaria_id)
        where u.unidad_id in ${units} and (k.fecha_movimiento at time zone u.zona_horaria)::date between $1 and $2 and k.salida > 0
          and (k.tipo in ('S_CADUCIDAD', 'S_AJUSTE_CONTEO') or (m.es_merma and e.estatus <> 'REVERSADA')) group by 1`,
        DAYS,
      );
      const expiring = await desk.rows(
        `select u.clues, round(sum(l.existencia * l.costo_unitario), 2) as "porCaducar" from lote l join unidad u on u.unidad_id = l.unidad_id
        where u.unidad_id in ${units} and l.existencia > 0 and l.caducidad between $1 and $2 group by 1`,
        [today(), addDays(today(), 90)],
      );
      const of = (rows: readonly Row[], clues: unknown) => rows.find((row) => row['clues'] === clues) ?? {};
      expect(filas).toHaveLength(stock.length);
      for (const { clues, ...told } of filas) {
        const [own, asked, got] = [of(stock, clues), of(requests, clues), of(filled, clues)];
        expect([clues, told]).toEqual([
          clues,
          {
            nombre: told['nombre'],
            jurisdiccion: told['jurisdiccion'],
            autorizadas: told['autorizadas'],
            porcentaje: percent(own['hay'], own['claves']),
            porcentajeEsencial: percent(own['esencialesHay'], own['esenciales']),
            enCero: own['enCero'],
            enviadas: asked['enviadas'] ?? 0,
            rechazadas: asked['rechazadas'] ?? 0,
            extraordinarias: asked['extraordinarias'] ?? 0,
            surtidoClaves: percent(got['surtidas'], got['claves']),
            surtidoPiezas: percent(got['piezasSurtidas'], got['piezas']),
            dias: asked['dias'] ?? null,
            diferencias: asked['diferencias'] ?? 0,
            valor: own['valor'],
            porCaducar: of(expiring, clues)['porCaducar'] ?? 0,
            merma: of(lost, clues)['merma'] ?? 0,
          },
        ]);
      }
      expect(sum(lost, 'merma')).toBeGreaterThan(0);
      expect(bloques['resumen']).toEqual([
        {
          unidades: stock.length,
          abasto: percent(sum(stock, 'hay'), sum(stock, 'claves')),
          esencial: percent(sum(stock, 'esencialesHay'), sum(stock, 'esenciales')),
          efectivo: percent(sum(stock, 'sobreMinimo'), sum(stock, 'claves')),
          enRojo: stock.filter(({ hay, claves }) => Number(hay) < Number(claves) * 0.8).length,
          valor: sum(stock, 'valor'),
          porCaducar: sum(expiring, 'porCaducar'),
        },
      ]);
      expect(bloques['periodo']).toEqual([
        {
          enviadas: sum(requests, 'enviadas'),
          surtido: percent(sum(filled, 'piezasSurtidas'), sum(filled, 'piezas')),
          extraordinarias: sum(requests, 'extraordinarias'),
          merma: sum(lost, 'merma'),
          ...PERIOD,
        },
      ]);
    });

    it('shows the days with stock of the closed months', async () => {
      for (const [asked, condition] of [
        [{}, 'true'],
        [{ jurisdiccionId: place.jurisdiccion }, `i.jurisdiccion_id = ${place.jurisdiccion}`],
        [{ grupo: 'HOSPITAL' }, `t.grupo = 'HOSPITAL'`],
      ] as const) {
        const { bloques } = await desk.ask(su, 'oficina-central', { ...PERIOD, ...asked });
        const months = await desk.rows(
          `select m.mes::text as mes, sum(m.dias_mes) as dias, sum(m.dias_mes) - sum(m.dias_con_existencia) as "sinExistencia"
          from consumo_mensual m join inventario i using (almacen_id, insumo_id) join almacen a using (almacen_id)
          join unidad u on u.unidad_id = a.unidad_id join unidad_tipo t using (unidad_tipo_id)
          where i.maximo is not null and a.activo and u.activo and ${condition} and m.mes > date_trunc('month', $1::date) - interval '13 months'
            and not exists (select from kardex k where k.almacen_id = m.almacen_id
              having min(k.fecha_movimiento at time zone u.zona_horaria)::date > m.mes)
          group by 1 order by 1`,
          [today()],
        );
        expect(months.length).toBeGreaterThan(2);
        const name = (month: unknown) =>
          new Date(`${String(month)}T12:00:00Z`).toLocaleDateString('es-MX', { month: 'long', year: 'numeric' });
        expect(bloques['meses']!.map((row) => ({ ...row, mes: String(row['mes']).toLowerCase() }))).toEqual(
          months.map((row) => ({
            ...row,
            mes: name(row['mes']),
            porcentaje: percent(Number(row['dias']) - Number(row['sinExistencia']), row['dias']),
          })),
        );
      }
    });

    it('shows the progress of the requests of a period', async () => {
      const { bloques } = await desk.ask(su, 'oficina-central', PERIOD);
      const steps = only(
        await desk.rows(
          `select count(*) as enviadas, count(*) filter (where s.fecha_autorizacion is not null and s.estatus <> 'RECHAZADA') as autorizadas,
            count(*) filter (where s.fecha_embarque is not null or s.estatus = 'SURTIDA') as surtidas, count(s.fecha_recepcion) as recibidas
          from solicitud s join unidad u on u.unidad_id = s.unidad_solicitante_id
          where s.activo and s.estatus <> 'BORRADOR' and u.unidad_id in ${units} and (s.fecha_envio at time zone u.zona_horaria)::date between $1 and $2`,
          DAYS,
        ),
      );
      const funnel = bloques['embudo']!;
      expect(pick(funnel, 'paso', 'solicitudes', 'porcentaje')).toEqual(
        (
          [
            ['Enviadas', steps['enviadas']],
            ['Autorizadas', steps['autorizadas']],
            ['Surtidas', steps['surtidas']],
            ['Recibidas', steps['recibidas']],
          ] as const
        ).map(([paso, solicitudes]) => ({
          paso,
          solicitudes,
          porcentaje: percent(solicitudes, steps['enviadas']),
        })),
      );
      const ways = funnel.map(({ solicitudes }) => Number(solicitudes));
      expect(ways).toEqual(ways.toSorted((a, b) => b - a));
      expect(ways.at(-1)).toBeGreaterThan(0);
      // A figure has a link only where the list gives the same count: the list does not filter by the time of authorisation or shipment.
      for (const reader of [su, await desk.as('Oficina-central')]) {
        const counted = await desk.drilled(reader, 'oficina-central', PERIOD, {
          block: 'embudo',
          field: 'solicitudes',
        });
        expect(counted.map(({ listed }) => listed)).toEqual([counted[0]!.figure, null, null, null]);
      }
      const hospitals = await desk.drilled(
        su,
        'oficina-central',
        { ...PERIOD, grupo: 'HOSPITAL' },
        { block: 'embudo', field: 'solicitudes' },
      );
      expect(hospitals.map(({ listed }) => listed)).toEqual([null, null, null, null]);
    });

    it('shows the largest shortages of the closed months', async () => {
      for (const [asked, condition] of [
        [{}, 'true'],
        [{ jurisdiccionId: place.jurisdiccion }, `i.jurisdiccion_id = ${place.jurisdiccion}`],
        [{ soloEsenciales: true, soloCronicos: false }, 'n.esencial'],
      ] as const) {
        const { bloques } = await desk.ask(su, 'desabasto', asked);
        const short = await desk.rows(
          `select coalesce(n.clave, n.clave_local) as clave, sum(m.negadas) as negadas
          from consumo_mensual m join inventario i using (almacen_id, insumo_id) join insumo n using (insumo_id)
          where m.mes >= date_trunc('month', $1::date) - interval '6 months' and ${condition}
          group by 1 having sum(m.negadas) > 0 order by 2 desc, 1`,
          [today()],
        );
        expect(short.length).toBeGreaterThan(0);
        expect(
          bloques['faltantes']!.map(({ insumo, negadas, acumulado }) => ({
            clave: String(insumo).split(' ')[0],
            negadas,
            acumulado,
          })),
        ).toEqual(accumulated(short, 'negadas'));
        expect(bloques['resumen']![0]!['negadas']).toBe(sum(short, 'negadas'));
      }
    });

    it('links each figure to the records that it counts, if the list can be filtered accordingly', async () => {
      const [office, jurisdiction] = [await desk.as('Oficina-central'), await desk.as('Jurisdiccion')];
      const worst = { block: 'ultimas', field: 'enCero' };
      for (const [reader, asked] of [
        [su, PERIOD],
        [office, PERIOD],
        [office, { ...PERIOD, jurisdiccionId: place.jurisdiccion }],
        [jurisdiction, PERIOD],
      ] as const) {
        if ((await reader.client('GET', '/api/reportes/oficina-central')).status === 403) continue;
        expect(await wrongTiles(desk, reader, 'oficina-central', asked)).toEqual([]);
        for (const { figure, listed } of await desk.drilled(reader, 'oficina-central', asked, worst))
          expect(listed).toBe(figure);
      }
      const insumoId = Number(
        only(await desk.rows(`select min(insumo_id) as insumo from inventario where nivel_abasto = 'SIN_EXISTENCIA'`))[
          'insumo'
        ],
      );
      for (const { figure, listed } of await desk.drilled(su, 'oficina-central', { insumoId }, worst))
        expect(listed).toBe(figure);
      for (const narrowed of [{ insumoId }, { grupo: 'HOSPITAL' }] as readonly Params[]) {
        const { enviadas } = await desk.tiles(su, 'oficina-central', { ...PERIOD, ...narrowed });
        expect(enviadas).toEqual({ figure: expect.any(Number), listed: null });
      }
    });

    it('requires the network permission, within the reach of the reader', async () => {
      const jurisdiction = await desk.as('Jurisdiccion');
      const answer = await jurisdiction.client('GET', '/api/reportes/oficina-central');
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const { filas } = answer.body as ReportBody;
      expect(new Set(filas.map((row) => row['jurisdiccion'])).size).toBe(1);
      const pharmacist = await desk.as('Farmacia');
      expect((await pharmacist.client('GET', '/api/reportes/oficina-central')).status).toBe(403);
    });

    it('comes as files with the same totals', async () => {
      expect(
        await wrongFiles(desk, su, 'oficina-central', PERIOD, ['enCero', 'enviadas', 'valor', 'porCaducar', 'merma']),
      ).toEqual([]);
    });
  });
});
