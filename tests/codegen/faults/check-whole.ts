import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/check-whole.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a name that is a list',
    break: (_, { x }) => {
      x.label = '{placas} {proveedores}';
    },
    rule: 'wrong-type',
    line: 'proveedores',
  },
  {
    title: 'two sections of one name',
    break: (_, { x }) => {
      x.sections.push(x.sections[0]);
    },
    rule: 'name-clash',
    line: 'datos',
    suggests: 'one of them',
  },
  {
    title: 'an entity that was called as it is',
    break: (_, { x }) => {
      x.renamedFrom = 'ambulancia';
    },
    rule: 'bad-rename',
    line: 'renamedFrom',
  },
  {
    title: 'a permission for what nobody can do',
    break: (_, { x }) => {
      x.operations = ['list', 'get'];
      x.permissions = { create: 'catalogo.ver' };
    },
    rule: 'contradiction',
    line: 'create',
  },
];
