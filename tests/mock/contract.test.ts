import { describe, expect, it } from 'vitest';
import { ROUTES } from '#areas/muestra/web/backend/routes';
import { contract } from '../support/mock/contract';
import { sender } from '../support/mock/sender';

const cases = contract(sender());

describe('the sample backend follows the list of the specification', () => {
  it('in all its nineteen lines', () => {
    expect(ROUTES).toHaveLength(19);
    expect(new Set(cases.map(({ endpoint }) => endpoint))).toEqual(
      new Set(ROUTES.map(({ method, path }) => `${method} ${path}`)),
    );
  });

  it.each(cases.map(({ endpoint, name }, index) => ({ title: `${endpoint} ${name}`, index })))(
    '$title',
    async ({ index }) => {
      // Each line runs on a new backend.
      await expect(contract(sender())[index]?.check()).resolves.toBeUndefined();
    },
  );

  it.each([
    ['in its order', contract(sender())],
    ['backwards', contract(sender()).toReversed()],
  ])('on one backend, %s', async (_name, walk) => {
    for (const { check } of walk) await expect(check()).resolves.toBeUndefined();
  });
});
