import { describe, expect, it } from 'vitest';
import { controlLimits, signalsOf } from '#platform/shared/reportes/control-limits';

describe('limits of a process', () => {
  // Each pair of neighbours differs by 2, so that the limits are 5.32 from the mean.
  const steady = [9, 11, 9, 11, 9, 11, 9, 11, 9, 11];

  it('are derived from the mean difference between neighbours', () => {
    expect(controlLimits(steady)).toEqual({ centre: 10, lower: 4.68, upper: 15.32 });
  });

  it('are not below zero', () => {
    expect(controlLimits(steady.map((value) => value - 8))).toEqual({ centre: 2, lower: 0, upper: 7.32 });
  });

  it('are absent for fewer than ten values', () => {
    expect(controlLimits(steady.slice(1))).toBeNull();
    expect(controlLimits([])).toBeNull();
  });
});

describe('a signal of a control chart', () => {
  const limits = { centre: 10, lower: 5, upper: 15 };

  it('is a value beyond a limit, and not one on it', () => {
    expect(signalsOf([10, 15, 15.1, 5, 4.9], limits)).toEqual([null, null, 'FUERA', null, 'FUERA']);
  });

  it('is a whole run of eight on one side, and no run of seven', () => {
    const eight = Array.from({ length: 8 }, () => 11);
    expect(signalsOf([9, ...eight, 9], limits)).toEqual([null, ...eight.map(() => 'RACHA'), null]);
    expect(signalsOf([9, ...eight.slice(1), 9], limits)).toEqual(Array.from({ length: 9 }, () => null));
  });

  it('is no run that includes a value on the mean', () => {
    const four = [11, 11, 11, 11];
    expect(signalsOf([...four, 10, ...four], limits)).toEqual(Array.from({ length: 9 }, () => null));
  });
});
