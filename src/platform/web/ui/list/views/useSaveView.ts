import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { describeError } from '../../states/describe-error';
import { useListSettings } from '../layout/ListSettingsContext';
import { useListMethods, type View, type ViewContent } from '../list-methods';
import { viewsKey } from './useViews';

type Changes = Partial<Pick<View, 'nombre' | 'contenido' | 'compartida' | 'predeterminada'>>;

/** Returns functions that write the list's saved views. Each returns true on success; `failure` contains the reason otherwise. */
export function useSaveView() {
  const { name } = useResourceModule();
  const { setLayout } = useListSettings();
  const methods = useListMethods();
  const queries = useQueryClient();
  const translate = useTranslate();
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const { message, correlationId } = describeError(error);
      setFailure(translate(message, { correlationId: correlationId ?? '' }));
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: viewsKey(name) });
      setPending(false);
    }
  };
  return {
    failure,
    pending,
    create: (nombre: string, contenido: ViewContent) =>
      attempt(async () => {
        const { data } = await methods.vistaCreate({ body: { recurso: name, nombre, contenido } });
        setLayout({ view: data.vistaId });
      }),
    save: ({ vistaId, version }: View, changes: Changes) =>
      attempt(() => methods.vistaUpdate({ params: { vistaId }, body: { version, ...changes } })),
    remove: ({ vistaId }: View) =>
      attempt(async () => {
        await methods.vistaDelete({ params: { vistaId } });
        setLayout({ view: null });
      }),
  };
}
