import { describe, expect, it } from 'vitest';
import { readAddress } from '#platform/web/resources/read-address';
import { isArrival, isGatePath } from '#platform/web/session/gate-path';
import { eventSentence } from '#areas/seguridad/web/bitacora/event-sentence';
import { ACTION_SETS, filterFrom, parametersOf } from '#areas/seguridad/web/bitacora/audit-filter';
import { comparePath } from '#areas/seguridad/web/perfiles/compare-path';
import { searchOfView, viewFrom } from '#platform/web/ui/boards/board-address';
import { pinnableOf } from '#platform/web/ui/boards/pinnable-of';
import { today } from '#platform/web/ui/format/format-date';
import { paramsFrom, searchOf } from '#platform/web/ui/reports/report-params';
import { addDays } from '#platform/shared/dates/days';

it.each([
  ['/cama', 'cama', 'list', ''],
  ['/cama/', 'cama', 'list', ''],
  ['/cama/create', 'cama', 'create', ''],
  ['/cama/7', 'cama', 'show', '7'],
  ['/cama/7/editar', 'cama', 'edit', '7'],
  ['/cama/7/otra', 'cama', 'show', '7'],
  ['/cie10/A%2F0', 'cie10', 'show', 'A/0'],
  ['/consulta/recepcion', 'consulta/recepcion', 'list', ''],
  ['/consulta/visita/7', 'consulta/visita', 'list', ''],
  ['/consulta/7', 'consulta', 'show', '7'],
  ['/', '', 'list', ''],
])('%s belongs to %s: %s %s', (path, resource, view, id) => {
  expect(readAddress(path)).toEqual({ resource, view, id });
});

