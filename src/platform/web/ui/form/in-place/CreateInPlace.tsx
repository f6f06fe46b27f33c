import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { lowerFirst } from '../../format/lower-first';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { CreatePageProps } from '../page/CreateForm';
import { RecordForm } from '../page/RecordForm';
import { useSaveNew } from '../submit/useSaveNew';
import type { InPlace } from './InPlaceContext';

/** Create form in a dialog, with the text typed into the picker filled in. */
export function CreateInPlace({ inPlace, form, namedBy, children }: CreatePageProps & { inPlace: InPlace }) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const { save, attempt } = useSaveNew();
  const [initial] = useState(() => ({
    ...structuredClone(form.defaults),
    ...inPlace.values,
    ...(namedBy && inPlace.text ? { [namedBy]: inPlace.text } : {}),
  }));
  const label = translate('app.action.create', {
    name: lowerFirst(translate(`resources.${name}.name`, { smart_count: 1 })),
  });
  return (
    <RecordForm
      spec={form}
      mode="create"
      place={`${name}/nuevo@${inPlace.place}`}
      initial={initial}
      attempt={attempt}
      onSave={save}
      onSaved={inPlace.onCreated}
      saveLabel={label}
      cancelTo=""
      autoFocus
    >
      {children}
    </RecordForm>
  );
}
