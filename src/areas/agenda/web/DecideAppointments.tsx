import { Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import { DataProviderContext, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { LateTexts } from '#platform/web/ui/texts/LateTexts';
import { affectedBy, type Affected, type Decision } from './affected';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const AffectedDialog = lazyPart(() => import('./AffectedDialog'));

type Calls = {
  readonly horarioCambiar: (call: OperationCall<'horarioCambiar'>) => Promise<OperationAnswer<'horarioCambiar'>>;
};
type Decisions = readonly { readonly eventoId: number; readonly accion: Decision }[];

interface Question {
  readonly affected: readonly Affected[];
  /** Null cancels the change. */
  readonly answer: (decisions: Decisions | null) => void;
}

/**
 * Wraps pages that change or deactivate opening hours. When the server refuses because of appointments, the user decides about each, and
 * the change is sent again with the decisions.
 */
export function DecideAppointments({ children }: { readonly children: ReactNode }) {
  const provider = useContext(DataProviderContext) as (DataProvider & Calls) | null;
  const [question, setQuestion] = useState<Question | null>(null);
  const deciding = useMemo(() => {
    if (provider === null) return provider;
    const ask = async (error: unknown): Promise<Decisions> => {
      const affected = affectedBy(error);
      if (affected === null) throw error;
      const decisions = await new Promise<Decisions | null>((answer) => setQuestion({ affected, answer }));
      setQuestion(null);
      if (decisions === null) throw error;
      return decisions;
    };
    const change = async (id: unknown, version: unknown, decisiones: Decisions, horario?: object) => {
      await provider.horarioCambiar({
        params: { horarioId: Number(id) },
        body: {
          version: Number(version),
          decisiones: [...decisiones],
          ...(horario ? { horario: { ...horario } } : {}),
        },
        idempotencyKey: crypto.randomUUID(),
      });
    };
    const own: Pick<DataProvider, 'update' | 'delete'> = {
      update: async (resource, params) => {
        try {
          return await provider.update(resource, params);
        } catch (error) {
          await change(params.id, params.previousData['version'], await ask(error), params.data);
          return provider.getOne(resource, { id: params.id });
        }
      },
      delete: async (resource, params) => {
        try {
          return await provider.delete(resource, params);
        } catch (error) {
          const { previousData } = params;
          await change(params.id, (previousData as { version?: number } | undefined)?.version, await ask(error));
          return { data: previousData! };
        }
      },
    };
    return { ...provider, ...own };
  }, [provider]);
  if (deciding === null) return children;
  return (
    <DataProviderContext.Provider value={deciding}>
      {children}
      {question && (
        <LateTexts area="agenda">
          <Suspense>
            <AffectedDialog affected={question.affected} onAnswer={question.answer} />
          </Suspense>
        </LateTexts>
      )}
    </DataProviderContext.Provider>
  );
}
