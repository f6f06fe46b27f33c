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
  /** Null where it is not offered: the schema or the person's permissions do not allow it. */
  readonly onCreate: ((text: string, created: (option: ReferenceOption) => void) => void) | null;
  readonly dialog: ReactNode;
}

/**
 * Creating a record from the picker that needs it, where the schema says so and the person may.
 *
 * @param place of the form and of the field in it, which tells drafts of such dialogs apart
 * @param values that the picker asks for: a new municipality belongs to the chosen state
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
