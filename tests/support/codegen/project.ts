import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileSchemas, type CompileResult } from '../../../scripts/codegen/compile';

/** Schema files by path below `schemas/`, as text or as a value to write as JSON. */
export type SchemaSet = Readonly<Record<string, unknown>>;

/** Writes a project that has only the vocabulary and these schemas, and calls `use` with its folder. */
export async function withProject<T>(schemas: SchemaSet, use: (root: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(path.join(tmpdir(), 'schemas-'));
  try {
    await cp('schemas/meta', path.join(root, 'schemas/meta'), { recursive: true });
    for (const [file, content] of Object.entries(schemas)) {
      const target = path.join(root, 'schemas', file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    }
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

export function compileProject(schemas: SchemaSet): Promise<CompileResult> {
  return withProject(schemas, compileSchemas);
}
