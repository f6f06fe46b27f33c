import type { Fault } from '../../support/codegen/fault';
import { conflictOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/security.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a profile that holds an unknown permission',
    break: (s) => {
      s['profiles.json']!.profiles[0].permissions['catalogo.borrar'] = 'RED';
    },
    rule: 'unknown-permission',
    line: 'catalogo.borrar',
  },
  {
    title: 'a permission that is said to be planned, and is asked for',
    break: (s) => {
      s['profiles.json']!.permissions[0].planned = true;
    },
    rule: 'permission-in-use',
    line: '"planned": true',
    suggests: 'remove',
  },
  {
    title: 'a profile that may give one that there is not',
    break: (s) => {
      s['profiles.json']!.profiles[0].grants = [`${s['profiles.json']!.profiles[0].name}x`];
    },
    rule: 'unknown-profile',
    line: 'x"',
    suggests: 'did you mean',
  },
  {
    title: 'a pair at odds with an unknown permission',
    break: (s) => {
      conflictOf(s).permissions = ['catalogo.ver', 'catalogo.administra'];
    },
    rule: 'unknown-permission',
    line: 'catalogo.administra',
    suggests: 'catalogo.administrar',
  },
  {
    title: 'a permission at odds with itself',
    break: (s) => {
      conflictOf(s).permissions = ['catalogo.ver', 'catalogo.ver'];
    },
    rule: 'bad-conflict',
    line: 'catalogo.ver',
    suggests: 'remove',
  },
  {
    title: 'a pair at odds that stands twice',
    break: (s) => {
      const { permissions, ...rest } = conflictOf(s);
      s['profiles.json']!.conflicts.push({ permissions: permissions.toReversed(), ...rest });
    },
    rule: 'bad-conflict',
    line: 'permissions',
    suggests: 'keep one',
  },
];
