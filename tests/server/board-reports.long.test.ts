import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#generated/server/resources.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { addDays } from '#platform/shared/dates/days';
import { daysOf, type Period } from '#platform/shared/dates/periods';
import { filterBy } from '../support/server/app';
import { openDesk, type Params, type Reader, type ReportDesk, type SaidDrill } from '../support/server/report-desk';
import { by, cents, only, percent, pick, wrongDrills, wrongFiles, wrongTiles } from '../support/server/report-checks';
import { today } from '../support/today';

type ProfileName = keyof typeof PROFILES;
interface Board {
  readonly profiles?: readonly ProfileName[];
  readonly place?: {
    readonly entity: string;
    readonly filter?: Readonly<Record<string, unknown>>;
    readonly optional?: boolean;
  };
  readonly period?: Period;
  readonly cards: readonly ({ readonly name: string } & (
    | ({ readonly type: 'count'; readonly sum?: string } & SaidDrill)
    | {
        readonly type: 'figure' | 'drawing';
        readonly report: string;
        readonly block: string;
        readonly field?: string;
        readonly with?: Readonly<Record<string, unknown>>;
      }
  ))[];
}

const BOARDS = readdirSync('schemas/boards').map((file): [string, Board] => [
  file.replace('.json', ''),
  (JSON.parse(readFileSync(`schemas/boards/${file}`, 'utf8')) as { 'x-board': Board })['x-board'],
]);
interface ReportSchema {
  readonly permission: string;
  readonly parameters?: { readonly properties?: Readonly<Record<string, unknown>> };
}
const schemaOf = (report: string) =>
  (JSON.parse(readFileSync(`schemas/reports/${report}.json`, 'utf8')) as { 'x-report': ReportSchema })['x-report'];
const PERIOD = { desde: today(-29), hasta: today() };

