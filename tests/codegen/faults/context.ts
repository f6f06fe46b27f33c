import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/context.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'comments that take a permission that there is not',
    break: (_, { x }) => {
      x.comments = { write: 'ambulancia.comentar' };
    },
    rule: 'unknown-permission',
    line: 'ambulancia.comentar',
  },
  {
    title: 'a permission to read that nobody knows',
    break: (_, { fields }) => {
      fields.placas['x-field'].sensitive = { permission: 'catalogo.vr', show: 'initial' };
    },
    rule: 'unknown-permission',
    line: 'catalogo.vr',
    suggests: 'catalogo.ver',
  },
  {
    title: 'a permission that does not exist',
    break: (_, { x }) => {
      x.permissions = { view: 'catalogos.ver' };
    },
    rule: 'unknown-permission',
    line: 'catalogos.ver',
    suggests: 'catalogo.ver',
  },
  {
    title: 'a page of the menu that needs a permission nobody knows',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [
        { id: 'pagina', title: { es: 'Página', en: 'Page' }, to: '/ambulancia', needs: 'catalogo.vr' },
      ];
    },
    rule: 'unknown-permission',
    line: 'catalogo.vr',
    suggests: 'catalogo.ver',
  },
];
