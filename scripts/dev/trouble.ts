import path from 'node:path';
import type { ErrorPayload } from 'vite';
import { formatDiagnostic, type Diagnostic } from '../codegen/diagnostic';

/** Error that prevents a save from taking effect, for terminal and page. */
export interface Trouble {
  readonly text: string;
  readonly overlay: ErrorPayload['err'];
}

const GOES_ON = 'Nothing was changed: the last good version goes on.';

/** Formats schema errors: all of them for the terminal; for the page, the first with a clickable place, then the others. */
export function schemaTrouble(errors: readonly Diagnostic[], root: string): Trouble {
  const [first, ...others] = errors.map((error) => ({ error, text: formatDiagnostic(error) }));
  const { file, line, column } = first!.error;
  const count = `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in schemas/. ${GOES_ON}`;
  return {
    text: [first!.text, ...others.map(({ text }) => text), count].join('\n\n'),
    overlay: {
      plugin: 'schemas',
      id: path.join(root, file),
      loc: { file: path.join(root, file), line, column },
      message: first!.text,
      stack: [...others.map(({ text }) => text), count].join('\n\n'),
    },
  };
}

/** Formats any other error: a migration that would lose data, server code that does not load. */
export function otherTrouble(error: unknown, plugin: string): Trouble {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  // Errors for users have no stack trace.
  const trace =
    stack.startsWith(message) || stack === message ? '' : stack.slice(stack.indexOf(message) + message.length).trim();
  const isExpected = error instanceof Error && error.name === 'RefusedLosses';
  return {
    text: `${message}\n${isExpected ? GOES_ON : trace}`,
    overlay: { plugin, message, stack: isExpected ? GOES_ON : trace },
  };
}
