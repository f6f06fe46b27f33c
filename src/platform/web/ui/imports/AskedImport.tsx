import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { StepForm } from '../form/step/StepForm';
import type { Action } from '../operations/action';
import { useResourceModule } from '../resource/ResourceModuleContext';
import ImportDialog from './ImportDialog';

interface AskedImportProps {
  readonly action: Action & Required<Pick<Action, 'import'>>;
  readonly onClose: () => void;
}

const same = (values: Readonly<Record<string, unknown>>) => ({ ...values });

/** Import with a form before the file, for its destination and purpose. */
export default function AskedImport({ action, onClose }: AskedImportProps) {
  const { name: resource } = useResourceModule();
  const translate = useTranslate();
  const [answers, setAnswers] = useState<Readonly<Record<string, unknown>> | null>(null);
  const { data: loaded } = useQuery({
    queryKey: ['action-form', action.name],
    queryFn: async () => (await action.load?.()) ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (answers) return <ImportDialog action={action} answers={answers} onClose={onClose} />;
  if (loaded === undefined) return null;
  const texts = `${resource}.actions.${action.name}`;
  return (
    <StepForm
      place={`${resource}/${action.name}`}
      texts={texts}
      title={translate(`resources.${texts}.name`)}
      question=""
      form={loaded?.form ?? null}
      initial={structuredClone({ ...loaded?.form.defaults })}
      toBody={same}
      Inputs={loaded?.default}
      submitLabel={translate('imports.review.continue')}
      onSubmit={async (body) => {
        setAnswers(body);
        return undefined;
      }}
      onClose={(done) => {
        if (!done) onClose();
      }}
    />
  );
}