describe('boards and the reports behind them, over the demo', () => {
  let desk: ReportDesk;
  let su: Reader;

  beforeAll(async () => {
    desk = await openDesk();
    su = await desk.as('SUPERUSUARIO');
  });
  afterAll(() => desk.stop());

  /** Returns the parameters of a reader's board: its default period and the reader's place. */
  async function paramsOf({ client }: Reader, { place, period = '30D' }: Board): Promise<Params> {
    const { usuarioId, personalMedicoId } = (await client('GET', '/api/catalogos/usuario/usuario-actual')).body as {
      usuarioId: number;
      personalMedicoId: number | null;
    };
    const known = {
      ...daysOf(period, today()),
      hoy: today(),
      usuarioId,
      ...(personalMedicoId === null ? {} : { personalMedicoId }),
    };
    if (!place || place.optional) return known;
    const { path, key } = RESOURCES.find(({ name }) => name === place.entity)!;
    const answer = await client(
      'GET',
      `/api${path}?pageSize=1&propiosPrimero=true&filterBy=${filterBy(place.filter ?? {})}`,
    );
    const [first] = answer.body as Record<string, number>[];
    return { ...known, [key.name]: first![key.name]! };
  }

  const cases = BOARDS.flatMap(([name, board]) =>
    (board.profiles ?? (['SUPERUSUARIO'] as const)).map((profile) => [name, profile, board] as const),
  );
  /** Largest count of each card among its people. */
  const countOf = new Map<string, number>();
  /** Last parameters of each report, with their reader. */
  const askedOf = new Map<
    string,
    { readonly profile: keyof typeof PROFILES; readonly asked: Params; readonly isOfPeriod: boolean }
  >();
  it.each(cases)('each card of «%s» has a figure for %s', async (name, profile, board) => {
    const reader = await desk.as(profile);
    const params = await paramsOf(reader, board);
    const may = (permission: string) => permission in PROFILES[profile].permissions;
    const resourceOfCard = (entity: string) => RESOURCES.find((resource) => resource.name === entity)!;
    const counts = board.cards
      .filter((card) => card.type === 'count')
      .filter(({ entity }) => may(resourceOfCard(entity).permissions.list));
    for (const card of counts) {
      const counted = await desk.listed(reader, card, {}, params);
      const all = await reader.client('GET', `/api${resourceOfCard(card.entity).path}?pageSize=1`);
      // A card counts a subset of its list; a later test checks that most counts are not zero.
      expect(counted, card.name).toBeLessThanOrEqual(Number(all.headers['x-total-items']));
      countOf.set(`${name} ${card.name}`, Math.max(Number(counted), countOf.get(`${name} ${card.name}`) ?? 0));
    }
    const figures = board.cards
      .filter((card) => card.type !== 'count')
      .map((card) => ({ card, schema: schemaOf(card.report) }))
      .filter(({ schema }) => may(schema.permission));
    for (const { card, schema } of figures) {
      const names = Object.keys(schema.parameters?.properties ?? {});
      const also = Object.entries(card.with ?? {}).map(([key, value]): [string, unknown] => [
        key,
        typeof value === 'object' ? params[(value as { parameter: string }).parameter] : value,
      ]);
      const asked = Object.fromEntries([...Object.entries(params).filter(([key]) => names.includes(key)), ...also]);
      const { bloques } = await desk.ask(reader, card.report, asked as Params);
      expect(Object.keys(bloques), card.name).toContain(card.block);
      expect(Object.keys(bloques[card.block]![0] ?? {}), card.name).toEqual(
        expect.arrayContaining(card.field === undefined ? [] : [card.field]),
      );
      askedOf.set(card.report, { profile, asked: asked as Params, isOfPeriod: names.includes('desde') });
    }
    // A board is useful only if its people see most of its cards.
    expect(counts.length + figures.length).toBeGreaterThanOrEqual(Math.ceil(board.cards.length * 0.6));
  });

  it('most counting cards have a count above zero', () => {
    const empty = [...countOf].filter(([, counted]) => counted === 0).map(([card]) => card);
    expect(empty.length, empty.join(', ')).toBeLessThan(countOf.size / 2);
  });

  it('a report over ten years has a bar for each span, and refuses too many', async () => {
    const ofPeriods = [...askedOf].filter(([, { isOfPeriod }]) => isOfPeriod);
    expect(ofPeriods.length).toBeGreaterThan(3);
    for (const [report, { profile, asked }] of ofPeriods) {
      const reader = await desk.as(profile);
      // Over several years bar names are unique; a period with too many bars fails.
      const years = await desk.ask(reader, report, { ...asked, desde: today(-3652), hasta: today() });
      const bars = (years.bloques['tramos'] ?? []).map(({ tramo }) => tramo);
      expect(new Set(bars).size, report).toBe(bars.length);
      const ever = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]));
      ever.set('desde', '1800-01-01');
      ever.set('hasta', '2999-12-31');
      const refused = await reader.client('GET', `/api/reportes/${report}?${ever.toString()}`);
      expect(refused.body, report).toMatchObject({ errores: [{ campo: 'hasta', codigo: 'DEMASIADOS_DIAS' }] });
    }
  });

  describe('the network’s availability', () => {
    /** Losses as sent by the devices, clipped to the period and merged if they overlap: minute by minute. */
    const minutesWithout = `
      select u.unidad_id as "unidadId", u.nombre as unidad, count(distinct m)::int as minutos
      from unidad u join red_historial h on h.unidad_id = u.unidad_id and h.tipo = 'CAIDA'
      cross join lateral generate_series(date_trunc('minute', greatest(h.inicio, $1::timestamptz)), least(h.fin, $2::timestamptz, now()), interval '1 minute') m
      where u.activo group by 1, 2`;
    const edges = () => [`${PERIOD.desde}T00:00:00-06:00`, `${addDays(PERIOD.hasta, 1)}T00:00:00-06:00`];

    it('adds up the outages reported by devices, each minute once', async () => {
      const { filas, bloques, totales } = await desk.ask(su, 'disponibilidad', PERIOD);
      const expected = await desk.rows(minutesWithout, edges());
      const losses = only(
        await desk.rows(
          `select count(*)::int as caidas from red_historial h join unidad u using (unidad_id)
            where u.activo and h.tipo = 'CAIDA' and h.inicio >= $1::timestamptz and h.inicio < $2::timestamptz`,
          edges(),
        ),
      );
      const told = filas.filter(({ minutos }) => Number(minutos) > 0);
      expect(new Set(told.map(({ unidad }) => unidad))).toEqual(new Set(expected.map(({ unidad }) => unidad)));
      for (const { unidad, minutos } of expected) {
        const said = Number(told.find((row) => row['unidad'] === unidad)!['minutos']);
        // Partly lost minutes count as whole ones, so the count is slightly higher than the loss.
        expect(said, String(unidad)).toBeGreaterThan(Number(minutos) * 0.9 - 15);
        expect(said, String(unidad)).toBeLessThanOrEqual(Number(minutos));
      }
      expect(totales['caidas']).toBe(losses['caidas']);
      const [{ disponibilidad, unidades, minutos }] = bloques['resumen'] as [Record<string, number>];
      expect(filas).toHaveLength(unidades!);
      const elapsed = (Date.now() - Date.parse(edges()[0]!)) / 60_000;
      expect(disponibilidad).toBeCloseTo((1 - minutos! / (elapsed * unidades!)) * 100, 1);
      expect(bloques['tramos']!.reduce((total, row) => total + Number(row['minutos']), 0)).toBeCloseTo(minutos!, -1);
    });

    it('links to the counted losses, by tile, unit, week and day', async () => {
      expect(await wrongTiles(desk, su, 'disponibilidad', PERIOD, ['minutos'])).toEqual([]);
      expect(await wrongDrills(desk, su, 'disponibilidad', PERIOD, { block: 'tramos', field: 'caidas' })).toEqual([]);
      expect(await wrongDrills(desk, su, 'disponibilidad', PERIOD, { block: 'dias', field: 'caidas' })).toEqual([]);
      expect(await wrongDrills(desk, su, 'disponibilidad', PERIOD, { block: 'mapa', field: 'caidas' })).toEqual([]);
    });

    it('counts overlaps once, and a loss over midnight on both days', async () => {
      const { id, usuario } = only(
        await desk.rows(`select u.unidad_id as id, (select min(usuario_id) from usuario) as usuario from unidad u
          where u.activo and not exists (select from red_historial h where h.unidad_id = u.unidad_id) order by 1 limit 1`),
      );
      const midnight = `${today(-3)}T00:00:00-06:00`;
      // Two devices lose an hour each and overlap for half of it. That is an hour and a half, half an hour of it before midnight.
      for (const [device, from] of [
        ['uno', -30],
        ['dos', 0],
      ] as const)
        await desk.rows(
          `insert into red_historial (usuario_id, unidad_id, dispositivo_id, tipo, inicio, fin, duracion_seg)
            values ($1, $2, $3, 'CAIDA', $4::timestamptz + make_interval(mins => $5), $4::timestamptz + make_interval(mins => $5 + 60), 3600)`,
          [usuario, id, `prueba-${device}`, midnight, from],
        );
      const { filas, bloques } = await desk.ask(su, 'disponibilidad', { ...PERIOD, unidadId: Number(id) });
      expect(pick(filas, 'minutos', 'caidas', 'masLarga', 'equipos')).toEqual([
        { minutos: 90, caidas: 2, masLarga: 60, equipos: 2 },
      ]);
      const days = bloques['dias']!.filter(({ porcentaje }) => porcentaje !== 100);
      expect(by(pick(days, 'fecha', 'porcentaje', 'caidas'), 'fecha')).toEqual([
        { fecha: today(-4), porcentaje: cents((1 - 30 / 1440) * 100), caidas: 1 },
        { fecha: today(-3), porcentaje: cents((1 - 60 / 1440) * 100), caidas: 1 },
      ]);
    });

    it('covers the user’s own units, and has its files', async () => {
      const director = await desk.as('Director-unidad');
      const { filas } = await desk.ask(director, 'disponibilidad', PERIOD);
      expect(filas).toHaveLength(1);
      expect((await (await desk.as('Medico')).client('GET', '/api/reportes/disponibilidad')).status).toBe(403);
      expect(await wrongFiles(desk, su, 'disponibilidad', PERIOD, ['caidas', 'fallidas'])).toEqual([]);
    });
  });

  describe('consultations by diagnosis', () => {
    const signed = `from consulta c join unidad u using (unidad_id) where c.activo and c.estatus = 'FIRMADA' and (c.fecha_hora at time zone u.zona_horaria)::date between $1 and $2`;

    it('lists the diagnoses, each once for each consultation, and the share of the most frequent', async () => {
      const { filas, bloques } = await desk.ask(su, 'consultas-diagnosticos', PERIOD);
      const written = await desk.rows(
        `select d.clave, count(*)::int as consultas, count(distinct c.paciente_id)::int as pacientes, sum((l.tipo = 'PRINCIPAL')::int)::int as principal
          ${signed.replace('where', 'join consulta_diagnostico l using (consulta_id) join diagnostico d using (diagnostico_id) where')} group by 1`,
        [PERIOD.desde, PERIOD.hasta],
      );
      expect(written.length).toBeGreaterThan(10);
      expect(by(pick(filas, 'clave', 'consultas', 'pacientes', 'principal'), 'clave')).toEqual(by(written, 'clave'));
      const all = only(
        await desk.rows(
          `select count(*)::int as consultas, count(distinct c.paciente_id)::int as pacientes ${signed}`,
          [PERIOD.desde, PERIOD.hasta],
        ),
      );
      expect(bloques['resumen']).toEqual([{ ...all, diagnosticos: written.length, ...PERIOD }]);
      const counts = written.map(({ consultas }) => Number(consultas)).toSorted((a, b) => b - a);
      const total = counts.reduce((whole, count) => whole + count, 0);
      const few = counts.slice(0, 10);
      expect(bloques['frecuentes']!.map(({ consultas }) => consultas)).toEqual(few);
      expect(bloques['frecuentes']!.map(({ acumulado }) => acumulado)).toEqual(
        few.map((_, index) =>
          percent(
            few.slice(0, index + 1).reduce((whole, count) => whole + count, 0),
            total,
          ),
        ),
      );
    });

    it('links to the consultations of a unit or a physician, and to the visits of each hour of a day', async () => {
      const { medico, dia } = only(
        await desk.rows(
          `select v.personal_medico_id as medico, v.fecha::text as dia from visita v join usuario p on p.email = 'medico@example.org'
            where v.activo and v.personal_medico_id is not null and v.unidad_id = p.unidad_id group by 1, 2 order by count(*) desc, 2 desc limit 1`,
        ),
      );
      const personalMedicoId = Number(medico);
      const physician = await desk.as('Medico');
      for (const reader of [su, physician]) {
        expect(await wrongTiles(desk, reader, 'consultas-diagnosticos', PERIOD)).toEqual([]);
        expect(await wrongTiles(desk, reader, 'consultas-diagnosticos', { ...PERIOD, personalMedicoId })).toEqual([]);
        const day = { desde: String(dia), hasta: String(dia) };
        const one = await desk.drilled(
          reader,
          'consultas-diagnosticos',
          { ...day, personalMedicoId },
          { block: 'horas', field: 'visitas' },
        );
        expect(one.filter(({ figure }) => figure !== 0).length).toBeGreaterThan(0);
        expect(one.filter(({ figure, listed }) => figure !== 0 && figure !== listed)).toEqual([]);
      }
      const arrivals = await desk.rows(
        `select to_char(v.fecha_llegada at time zone u.zona_horaria, 'HH24') || ':00' as hora, v.estatus as codigo, count(*)::int as visitas
          from visita v join unidad u using (unidad_id) where v.activo and v.fecha between $1 and $2 group by 1, 2`,
        [PERIOD.desde, PERIOD.hasta],
      );
      const { bloques } = await desk.ask(su, 'consultas-diagnosticos', PERIOD);
      const keyed = (rows: typeof arrivals) =>
        rows.map(({ hora, codigo, visitas }) => `${hora} ${codigo} ${visitas}`).toSorted();
      expect(keyed(bloques['horas']!.filter(({ visitas }) => visitas !== 0))).toEqual(keyed(arrivals));
    });

    it('covers only units within reach', async () => {
      const physician = await desk.as('Medico');
      const [own, all] = [
        await desk.ask(physician, 'consultas-diagnosticos', PERIOD),
        await desk.ask(su, 'consultas-diagnosticos', PERIOD),
      ];
      const figure = ({ bloques }: typeof own) => Number(bloques['resumen']![0]!['consultas']);
      expect(figure(own)).toBeGreaterThan(0);
      expect(figure(own)).toBeLessThan(figure(all));
      const pharmacist = await desk.as('Farmacia');
      expect((await pharmacist.client('GET', '/api/reportes/consultas-diagnosticos')).status).toBe(403);
    });
  });

  describe('the nursing shift', () => {
    it('agrees with the tables of patients, beds, doses and orders', async () => {
      const { filas, bloques } = await desk.ask(su, 'turno-enfermeria', PERIOD);
      const [tiles] = bloques['resumen']!;
      const expected = only(
        await desk.rows(
          `select
            (select count(*) from hospitalizacion where activo and estatus in ('INGRESADO', 'PREALTA'))::int as pacientes,
            (select count(*) from hospitalizacion h where h.activo and h.estatus in ('INGRESADO', 'PREALTA') and
              (select s.news2_total from signos s where s.hospitalizacion_id = h.hospitalizacion_id and s.estatus = 'VIGENTE' order by s.fecha_toma desc limit 1) >= 5)::int as "enRiesgo",
            (select count(*) from orden_cargo where activo and estatus in ('SURTIDA', 'SURTIDA_PARCIAL'))::int as ordenes,
            (select count(*) from cama where activo and estatus = 'DISPONIBLE')::int as "camasLibres",
            (select count(*) from cama where activo and estatus = 'LIMPIEZA')::int as "camasEnLimpieza",
            (select count(*) from ministracion where estatus = 'VIGENTE' and estado <> 'APLICADA'
              and (fecha_programada at time zone 'America/Monterrey')::date between $1 and $2)::int as omitidas`,
          [PERIOD.desde, PERIOD.hasta],
        ),
      );
      expect(tiles).toMatchObject(expected);
      expect(filas).toHaveLength(Number(expected['pacientes']));
      const doses = await desk.rows(
        `select to_char(fecha_programada at time zone 'America/Monterrey', 'HH24') || ':00' as hora,
            case when estado <> 'APLICADA' then 'Omitida o rechazada' when fecha_aplicada - fecha_programada <= interval '30 minutes' then 'A tiempo' else 'Tarde' end as resultado,
            count(*)::int as dosis
          from ministracion where estatus = 'VIGENTE' and (fecha_programada at time zone 'America/Monterrey')::date between $1 and $2 group by 1, 2`,
        [PERIOD.desde, PERIOD.hasta],
      );
      const keyed = (rows: typeof doses) =>
        rows.map(({ hora, resultado, dosis }) => `${hora} ${resultado} ${dosis}`).toSorted();
      expect(keyed(bloques['dosis']!.filter(({ dosis }) => dosis !== 0))).toEqual(keyed(doses));
      // Every bar has every part, so that their order is the same.
      expect(bloques['dosis']).toHaveLength(3 * new Set(doses.map(({ hora }) => hora)).size);
      expect(tiles!['aTiempo']).toBe(
        percent(
          doses.filter(({ resultado }) => resultado === 'A tiempo').reduce((sum, { dosis }) => sum + Number(dosis), 0),
          doses.reduce((sum, { dosis }) => sum + Number(dosis), 0),
        ),
      );
    });

    it('has a NEWS2 line for each measured patient, by bed and initials, with a link to the signs', async () => {
      const nurse = await desk.as('Enfermeria-centrales');
      const readings = await desk.rows(
        `select s.hospitalizacion_id as "hospitalizacionId", s.news2_total as news2, extract(epoch from s.fecha_toma) as toma
          from signos s join hospitalizacion h using (hospitalizacion_id)
          where h.activo and h.estatus in ('INGRESADO', 'PREALTA') and s.estatus = 'VIGENTE' and s.news2_total is not null and s.fecha_toma >= now() - interval '72 hours'`,
      );
      const { bloques } = await desk.ask(su, 'turno-enfermeria', PERIOD);
      const lines = bloques['news2']!;
      const keyed = (rows: typeof readings, seconds: (toma: unknown) => number) =>
        rows.map((row) => `${row['hospitalizacionId']} ${row['news2']} ${seconds(row['toma']).toFixed(0)}`).toSorted();
      expect(keyed(lines, (toma) => Date.parse(String(toma)) / 1000)).toEqual(keyed(readings, Number));
      expect(lines.length).toBeGreaterThan(20);
      expect(lines.filter(({ paciente }) => !/^[A-Z]{2}-\d+ · (\S\. ?)+( · \S+)?$/.test(String(paciente)))).toEqual([]);
      // Each name belongs to one stay.
      const stays = new Map(lines.map(({ paciente, hospitalizacionId }) => [paciente, hospitalizacionId]));
      expect(lines.filter((row) => stays.get(row['paciente']) !== row['hospitalizacionId'])).toEqual([]);
      for (const reader of [su, nurse])
        expect(await wrongDrills(desk, reader, 'turno-enfermeria', PERIOD, { block: 'news2', field: 'tomas' })).toEqual(
          [],
        );
      const own = (await desk.ask(nurse, 'turno-enfermeria', PERIOD)).bloques['news2']!;
      expect(own.length).toBeGreaterThan(0);
      expect(own.length).toBeLessThan(lines.length);
    });

    it('links to the counted records, for a ward, a hospital and all', async () => {
      const { id: servicioId } = only(
        await desk.rows(
          `select servicio_id as id from hospitalizacion where estatus = 'INGRESADO' group by 1 order by count(*) desc limit 1`,
        ),
      );
      const nurse = await desk.as('Enfermeria-centrales');
      const beds = ['camasLibres', 'camasEnLimpieza'];
      for (const reader of [su, nurse])
        expect(await wrongTiles(desk, reader, 'turno-enfermeria', PERIOD, beds)).toEqual([]);
      expect(await wrongTiles(desk, su, 'turno-enfermeria', { ...PERIOD, servicioId: Number(servicioId) })).toEqual([]);
    });

    it('shows only the wards of the reader, and initials without the permission to identify', async () => {
      const nurse = await desk.as('Enfermeria-centrales');
      const own = await desk.ask(nurse, 'turno-enfermeria', PERIOD);
      const all = await desk.ask(su, 'turno-enfermeria', PERIOD);
      expect(own.filas.length).toBeGreaterThan(0);
      expect(own.filas.length).toBeLessThan(all.filas.length);
      const auditor = await desk.ask(await desk.as('Auditor'), 'turno-enfermeria', PERIOD);
      expect(auditor.filas.map(({ paciente }) => String(paciente)).filter((name) => !/^(\S\. ?)+$/.test(name))).toEqual(
        [],
      );
      const supplier = await desk.as('Proveedor');
      expect((await supplier.client('GET', '/api/reportes/turno-enfermeria')).status).toBe(403);
    });
  });
});
