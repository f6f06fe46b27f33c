import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/check-tasks.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a task that is no entry of the menu',
    break: (s, { x }) => {
      x.menu = 'catalogos';
      s['profiles.json']!.profiles[0].tasks = ['ambulansia'];
    },
    rule: 'unknown-menu',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
  {
    title: 'a task that its profile may not open',
    break: (s, { x }) => {
      x.menu = 'catalogos';
      s['profiles.json']!.profiles.push({
        name: 'Chofer',
        description: { es: 'Conduce', en: 'Drives' },
        scope: 'RED',
        tasks: ['ambulancia'],
        permissions: { 'catalogo.administrar': 'RED' },
      });
    },
    rule: 'unreachable-task',
    line: '"ambulancia"',
    suggests: 'catalogo.ver',
  },
];
