import { describe, expect, it } from 'vitest';
import { arranged, type Arrangement } from '#platform/web/shell/arranged';
import { hereIn } from '#platform/web/shell/nav/HereContext';
import { sectionsOf } from '#platform/web/shell/sections-of';
import type { MenuGroup, MenuItem } from '#platform/web/shell/menu';
import { moduleOrder } from '#platform/shared/module-key';

const item = (id: string, to = `/${id}`): MenuItem => ({
  id,
  to,
  icon: 'home',
  text: id,
  section: null,
  one: null,
  entity: null,
  pile: null,
  permissions: null,
  unitGroups: null,
  kind: 'record',
  backend: 'server',
});
const group = (id: string, ...items: MenuItem[]): MenuGroup => ({
  id,
  icon: 'home',
  text: id,
  unitGroups: null,
  items,
});
const GROUPS = [
  group('inicio', item('home')),
  group('suministro', item('insumo'), item('solicitud')),
  group('catalogos', item('turno')),
];

type Module = Arrangement['modulos'][number];
const module = (clave: string, more: Partial<Module> = {}): Module => ({
  clave,
  nombre: clave,
  icono: null,
  ruta: null,
  orden: 0,
  dentroDe: null,
  visibleTablet: true,
  ...more,
});
const shown = (arrangement: Partial<Arrangement>, tablet = false) =>
  arranged(GROUPS, { modulos: [], ocultos: [], ...arrangement }, tablet).map(({ text, items }) =>
    [text, ...items.map(({ text: of }) => of)].join(': '),
  );