it('the gate has its own addresses, and recognises an arrival', () => {
  expect(['/sign-in', '/sign-up', '/reset-password', '/home', '/sign-in/x'].map(isGatePath)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([{ arrival: true }, {}, null, 'arrival'].map(isArrival)).toEqual([true, false, false, false]);
});

it.each([
  [undefined, undefined, ''],
  [1, undefined, '?a=1'],
  [null, 2, '?b=2'],
  [1, 2, '?a=1&b=2'],
])('profiles %s and %s are compared at …%s', (a, b, query) => {
  expect(comparePath(a, b)).toBe(`/perfiles/comparar${query}`);
});

describe('a board', () => {
  it.each([
    ['periodo=nunca&lugar=x', null, null],
    ['', null, null],
    ['lugar=12', null, 12],
    ['lugar=1234567890123456', null, null],
  ])('at ?%s', (search, period, place) => {
    expect(viewFrom(new URLSearchParams(search))).toEqual({ period, place });
  });

  it('has its view in its address', () => {
    expect(String(searchOfView({ period: null, place: null }))).toBe('');
    expect(String(searchOfView({ period: 'mes', place: 3 } as never))).toBe('periodo=mes&lugar=3');
  });

  it('shows each tile and each drawing of a report, without the days of the report', () => {
    const blocks = [
      { name: 'mapa', type: 'heatmap' },
      { name: 'cifras', type: 'tiles', fields: [{ field: 'a' }, { field: 'b' }] },
    ];
    const params = { desde: '2027-01-01', hasta: '2027-01-31', unidadId: 3, texto: '', otro: null, tipo: undefined };
    const cards = pinnableOf({ name: 'abasto', blocks } as never, params, (key) => key.split('.').slice(4).join('.'));
    const parametros = { unidadId: 3 };
    expect(cards).toEqual([
      { title: 'mapa.name', card: { reporte: 'abasto', bloque: 'mapa', tipo: 'DIBUJO', parametros } },
      {
        title: 'cifras.fields.a',
        card: { reporte: 'abasto', bloque: 'cifras', tipo: 'CIFRA', campo: 'a', parametros },
      },
      {
        title: 'cifras.fields.b',
        card: { reporte: 'abasto', bloque: 'cifras', tipo: 'CIFRA', campo: 'b', parametros },
      },
    ]);
    expect(pinnableOf({ name: 'abasto' } as never, {}, String)).toEqual([]);
  });
});

describe('the parameters of a report', () => {
  it.each([
    ['n=12', { n: 'integer' }, { n: 12 }],
    ['n=-1.5', { n: 'number' }, { n: -1.5 }],
    ['n=1x', { n: 'integer' }, {}],
    ['n=', { n: 'integer' }, {}],
    ['s=', { s: 'string' }, {}],
    ['s=12', { s: 'string' }, { s: '12' }],
    ['b=true', { b: 'boolean' }, { b: true }],
    ['b=false', { b: 'boolean' }, { b: false }],
    ['b=1', { b: 'boolean' }, {}],
    ['otra=1', { n: 'integer' }, {}],
  ])('?%s as %j: %j', (search, types, expected) => {
    expect(paramsFrom(new URLSearchParams(search), types as Record<string, string>)).toEqual(expected);
  });

  it('appear in its address unless empty', () => {
    expect(String(searchOf({ a: 0, b: false, c: '', d: null, e: undefined, f: 'x y' }))).toBe('a=0&b=false&f=x+y');
  });
});

describe('the audit trail', () => {
  it('reads its filter from the address', () => {
    expect(filterFrom(new URLSearchParams('periodo=mes&texto=&otra=1&entidad=cama'))).toEqual({
      periodo: 'mes',
      entidad: 'cama',
    });
  });

  it('requests the last days, including today', () => {
    const from = (filter: object) => parametersOf(filter).desde!.slice(0, 10);
    expect(from({ periodo: 'hoy' })).toBe(today());
    expect(from({})).toBe(addDays(today(), -6));
    expect(from({ periodo: 'mes' })).toBe(addDays(today(), -30));
    expect(from({ periodo: 'anio' })).toBe(addDays(today(), -365));
    expect(parametersOf({ periodo: 'hoy', hasta: '2027-01-01' }).hasta).toBeUndefined();
  });

  it('requests the named days, including the whole last one', () => {
    const asked = parametersOf({ periodo: 'fechas', desde: '2027-01-01', hasta: '2027-01-31' });
    expect([asked.desde!.slice(0, 10), asked.hasta!.slice(0, 10)]).toEqual(['2027-01-01', '2027-02-01']);
    expect(parametersOf({ periodo: 'fechas' })).toEqual({});
  });

  it('requests people and units by number, and sets of actions by their members', () => {
    expect(
      parametersOf({ periodo: 'fechas', usuarioId: '3', unidadId: '4', acciones: 'lecturas', texto: 'a' }),
    ).toEqual({
      usuarioId: 3,
      unidadId: 4,
      acciones: ACTION_SETS['lecturas']!.join(','),
      texto: 'a',
    });
    expect(parametersOf({ periodo: 'fechas', acciones: 'CREAR' })).toEqual({ acciones: 'CREAR' });
  });
});

describe('an event in words', () => {
  const names: Readonly<Record<string, string>> = { 'resources.cama.name': 'Cama', 'bitacora.kinds.sesion': 'Sesión' };
  const translate = (key: string, options: { readonly smart_count?: number; readonly _?: string } = {}) => {
    const name = names[key];
    if (name !== undefined) return options.smart_count === 2 ? `${name}s` : name;
    if (key.startsWith('resources.') || key.startsWith('bitacora.kinds.')) return options._ ?? key;
    return `${key.replace('bitacora.', '')}${JSON.stringify(options)}`;
  };
  const event = (more: object) =>
    eventSentence(
      translate as never,
      {
        accion: 'EDITAR',
        entidad: 'cama',
        entidadId: '7',
        titulo: null,
        transicion: null,
        filas: null,
        usuarioNombre: 'Ana',
        ...more,
      } as never,
    );

  it('names the record, or its number, and the step', () => {
    expect(event({})).toEqual({
      who: 'Ana',
      did: `did.EDITAR${JSON.stringify({ kind: 'cama', kinds: 'camas', record: '#7', step: '', smart_count: 0 })}`,
    });
    expect(event({ titulo: 'Cama 3', transicion: 'ocupar', accion: 'TRANSICION' }).did).toMatch(
      /"record":"Cama 3","step":"ocupar"/,
    );
  });

  it('counts the records of a bulk change', () => {
    expect(event({ entidadId: null, filas: 12 }).did).toMatch(/^did\.EDITAR_VARIOS.*"record":"".*"smart_count":12/);
  });

  it.each([
    ['SESION_FALLIDA', 'somebody{}'],
    ['BLOQUEO', 'system{}'],
    ['EDITAR', 'system{}'],
  ])('without a known user (%s) names the actor: %s', (accion, who) => {
    expect(event({ accion, usuarioNombre: null }).who).toBe(who);
  });

  it('has no step for a session', () => {
    expect(event({ accion: 'BLOQUEO', transicion: 'x', entidad: 'sesion' }).did).toMatch(
      /^did\.BLOQUEO.*"kind":"sesión".*"step":""/,
    );
    expect(event({ entidad: 'otra' }).did).toMatch(/"kind":"otra"/);
  });
});
