import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { lowerFirst } from '../../format/lower-first';
import { InsideSection } from '../../page/InsideSection';
import { TabContext, TabInAddress } from '../../page/TabContext';
import { type ReferenceOption, toOption } from '../../reference/reference-option';
import { ResourceModuleProvider } from '../../resource/ResourceModuleContext';
import { useOpenedResource } from '../../resource/ResourceRegistry';
import type { WireRecord } from '../../resource/wire-record';
import { ErrorState } from '../../states/ErrorState';
import { Loading } from '../../states/Loading';
import { InPlaceProvider, type InPlace } from './InPlaceContext';

interface CreateDialogProps {
  readonly reference: string;
  readonly place: string;
  readonly text: string;
  readonly values: WireRecord;
  readonly onCreated: (option: ReferenceOption) => void;
  readonly onClose: () => void;
}

/** Create form of another resource in a dialog, over the form that refers to it. */
export default function CreateDialog({ reference, place, text, values, onCreated, onClose }: CreateDialogProps) {
  const { data: module, error, refetch } = useOpenedResource(reference);
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const onLeave = useCallback(() => setLeaving(true), []);
  const onStay = useCallback(() => setLeaving(false), []);
  const inPlace = useMemo<InPlace>(
    () => ({
      place,
      text,
      values,
      leaving,
      onLeave,
      onStay,
      onClose,
      onCreated: (record) => {
        if (module) onCreated(toOption(module, record));
        onClose();
      },
    }),
    [place, text, values, leaving, onLeave, onStay, onClose, onCreated, module],
  );

  const View = module?.views.create;
  return (
    // React events bubble to the form below, which must not handle keys and submits of this dialog.
    <Dialog
      open
      onClose={module ? onLeave : onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="create-in-place"
      transitionDuration={100}
      onSubmit={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <DialogTitle id="create-in-place">
        {module
          ? translate('app.form.createTitle', {
              name: lowerFirst(translate(`resources.${reference}.name`, { smart_count: 1 })),
            })
          : translate('app.loading')}
      </DialogTitle>
      <DialogContent>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !View && <Loading />}
        {module && View && (
          <ResourceContextProvider value={reference}>
            <ResourceModuleProvider value={module}>
              <InPlaceProvider value={inPlace}>
                <InsideSection.Provider value={false}>
                  <TabContext.Provider value={null}>
                    <TabInAddress.Provider value={false}>
                      <Suspense fallback={<Loading />}>
                        <View />
                      </Suspense>
                    </TabInAddress.Provider>
                  </TabContext.Provider>
                </InsideSection.Provider>
              </InPlaceProvider>
            </ResourceModuleProvider>
          </ResourceContextProvider>
        )}
      </DialogContent>
    </Dialog>
  );
}