describe('the menu as an installation has arranged it', () => {
  it('is the default without an arrangement', () => {
    expect(shown({})).toEqual(['inicio: home', 'suministro: insumo: solicitud', 'catalogos: turno']);
  });

  it('has other names, icons and order', () => {
    const modulos = [
      module('catalogos', { nombre: 'Listas', orden: 1, icono: 'flag' }),
      module('suministro-solicitud', {
        nombre: 'Pedidos',
        dentroDe: 'suministro',
        orden: moduleOrder(1, -1),
        ruta: '/solicitud',
      }),
    ];
    expect(shown({ modulos })).toEqual(['Listas: turno', 'inicio: home', 'suministro: Pedidos: insumo']);
    expect(arranged(GROUPS, { modulos, ocultos: [] }, false)[0]!.icon).toBe('flag');
  });

  it('keeps its icon where the module names none that can be drawn', () => {
    expect(arranged(GROUPS, { modulos: [module('inicio', { icono: 'toString' })], ocultos: [] }, false)[0]!.icon).toBe(
      'home',
    );
  });

  it('shows a page of several groups in the group for the fewest kinds of units, or the next if hidden there', () => {
    const kinds = (unitGroups: readonly string[] | null, ...[id, ...items]: Parameters<typeof group>): MenuGroup => ({
      ...group(id, ...items),
      unitGroups,
    });
    const groups = [
      kinds(null, 'reportes', item('kardex')),
      kinds(['HOSPITAL', 'CENTRO_SALUD'], 'consulta', item('recepcion'), item('kardex')),
      kinds(['HOSPITAL'], 'hospital', item('recepcion')),
      kinds(['CENTRO_SALUD'], 'centro', item('recepcion')),
    ];
    const seen = (ocultos: readonly string[]) =>
      arranged(groups, { modulos: [], ocultos: [...ocultos] }, false).map(({ id, items }) =>
        [id, ...items.map(({ to }) => to)].join(' '),
      );
    expect(seen([])).toEqual(['consulta /kardex', 'hospital /recepcion']);
    expect(seen(['hospital-recepcion'])).toEqual(['consulta /kardex', 'centro /recepcion']);
    expect(seen(['hospital', 'centro', 'consulta-kardex'])).toEqual(['reportes /kardex', 'consulta /recepcion']);
  });

  it('gives a module of the installation no page that the person cannot see there', () => {
    const modulos = [
      module('hospital', { orden: 1 }),
      module('hospital-kardex', { dentroDe: 'hospital', ruta: '/kardex', orden: 2 }),
    ];
    const [hospital, state] = [group('hospital', item('camas'), item('kardex')), group('estatal', item('kardex'))];
    const seen = [group('hospital', item('camas')), state];
    expect(
      arranged(seen, { modulos, ocultos: [] }, false, [hospital, state]).map(({ id, items }) =>
        [id, ...items.map(({ to }) => to)].join(' '),
      ),
    ).toEqual(['hospital /camas', 'estatal /kardex']);
  });

  it('shows pages without a heading before those with one', () => {
    const under = (id: string, section: string | null): MenuItem => ({ ...item(id), section });
    expect(
      sectionsOf([under('a', 'Recepción'), under('b', null), under('c', 'Recepción')]).map(({ title, items }) => [
        title,
        ...items.map(({ id }) => id),
      ]),
    ).toEqual([
      [null, 'b'],
      ['Recepción', 'a', 'c'],
    ]);
    expect(sectionsOf([under('a', 'Recepción')]).map(({ title }) => title)).toEqual(['Recepción']);
  });

  it('omits hidden items, and empty groups', () => {
    expect(shown({ ocultos: ['suministro-insumo', 'catalogos-turno'] })).toEqual([
      'inicio: home',
      'suministro: solicitud',
    ]);
    expect(shown({ ocultos: ['suministro'] })).toEqual(['inicio: home', 'catalogos: turno']);
  });

  it('moves an item to another group, also from a hidden one, and to the group around a part of a group', () => {
    const moved = module('suministro-solicitud', {
      nombre: 'solicitud',
      dentroDe: 'catalogos',
      orden: 999,
      ruta: '/solicitud',
    });
    expect(shown({ modulos: [moved], ocultos: ['suministro'] })).toEqual([
      'inicio: home',
      'catalogos: turno: solicitud',
    ]);
    const deep = [
      module('parte', { dentroDe: 'catalogos' }),
      module('suministro-solicitud', { nombre: 'solicitud', dentroDe: 'parte', orden: 999, ruta: '/solicitud' }),
    ];
    expect(shown({ modulos: deep })).toEqual(['inicio: home', 'suministro: insumo', 'catalogos: turno: solicitud']);
  });

  it('has custom modules of the installation, with pages that the person may open anyway', () => {
    const modulos = [
      module('urgentes', { nombre: 'Urgentes', ruta: '/solicitud?filter=%7B%7D', dentroDe: 'inicio', orden: 999 }),
      module('nuestro', { nombre: 'Nuestro', orden: 5 }),
      module('turnos-de-noche', { nombre: 'De noche', ruta: '/turno?q=noche', dentroDe: 'nuestro', orden: 1 }),
      module('ajeno', { nombre: 'Ajeno', ruta: '/usuario', dentroDe: 'nuestro', orden: 2 }),
      module('fuera', { nombre: 'Fuera', ruta: '//example.org/solicitud', dentroDe: 'nuestro', orden: 3 }),
      module('suelto', { nombre: 'Suelto', ruta: '/insumo', orden: 6 }),
    ];
    expect(shown({ modulos })).toEqual([
      'Nuestro: De noche',
      'Suelto: Suelto',
      'inicio: home: Urgentes',
      'suministro: insumo: solicitud',
      'catalogos: turno',
    ]);
  });

  it('shows on a tablet only the modules for tablets', () => {
    const modulos = [
      module('suministro-insumo', { nombre: 'insumo', dentroDe: 'suministro', visibleTablet: false, ruta: '/insumo' }),
    ];
    expect(shown({ modulos }, true)).toEqual(['inicio: home', 'suministro: solicitud', 'catalogos: turno']);
    expect(shown({ modulos })).toContain('suministro: insumo: solicitud');
  });

  it('shows a page of several groups once, in the first visible one', () => {
    const twice = [group('hospital', item('solicitud')), group('oficina', item('solicitud'), item('mapa'))];
    const texts = (arrangement: Partial<Arrangement>) =>
      arranged(twice, { modulos: [], ocultos: [], ...arrangement }, false).map(({ id, items }) =>
        [id, ...items.map((each) => each.id)].join(': '),
      );
    expect(texts({})).toEqual(['hospital: solicitud', 'oficina: mapa']);
    expect(texts({ ocultos: ['hospital'] })).toEqual(['oficina: solicitud: mapa']);
  });
});

describe('the menu item of a page', () => {
  const groups = [
    group('a', item('por-surtir', '/solicitud?filter=%7B%22paso%22%3A%22surtir%22%7D'), item('solicitud')),
    group('b', item('usuario'), item('usuarios-proveedor', '/usuario/proveedores')),
  ];

  it.each([
    ['/solicitud', '', '/solicitud'],
    ['/solicitud/7', '', '/solicitud'],
    [
      '/solicitud',
      '?filter=%7B%22paso%22%3A%22surtir%22%7D&page=1',
      '/solicitud?filter=%7B%22paso%22%3A%22surtir%22%7D',
    ],
    ['/solicitud', '?filter=%7B%22urgente%22%3Atrue%7D', '/solicitud'],
    ['/usuario/proveedores', '', '/usuario/proveedores'],
    ['/usuarios', '', null],
  ])('at %s%s is exactly one', (pathname, search, to) => {
    expect(hereIn(groups, pathname, search)).toBe(to);
  });
});
