import { useTranslate } from 'react-admin';
import { use, useCallback, useMemo, useState } from 'react';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { lowerFirst } from '../format/lower-first';
import { StepForm } from '../form/step/StepForm';
import { useStepPlace } from '../form/step/StepPlaceContext';
import { LineEditorsProvider, type LineEditors } from '../lines/editors/LineEditorsContext';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import type { EnumChoices } from '../values/enum-choices';
import { DocumentProvider } from './DocumentContext';
import { LinesSummary } from './LinesSummary';
import { loadInputs } from './load-inputs';
import { OvertakenNotice } from './OvertakenNotice';
import { transitionBody, transitionStart } from './transition-body';
import type { LoadInputs } from './transition-forms';
import { useTransition } from './useTransition';

export interface TransitionFormProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly title: string;
  readonly name: string;
  readonly lifecycle: LifecycleSpec;
  readonly states: EnumChoices;
  /** Loads the inputs of the step, if it has any. */
  readonly load: LoadInputs | undefined;
  /** @param done true when the step was taken */
  readonly onClose: (done: boolean) => void;
}

const NO_EDITORS: LineEditors = {};

/**
 * Form of a step, with its confirmation and input; shows in place why the step is refused. On the page of a document, a step with lines
 * replaces the content; others open a dialog. Suspends until its inputs are loaded.
 */
export default function TransitionForm({
  id,
  record,
  title,
  name,
  lifecycle,
  states,
  load,
  onClose,
}: TransitionFormProps) {
  const Inputs = use(loadInputs(load)).default;
  const translate = useTranslate();
  const transition = lifecycle.transitions[name]!;
  const [initial] = useState(() => transitionStart(transition, record));
  const document = useMemo(() => ({ resource: lifecycle.resource, record }), [lifecycle.resource, record]);
  const toBody = useCallback(
    (values: Readonly<Record<string, unknown>>) => transitionBody(transition, values),
    [transition],
  );
  const { parts } = useResourceModule();
  const place = useStepPlace();
  const { run, overtaken } = useTransition(id, record, lifecycle, name, states);
  const texts = `${lifecycle.resource}.transitions.${name}`;
  const action = translate(`resources.${texts}.name`);
  return (
    <DocumentProvider value={record}>
      <LineEditorsProvider value={parts?.lineEditors ?? NO_EDITORS}>
        <StepForm
          place={`${lifecycle.resource}/${id}/${name}`}
          texts={texts}
          title={`${action} · ${title}`}
          question={
            transition.confirm
              ? translate(`resources.${texts}.confirm`)
              : Inputs
                ? ''
                : translate('app.lifecycle.confirm', { action: lowerFirst(action), name: title })
          }
          notice={overtaken && <OvertakenNotice overtaken={overtaken} lifecycle={lifecycle} states={states} />}
          form={transition.form}
          document={document}
          initial={initial}
          toBody={toBody}
          Inputs={Inputs}
          blocked={overtaken?.possible === false}
          wide={transition.lines !== null}
          within={transition.lines && place}
          summary={transition.lines && <LinesSummary lines={transition.lines} resource={lifecycle.resource} />}
          danger={transition.tone === 'danger'}
          submitLabel={action}
          onSubmit={run}
          onClose={onClose}
        />
      </LineEditorsProvider>
    </DocumentProvider>
  );
}
