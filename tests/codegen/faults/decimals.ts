import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/decimals.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a number in steps that are no decimal places',
    break: (_, { fields }) => {
      fields.litrosOxigeno.multipleOf = 0.25;
    },
    rule: 'unsupported',
    line: '0.25',
    suggests: '0.01',
  },
  {
    title: 'a maximum beyond the digits of the column',
    break: (_, { fields }) => {
      fields.litrosOxigeno.maximum = 1e9;
    },
    rule: 'beyond-column',
    line: '1000000000',
    suggests: 'precision',
  },
  {
    title: 'a default beyond the digits of the column',
    break: (_, { fields }) => {
      fields.litrosOxigeno.default = 123456;
    },
    rule: 'beyond-column',
    line: '123456',
  },
  {
    title: 'a minimum finer than the column',
    break: (_, { fields }) => {
      fields.litrosOxigeno.minimum = 0.25;
    },
    rule: 'beyond-column',
    line: '0.25',
  },
  {
    title: 'more decimals than digits',
    break: (_, { fields }) => {
      Object.assign(fields.litrosOxigeno['x-field'], { precision: 2, scale: 4 });
    },
    rule: 'beyond-column',
    line: 'scale',
  },
  {
    title: 'digits of which nobody says how many are decimals',
    break: (_, { fields }) => {
      delete fields.litrosOxigeno['x-field'].scale;
    },
    rule: 'missing-keyword',
    line: 'precision',
    suggests: 'scale',
  },
  {
    title: 'decimals that are said twice, and otherwise',
    break: (_, { fields }) => {
      fields.litrosOxigeno.multipleOf = 0.001;
    },
    rule: 'beyond-column',
    line: 'multipleOf',
  },
];
