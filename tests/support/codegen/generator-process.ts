import { parseArgs } from 'node:util';
import { generate } from '../../../scripts/codegen/generate';
import { OPTIONS } from '../../../scripts/codegen/main-options';
import type { Said } from './kept-generator';

/** The process of `keepGenerator`. */
process.on('message', (flags: string[]) => {
  const said: unknown[] = [];
  const say = (text: unknown) => said.push(text);
  void generate(parseArgs({ args: flags, options: OPTIONS }).values, { log: say, error: say }).then((code) =>
    process.send!({ code, output: said.map((text) => `${String(text)}\n`).join('') } satisfies Said),
  );
});
