import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useDownload, type OpenedExport } from '../download/useDownload';
import type { Action } from '../operations/action';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { fileContent } from './file-content';
import { NO_EDITS, type Edits } from './corrections';
import type { ImportOutcome } from './import-outcome';
import type { ImportProgress } from './import-progress';

interface ImportBody {
  readonly archivo: string;
  readonly contenido: string;
  readonly aplicar: boolean;
  readonly omitirErrores: boolean;
  /** Manual mapping of headings to columns; '' for none. */
  readonly columnas?: Readonly<Record<string, string>>;
  readonly correcciones?: Edits['correcciones'];
  readonly omitirFilas?: Edits['omitirFilas'];
  readonly crearFilas?: Edits['crearFilas'];
  readonly parecidos?: 'CREAR' | 'OMITIR';
}

/** Body that applies a stored check. */
interface ApplyBody {
  readonly importacionId: number;
  readonly omitirErrores: boolean;
  readonly observaciones: string | null;
}

interface ImportCall {
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}

interface ImportProvider extends DataProvider {
  readonly sendImport: (path: string, body: ImportBody | ApplyBody, call: ImportCall) => Promise<ImportOutcome>;
  readonly openWrongRows: (path: string, body: ImportBody, signal: AbortSignal) => Promise<OpenedExport>;
}

export interface ImportState {
  readonly phase: 'choosing' | 'checking' | 'checked' | 'applying' | 'applied';
  readonly file: File | null;
  readonly outcome: ImportOutcome | null;
  readonly progress: ImportProgress | null;
  /** Milliseconds since the first progress report of the server. */
  readonly elapsed: number;
  readonly error: unknown;
}

const START: ImportState = { phase: 'choosing', file: null, outcome: null, progress: null, elapsed: 0, error: null };

/** Returns the non-empty edits of a file. */
function sentOf({ correcciones, omitirFilas, crearFilas, parecidos }: Edits): Pick<ImportBody, keyof Edits> {
  return {
    ...(correcciones.length > 0 ? { correcciones } : {}),
    ...(omitirFilas.length > 0 ? { omitirFilas } : {}),
    ...(crearFilas.length > 0 ? { crearFilas } : {}),
    ...(parecidos ? { parecidos } : {}),
  };
}

/**
 * Manages an import from the choice of the file to the result: it is checked first, then applied as a whole. Both can be cancelled.
 *
 * @param answers values of its form, if it has one
 */
export function useImport(
  { import: { path, review = false }, invalidates }: Action & Required<Pick<Action, 'import'>>,
  answers: Readonly<Record<string, unknown>>,
) {
  const { name: resource } = useResourceModule();
  const provider = useDataProvider<ImportProvider>();
  const queries = useQueryClient();
  const wrongRows = useDownload();
  const [state, setState] = useState(START);
  const content = useRef('');
  const key = useRef('');
  const choices = useRef<Readonly<Record<string, string>>>({});
  const edits = useRef(NO_EDITS);
  const kept = useRef<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const bodyOf = (file: File, aplicar: boolean, omitirErrores: boolean): ImportBody => ({
    archivo: file.name.slice(-200),
    contenido: content.current,
    aplicar,
    omitirErrores,
    ...(Object.keys(choices.current).length > 0 ? { columnas: choices.current } : {}),
    ...sentOf(edits.current),
    ...answers,
    // A check of the same file replaces the previous one.
    ...(kept.current === null ? {} : { importacionId: kept.current }),
  });
  const send = async (
    file: File,
    aplicar: boolean,
    omitirErrores: boolean,
    { signal }: AbortController,
    observaciones: string | null = null,
  ) => {
    let began = 0;
    const onProgress = (progress: ImportProgress) => {
      began ||= performance.now();
      if (!signal.aborted) setState((now) => ({ ...now, progress, elapsed: performance.now() - began }));
    };
    const outcome = await provider.sendImport(
      review && !aplicar ? `${path}-check` : path,
      review && aplicar
        ? { importacionId: kept.current!, omitirErrores, observaciones }
        : bodyOf(file, aplicar, omitirErrores),
      { idempotencyKey: aplicar ? `${key.current}${omitirErrores ? '+' : ''}` : null, signal, onProgress },
    );
    kept.current = outcome.importacionId ?? null;
    return outcome;
  };
  /** State to return to after a failure or cancellation. */
  const attempt = async (from: ImportState, work: (controller: AbortController) => Promise<ImportState>) => {
    const controller = new AbortController();
    running.current = controller;
    try {
      setState(await work(controller));
    } catch (error) {
      setState({ ...from, error: controller.signal.aborted ? null : error });
    } finally {
      running.current = null;
    }
  };
  const check = async (file: File, said: Readonly<Record<string, string>> = {}) => {
    setState({ ...START, phase: 'checking', file });
    choices.current = said;
    edits.current = NO_EDITS;
    if (file !== state.file) kept.current = null;
    await attempt({ ...START, file }, async (controller) => {
      content.current = await fileContent(file);
      key.current = crypto.randomUUID();
      return { ...START, phase: 'checked', file, outcome: await send(file, false, false, controller) };
    });
  };
  /** Checks the same file again, with the corrected mapping of headings. */
  const choose = async (said: Readonly<Record<string, string>>) => {
    if (state.file) await check(state.file, { ...choices.current, ...said });
  };
  /** Checks the same file again, with corrections; after a failure the previous findings stay. */
  const recheck = async (corrected: Edits) => {
    const { file, outcome } = state;
    if (!file) return false;
    const before = edits.current;
    const from: ImportState = { ...START, phase: 'checked', file, outcome };
    setState({ ...START, phase: 'checking', file, outcome });
    let isDone = false;
    await attempt(from, async (controller) => {
      edits.current = corrected;
      key.current = crypto.randomUUID();
      const next: ImportState = { ...from, outcome: await send(file, false, false, controller) };
      isDone = true;
      return next;
    });
    if (!isDone) edits.current = before;
    return isDone;
  };
  const apply = async (omitirErrores: boolean, observaciones: string | null = null) => {
    const { file, outcome } = state;
    if (!file) return;
    setState({ ...START, phase: 'applying', file, outcome });
    await attempt({ ...START, phase: 'checked', file, outcome }, async (controller) => {
      const applied = await send(file, true, omitirErrores, controller, observaciones);
      await Promise.all(
        [...new Set([resource, ...invalidates])].map((other) => queries.invalidateQueries({ queryKey: [other] })),
      );
      return { ...START, phase: 'applied', file, outcome: applied };
    });
  };
  const saveWrongRows = (name: string) =>
    wrongRows.run(name, 'xlsx', (signal) => provider.openWrongRows(path, bodyOf(state.file!, false, false), signal));
  return {
    state,
    check,
    recheck,
    choose,
    apply,
    cancel: () => running.current?.abort(),
    restart: () => setState(START),
    wrongRows: { state: wrongRows.state, save: saveWrongRows },
  };
}
