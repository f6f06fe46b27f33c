import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { vincularUsuarioProveedorForm } from '#generated/shared/forms/operation-vincularUsuarioProveedor.gen';
import { usuarioProveedorActualizarForm } from '#generated/shared/forms/operation-usuarioProveedorActualizar.gen';
import type { OperationTypes } from '#generated/shared/operations.gen';
import Inputs from '#generated/web/proveedor/actions/vincularUsuarioProveedor.gen';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { StepForm } from '#platform/web/ui/form/step/StepForm';
import { useSupplierUserCalls, type SupplierUser } from './useSupplierUsers';

/** Action of the dialog: link a user, edit an account, enable or disable it. */
export type Asked =
  | { readonly what: 'link'; readonly proveedorId: number | null }
  | { readonly what: 'edit' | 'turn'; readonly row: SupplierUser };

type Changed = OperationTypes['usuarioProveedorActualizar']['body'];
/** Texts of the button on the supplier's page. */
const TEXTS = 'proveedor.actions.vincularUsuarioProveedor';
const same = (values: Readonly<Record<string, unknown>>) => ({ ...values });

export default function SupplierUserDialog({
  asked,
  onClose,
}: {
  readonly asked: Asked;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  const { link, update } = useSupplierUserCalls();
  const [key] = useState(() => crypto.randomUUID());
  const common = { texts: TEXTS, toBody: same, onClose };
  if (asked.what === 'link') {
    return (
      <StepForm
        {...common}
        place="usuarios-proveedor/vincular"
        title={translate('app.supplierUsers.link')}
        question=""
        form={vincularUsuarioProveedorForm}
        initial={{ ...vincularUsuarioProveedorForm.defaults, proveedorId: asked.proveedorId }}
        Inputs={LinkInputs}
        submitLabel={translate('app.supplierUsers.link')}
        onSubmit={(body) => link(body as unknown as OperationTypes['vincularUsuarioProveedor']['body'], key)}
      />
    );
  }
  const { usuarioId, usuarioNombre, personaNombre, primerApellido, segundoApellido, email, isActive } = asked.row;
  const now: Changed = {
    usuarioId,
    nombre: personaNombre,
    primerApellido,
    email,
    isActive: isActive === 'ACTIVO',
    ...(segundoApellido === '' ? {} : { segundoApellido }),
  };
  if (asked.what === 'edit') {
    return (
      <StepForm
        {...common}
        place={`usuarios-proveedor/${usuarioId}`}
        title={translate('app.supplierUsers.editOf', { name: usuarioNombre })}
        question=""
        form={usuarioProveedorActualizarForm}
        initial={{ ...now, segundoApellido }}
        Inputs={Inputs}
        submitLabel={translate('app.action.save')}
        onSubmit={(body) => update(body as unknown as Changed)}
      />
    );
  }
  const verb = now.isActive ? 'deactivate' : 'activate';
  return (
    <StepForm
      {...common}
      place={`usuarios-proveedor/${usuarioId}/${verb}`}
      title={`${translate(`app.supplierUsers.${verb}`)} · ${usuarioNombre}`}
      question={translate(`app.supplierUsers.${verb}Ask`, { name: usuarioNombre })}
      form={null}
      initial={{}}
      Inputs={undefined}
      danger={now.isActive}
      submitLabel={translate(`app.supplierUsers.${verb}`)}
      onSubmit={() => update({ ...now, isActive: !now.isActive })}
    />
  );
}

/** Unlike the supplier's page, this dialog has a field for the supplier. */
function LinkInputs() {
  return (
    <>
      <ReferenceInput source="proveedorId" required reference="proveedor" wide />
      <Inputs />
    </>
  );
}
