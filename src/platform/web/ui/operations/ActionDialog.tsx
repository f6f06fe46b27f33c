import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useMemo, useState } from 'react';
import { valueAt } from '#platform/shared/paths';
import { describeError } from '../states/describe-error';
import { NO_FORM } from '../form/no-form';
import { SecondPersonFields } from '../form/step/SecondPersonFields';
import { NO_SECOND_PERSON } from '../form/step/second-person';
import { StepForm } from '../form/step/StepForm';
import { useStartedForm } from '../form/page/useStartedForm';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import type { Action, ActionForm } from './action';
import { useAction } from './useAction';
import formStyles from '../form/form.module.css';

interface ActionDialogProps {
  readonly action: Action;
  readonly on: { readonly id: string; readonly record: WireRecord; readonly title: string } | null;
  readonly onClose: () => void;
}

const same = (values: Readonly<Record<string, unknown>>) => ({ ...values });

/** Returns values for form fields from the record, by their paths in it. */
function fromRecord(fields: Readonly<Record<string, string>> = {}, record?: WireRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, path]) => [name, valueAt(record, path) ?? null]));
}

/** Dialog of an action, with its input or confirmation; runs the action. */
export default function ActionDialog({ action, on, onClose }: ActionDialogProps) {
  const notify = useNotify();
  const { data: loaded, error } = useQuery({
    queryKey: ['action-form', action.name],
    queryFn: async () => (await action.load?.()) ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  useEffect(() => {
    if (!error) return;
    const { message, correlationId } = describeError(error);
    notify(message, { type: 'error', messageArgs: { correlationId: correlationId ?? '' } });
    onClose();
  }, [error, notify, onClose]);
  if (loaded === undefined) return null;
  return <OpenedAction action={action} on={on} onClose={onClose} loaded={loaded} />;
}

interface OpenedActionProps extends ActionDialogProps {
  /** Null for an action without input. */
  readonly loaded: ActionForm | null;
}

function OpenedAction({ action, on, onClose, loaded }: OpenedActionProps) {
  const { name: resource } = useResourceModule();
  const translate = useTranslate();
  const run = useAction(action, on);
  const form = useStartedForm(loaded?.form ?? NO_FORM);
  const record = on?.record;
  const document = useMemo(() => (record ? { resource, record } : null), [resource, record]);
  // Kept outside the form, whose values are stored as a draft.
  const [second, setSecond] = useState(NO_SECOND_PERSON);
  const [refusal, setRefusal] = useState<unknown>(null);
  const texts = `${resource}.actions.${action.name}`;
  const label = translate(`resources.${texts}.name`);
  return (
    <StepForm
      place={[resource, on?.id, action.name].filter(Boolean).join('/')}
      texts={texts}
      title={on ? `${label} · ${on.title}` : label}
      question={action.confirm ? translate(`resources.${texts}.confirm`) : ''}
      notice={
        action.secondPerson && (
          <fieldset className={formStyles['grid']}>
            <legend>{translate('app.operations.second.title')}</legend>
            <SecondPersonFields
              email={translate('app.operations.second.email')}
              password={translate('app.operations.second.password')}
              value={second}
              error={refusal}
              onChange={setSecond}
            />
          </fieldset>
        )
      }
      form={loaded && form}
      document={document}
      initial={structuredClone({
        ...form.defaults,
        ...fromRecord(action.start, on?.record),
        ...fromRecord(action.take, on?.record),
      })}
      toBody={same}
      Inputs={loaded?.default}
      wide={action.wide ?? false}
      submitLabel={label}
      onSubmit={async (body) => {
        try {
          return await run(action.secondPerson ? { ...body, segundaPersona: second } : body);
        } catch (error) {
          setRefusal(error);
          throw error;
        }
      }}
      onClose={onClose}
    />
  );
}
