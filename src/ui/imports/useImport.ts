import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import type { Action } from '../operations/action';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { fileContent } from './file-content';
import type { ImportOutcome } from './import-outcome';

interface ImportProvider extends DataProvider {
  readonly sendImport: (path: string, body: { readonly archivo: string; readonly contenido: string; readonly aplicar: boolean; readonly omitirErrores: boolean }, idempotencyKey: string | null) => Promise<ImportOutcome>;
}

export interface ImportState {
  readonly phase: 'choosing' | 'checking' | 'checked' | 'applying' | 'applied';
  readonly file: File | null;
  readonly outcome: ImportOutcome | null;
  readonly error: unknown;
}

const START: ImportState = { phase: 'choosing', file: null, outcome: null, error: null };

/** An import from the choice of the file to what became of it: it is checked first, then applied as a whole. */
export function useImport({ import: { path }, invalidates }: Action & Required<Pick<Action, 'import'>>) {
  const { name: resource } = useResourceModule();
  const provider = useDataProvider<ImportProvider>();
  const queries = useQueryClient();
  const [state, setState] = useState(START);
  const content = useRef('');
  const key = useRef('');

  const send = (file: File, aplicar: boolean, omitirErrores: boolean) =>
    provider.sendImport(path, { archivo: file.name.slice(-200), contenido: content.current, aplicar, omitirErrores }, aplicar ? `${key.current}${omitirErrores ? '+' : ''}` : null);
  const check = async (file: File) => {
    setState({ ...START, phase: 'checking', file });
    try {
      content.current = await fileContent(file);
      key.current = crypto.randomUUID();
      setState({ phase: 'checked', file, outcome: await send(file, false, false), error: null });
    } catch (error) {
      setState({ ...START, file, error });
    }
  };
  const apply = async (omitirErrores: boolean) => {
    const { file, outcome } = state;
    if (!file) return;
    setState({ phase: 'applying', file, outcome, error: null });
    try {
      const applied = await send(file, true, omitirErrores);
      setState({ phase: 'applied', file, outcome: applied, error: null });
      await Promise.all([...new Set([resource, ...invalidates])].map((other) => queries.invalidateQueries({ queryKey: [other] })));
    } catch (error) {
      setState({ phase: 'checked', file, outcome, error });
    }
  };
  return { state, check, apply, restart: () => setState(START) };
}
