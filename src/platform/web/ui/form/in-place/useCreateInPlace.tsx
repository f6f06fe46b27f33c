import { Suspense, useState, type ReactNode } from 'react';
import { usePermission } from '../../access/PermissionsContext';
import type { ReferenceOption } from '../../reference/reference-option';
import { useReferenceModule } from '../../resource/ResourceRegistry';
import type { WireRecord } from '../../resource/wire-record';
import { lazyPart } from '../../loading/lazy-part';

const CreateDialog = lazyPart(() => import('./CreateDialog'));

interface Asked {
  readonly text: string;
  readonly created: (option: ReferenceOption) => void;
}

interface CreateInPlaceHook {
  /** Null when creation is not allowed by the schema or the user's permissions. */
  readonly onCreate: ((text: string, created: (option: ReferenceOption) => void) => void) | null;
  readonly dialog: ReactNode;
}

/**
 * Creates a record from the picker that refers to it, if the schema and the user's permissions allow it.
 *
 * @param place path of the form and its field, which distinguishes drafts of such dialogs
 * @param values given by the picker: a new municipality belongs to the chosen state
 */
export function useCreateInPlace(
  canCreate: boolean,
  reference: string,
  place: string,
  values: WireRecord,
): CreateInPlaceHook {
  const module = useReferenceModule(reference, canCreate);
  const permitted = usePermission(module?.permissions.create);
  const [asked, setAsked] = useState<Asked | null>(null);
  const offered = canCreate && module !== undefined && permitted && module.operations.includes('create');
  return {
    onCreate: offered ? (text, created) => setAsked({ text, created }) : null,
    dialog: asked && (
      <Suspense>
        <CreateDialog
          reference={reference}
          place={place}
          text={asked.text}
          values={values}
          onCreated={asked.created}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}
