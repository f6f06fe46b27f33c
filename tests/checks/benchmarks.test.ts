import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { manyEntities } from '../../scripts/bench/many-entities';
import { compileSchemas } from '../../scripts/codegen/compile';

describe('the benchmarks', () => {
  it('have as many entities as they ask for, which compile', async () => {
    const root = await manyEntities(120);
    try {
      const result = await compileSchemas(root);
      expect(result.ok ? result.model.entities.length : result.errors.map(({ message }) => message)).toBe(120);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});
