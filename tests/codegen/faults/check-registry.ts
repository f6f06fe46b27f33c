import type { Fault } from '../../support/codegen/fault';
import { LONG, folioOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/check-registry.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'lines in a table of the server',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { table: 'bitacora' };
    },
    rule: 'name-clash',
    line: 'lines',
  },
  {
    title: 'lines in a table with a longer name than the database keeps',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { table: LONG };
    },
    rule: 'bad-name',
    line: 'lines',
  },
  {
    title: 'two entities on one path',
    break: (_, { marca }) => {
      marca['x-entity'].path = '/flota/ambulancia';
    },
    rule: 'duplicate-path',
    line: '',
  },
  {
    title: 'two kinds of documents numbered in one series',
    break: (s) => {
      folioOf(s);
      folioOf(s, 'entities/flota/taller.json');
    },
    rule: 'bad-folio',
    line: 'AMB',
  },
  {
    title: 'a permission that nobody holds',
    break: (s) => {
      s['profiles.json']!.permissions.push({ key: 'flota.ver', title: { es: 'Ver', en: 'See' }, risk: 'BAJO' });
    },
    rule: 'ungranted-permission',
    line: 'flota.ver',
  },
  {
    title: 'a menu group that does not exist',
    break: (_, { x }) => {
      x.menu = 'catalogo';
    },
    rule: 'unknown-menu',
    line: 'catalogo',
    suggests: 'catalogos',
  },
  {
    title: 'a section that the menu group does not have',
    break: (_, { x }) => {
      x.menu = { group: 'catalogos', section: 'flota' };
    },
    rule: 'unknown-menu',
    line: '"section"',
    suggests: 'section',
  },
  {
    title: 'lines in a table that another entity has',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { table: 'marca' };
    },
    rule: 'name-clash',
    line: 'lines',
  },
  {
    title: 'two operations on one route',
    break: (s) => {
      s['endpoints/flota/otro.json'] = {
        ...structuredClone(s['endpoints/flota/ambulancia.json']),
        operations: { donde: s['endpoints/flota/ambulancia.json']!.operations.ubicacion },
      };
    },
    rule: 'duplicate-path',
    line: 'donde',
  },
  {
    title: 'an operation over the standard ones',
    break: (_, { operation }) => {
      operation.path = '';
    },
    rule: 'duplicate-path',
    line: 'ubicacion',
  },
  {
    title: 'a rename from an entity that still exists',
    break: (_, { x }) => {
      x.renamedFrom = 'marca';
    },
    rule: 'bad-rename',
    line: 'renamedFrom',
  },
];
