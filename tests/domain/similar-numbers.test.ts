import { expect, it } from 'vitest';
import { similarNumbers } from '#areas/inventario/shared/alerta-sanitaria/similar-numbers';

it.each([
  ['A24-118', 'a24-118', true],
  ['A24-118', 'A24118', true],
  ['A24-118', 'A24 118', true],
  ['A24-118', 'A24/118', true],
  ['A24-118', 'A24-0118', true],
  ['A24-118', 'A024-118', true],
  ['007', '7', true],
  ['A24-118', 'A24-118', false],
  ['A24-118', 'A24-181', false],
  ['A24-118', 'A24-1180', false],
  ['A24-118', 'B24-118', false],
  ['A100', 'A1', false],
])('distinguishes spellings of %s from other lots: %s', (recalled, known, isSimilar) => {
  expect(similarNumbers([recalled], [known])).toEqual(isSimilar ? [known] : []);
});
