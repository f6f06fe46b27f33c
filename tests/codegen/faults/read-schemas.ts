import type { Fault } from '../../support/codegen/fault';
import { AMBULANCE, deepened } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/load/read-schemas.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a comma too many',
    break: (s) => {
      s[AMBULANCE] = '{ "title": "Ambulancia",, }';
    },
    rule: 'json-syntax',
    line: ',,',
  },
  {
    title: 'an empty file',
    break: (s) => {
      s[AMBULANCE] = '';
    },
    rule: 'json-syntax',
    line: '',
  },
  {
    title: 'a file cut short',
    break: (s) => {
      s[AMBULANCE] = JSON.stringify(s[AMBULANCE]).slice(0, 200);
    },
    rule: 'json-syntax',
    line: 'Ambulancia',
  },
  {
    title: 'a key that stands twice',
    break: (s) => {
      s['entities/flota/marca.json'] = JSON.stringify(s['entities/flota/marca.json'], null, 2).replace(
        '"title": "Marca"',
        '"title": "Otra",\n  "title": "Marca"',
      );
    },
    rule: 'duplicate-key',
    line: '"title": "Marca"',
  },
  {
    title: 'five thousand lists inside each other',
    break: (s) => deepened(s, ['[', ']'], 5000),
    rule: 'json-syntax',
    line: 'Ambulancia',
  },
  {
    title: 'five thousand objects inside each other',
    break: (s) => deepened(s, ['{"a":', '}'], 5000),
    rule: 'json-syntax',
    line: 'Ambulancia',
  },
  {
    title: 'five thousand lists that nobody closes',
    break: (s) => {
      s[AMBULANCE] = '['.repeat(5000);
    },
    rule: 'json-syntax',
    line: '[[',
  },
];
