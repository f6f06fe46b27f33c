import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Consulta } from '#generated/shared/types/consulta.gen';
import { isReferred } from '#areas/consulta/shared/consulta/referral';
import { formatDate } from '#platform/web/ui/format/format-date';
import { FetchedLabel } from '#platform/web/ui/values/FetchedLabel';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { DiagnosisName } from './DiagnosisName';
import styles from './consult.module.css';

/** Renders all fields of a closed note, in the order of NOM-004-SSA3-2012, 6.1 to 6.4, without blank ones. */
export function SignedFields({ note }: { readonly note: Consulta }) {
  const translate = useTranslate();
  const { referencia, diagnosticos, proximaCita, incapacidadDias } = note;
  return (
    <dl className={styles['signed']} data-voided={note.estatus === 'ANULADA' || undefined}>
      <Field name="tipo">{translate(`enums.TipoConsulta.${note.tipo}`)}</Field>
      <Field name="motivoConsulta">{note.motivoConsulta}</Field>
      <Field name="padecimientoActual">{note.padecimientoActual}</Field>
      <Field name="signosId">{note.signosId && <FetchedLabel reference="signos" id={note.signosId} />}</Field>
      <Field name="exploracionFisica">{note.exploracionFisica}</Field>
      <Field name="resultadosRelevantes">{note.resultadosRelevantes}</Field>
      <Field name="diagnosticos">
        {diagnosticos && diagnosticos.length > 0 && <DiagnosisList lines={diagnosticos} />}
      </Field>
      <Field name="pronostico">{note.pronostico && translate(`enums.Pronostico.${note.pronostico}`)}</Field>
      <Field name="tratamientoIndicaciones">{note.tratamientoIndicaciones}</Field>
      <Field name="proximaCita">{proximaCita && formatDate(proximaCita)}</Field>
      <Field name="incapacidadDias">
        {incapacidadDias !== null && translate('consult.days', { smart_count: incapacidadDias })}
      </Field>
      <Field name="referencia">{referencia && isReferred(referencia) && <ReferralText referral={referencia} />}</Field>
    </dl>
  );
}

/** Renders a field below its label; nothing when it is blank. */
function Field({ name, children }: { readonly name: keyof Consulta; readonly children: ReactNode }) {
  const translate = useTranslate();
  if (children === null || children === undefined || children === '' || children === false) return null;
  return (
    <div>
      <dt>{translate(`resources.consulta.fields.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function DiagnosisList({ lines }: { readonly lines: NonNullable<Consulta['diagnosticos']> }) {
  const translate = useTranslate();
  return (
    <ol>
      {lines.map(({ diagnosticoId, diagnosticoNombre, tipo, primeraVez, nota }) => (
        <li key={diagnosticoId}>
          <DiagnosisName id={diagnosticoId} name={diagnosticoNombre} />
          <small>
            {[translate(`enums.TipoDiagnostico.${tipo}`), primeraVez && translate('consult.firstTime'), nota]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </ol>
  );
}

function ReferralText({ referral }: { readonly referral: NonNullable<Consulta['referencia']> }) {
  const translate = useTranslate();
  const { unidadDestinoId, motivo, urgente, resumen } = referral;
  return (
    <>
      <p>
        {unidadDestinoId ? <FetchedLabel reference="unidad" id={unidadDestinoId} /> : null}{' '}
        <ToneChip tone={urgente ? 'danger' : 'neutral'}>
          {translate(urgente ? 'consult.referral.urgent' : 'consult.referral.notUrgent')}
        </ToneChip>
      </p>
      {motivo && <p>{translate('consult.referral.because', { reason: motivo })}</p>}
      {resumen && <p>{translate('consult.referral.summaryIs', { summary: resumen })}</p>}
    </>
  );
}
