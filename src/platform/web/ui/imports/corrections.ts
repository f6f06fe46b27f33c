import type { ImportFinding } from './import-outcome';

/** Correction of a cell, in one row or in all equal cells of the column. */
export interface Correction {
  readonly fila?: number;
  readonly dice?: string;
  readonly columna: string;
  readonly valor: string;
}

/** Edits sent with a file, applied in this order. */
export interface Edits {
  readonly correcciones: readonly Correction[];
  readonly omitirFilas: readonly number[];
  /** Rows created despite possible duplicates. */
  readonly crearFilas: readonly number[];
  /** Decision for the other possible duplicates; null while undecided. */
  readonly parecidos: 'CREAR' | 'OMITIR' | null;
}

/** Maximum corrections and skipped rows that the server accepts for one file. */
export const MAX_EDITS = 5000;

export const NO_EDITS: Edits = { correcciones: [], omitirFilas: [], crearFilas: [], parecidos: null };

export interface CorrectionsState {
  /** Edits behind the displayed findings. */
  readonly sent: Edits;
  /** Sent edits without those undone since, plus the rows skipped since. */
  readonly edits: Edits;
  /** Corrections typed since, by cell key. */
  readonly typed: ReadonlyMap<string, Correction>;
}

export type CorrectionStep =
  | { readonly step: 'type'; readonly finding: ImportFinding; readonly valor: string }
  | { readonly step: 'everywhere'; readonly finding: ImportFinding; readonly on: boolean }
  | { readonly step: 'skip'; readonly fila: number; readonly on: boolean }
  | { readonly step: 'create'; readonly fila: number; readonly on: boolean }
  | { readonly step: 'alike'; readonly all: Edits['parecidos'] }
  | { readonly step: 'undo'; readonly correction: Correction }
  | { readonly step: 'undoAll' }
  | { readonly step: 'checked'; readonly edits: Edits };

export const NO_CORRECTIONS: CorrectionsState = { sent: NO_EDITS, edits: NO_EDITS, typed: new Map() };

const ownKey = ({ fila, celda }: ImportFinding) => `${fila} ${celda}`;
const sharedKey = ({ celda, valor }: ImportFinding) => `= ${celda} ${valor}`;

/** Returns the correction typed for the cell of a finding, alone or for all equal cells. */
export function typedFor(typed: CorrectionsState['typed'], finding: ImportFinding): Correction | undefined {
  return typed.get(ownKey(finding)) ?? typed.get(sharedKey(finding));
}

export function correctionsReducer(state: CorrectionsState, step: CorrectionStep): CorrectionsState {
  switch (step.step) {
    case 'type':
      return { ...state, typed: withTyped(state.typed, step.finding, step.valor, isShared(state.typed, step.finding)) };
    case 'everywhere': {
      const { finding } = step;
      const valor = typedFor(state.typed, finding)?.valor ?? finding.valor;
      const others = new Map([...state.typed].filter(([key]) => key !== ownKey(finding) && key !== sharedKey(finding)));
      return { ...state, typed: withTyped(others, finding, valor, step.on) };
    }
    case 'skip':
    case 'create': {
      // A row is either created or skipped.
      const without = (rows: readonly number[]) => rows.filter((fila) => fila !== step.fila);
      const [omitirFilas, crearFilas] = [without(state.edits.omitirFilas), without(state.edits.crearFilas)];
      const added = step.on ? [step.fila] : [];
      return {
        ...state,
        edits: {
          ...state.edits,
          omitirFilas: step.step === 'skip' ? [...omitirFilas, ...added] : omitirFilas,
          crearFilas: step.step === 'create' ? [...crearFilas, ...added] : crearFilas,
        },
      };
    }
    case 'alike':
      return { ...state, edits: { ...state.edits, parecidos: step.all } };
    case 'undo':
      return {
        ...state,
        typed: new Map([...state.typed].filter(([, each]) => each !== step.correction)),
        edits: { ...state.edits, correcciones: state.edits.correcciones.filter((each) => each !== step.correction) },
      };
    case 'undoAll':
      return { ...state, edits: NO_EDITS, typed: new Map() };
    case 'checked':
      return { sent: step.edits, edits: step.edits, typed: new Map() };
  }
}

function isShared(typed: CorrectionsState['typed'], finding: ImportFinding): boolean {
  return !typed.has(ownKey(finding)) && typed.has(sharedKey(finding));
}

/** Restoring the original text removes the correction. */
function withTyped(
  typed: CorrectionsState['typed'],
  finding: ImportFinding,
  valor: string,
  everywhere: boolean,
): CorrectionsState['typed'] {
  const next = new Map(typed);
  const key = everywhere ? sharedKey(finding) : ownKey(finding);
  const place = everywhere ? { dice: finding.valor } : { fila: finding.fila };
  // A correction of all equal cells stays while it is typed, so that the box stays ticked.
  if (valor === finding.valor && !everywhere) next.delete(key);
  else next.set(key, { ...place, columna: finding.celda, valor });
  return next;
}

/** Returns all edits to send. Corrections of equal cells come first, so that those of single rows override them. */
export function editsOf({ edits, typed }: CorrectionsState): Edits {
  const fresh = [...typed.values()].filter(({ dice, valor }) => dice !== valor);
  const replaced = new Set(
    fresh.filter(({ fila }) => fila !== undefined).map(({ fila, columna }) => `${fila} ${columna}`),
  );
  const kept = edits.correcciones.filter(({ fila, columna }) => !replaced.has(`${fila} ${columna}`));
  return {
    ...edits,
    correcciones: [
      ...kept,
      ...fresh.filter(({ dice }) => dice !== undefined),
      ...fresh.filter(({ fila }) => fila !== undefined),
    ],
  };
}

/** True when the edits exceed the server's limit. */
export function isTooMuch({ correcciones, omitirFilas, crearFilas }: Edits): boolean {
  return Math.max(correcciones.length, omitirFilas.length, crearFilas.length) > MAX_EDITS;
}

/** True when the file needs another check. */
export function isChanged(state: CorrectionsState): boolean {
  return JSON.stringify(editsOf(state)) !== JSON.stringify(state.sent);
}
