import { useTranslate } from 'react-admin';
import { estatusOrdenCargo } from '#generated/web/orden-cargo/enums.gen';
import { Icon } from '#platform/web/ui/icons/Icon';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { clock } from '../clock';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { HandedPatient } from '../useHospital';
import styles from './handover.module.css';

type Finding = HandedPatient['hallazgos'][number];

interface HandoverPatientProps {
  readonly patient: HandedPatient;
  readonly recommendation: string;
  /** Null after signing. */
  readonly onRecommend: ((text: string) => void) | null;
}

/** Renders one patient in the order of SBAR, with unresolved findings first. */
export function HandoverPatient({ patient, recommendation, onRecommend }: HandoverPatientProps) {
  const translate = useTranslate();
  const { hospitalizacionId: id, news2, news2Antes, ingresosMl, egresosMl } = patient;
  const open = patient.hallazgos.filter(({ pendiente }) => pendiente);
  const done = patient.hallazgos.filter(({ pendiente }) => !pendiente);
  return (
    <article className={styles['patient']} data-open={open.length > 0} aria-labelledby={`handed-${id}`}>
      <header>
        <b>{patient.camaNumero ?? '—'}</b>
        <h2 id={`handed-${id}`}>{patient.pacienteNombre ?? patient.iniciales}</h2>
        {open.length === 0 ? (
          <ToneChip tone="success" icon="check">
            {translate('ward.handover.nothing')}
          </ToneChip>
        ) : (
          <ToneChip tone="danger" icon="alert">
            {translate('ward.handover.unresolved', { smart_count: open.length })}
          </ToneChip>
        )}
      </header>
      {open.length > 0 && <Findings findings={open} />}
      <dl>
        <dt>{translate('ward.handover.s')}</dt>
        <dd>
          {[
            patient.edad,
            patient.diagnostico,
            patient.dias !== null && translate('ward.card.day', { smart_count: patient.dias }),
            news2 === null
              ? translate('ward.handover.noNews2')
              : news2Antes === null || news2Antes === news2
                ? translate('ward.handover.news2', { now: news2 })
                : translate('ward.handover.news2From', { before: news2Antes, now: news2 }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </dd>
        <dt>{translate('ward.handover.b')}</dt>
        <dd>
          {[
            patient.alergias
              ? translate('app.allergies.known', { list: patient.alergias })
              : translate('app.allergies.hidden'),
            patient.aislamiento !== 'NINGUNO' && translate(`ward.card.isolation.${patient.aislamiento}`),
            patient.accesos && translate('ward.handover.access', { list: patient.accesos }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </dd>
        <dt>{translate('ward.handover.a')}</dt>
        <dd>
          {[
            translate('ward.handover.given', { smart_count: patient.dosisDadas }),
            ingresosMl === null || egresosMl === null
              ? translate('ward.handover.noFluids')
              : translate('ward.handover.fluids', {
                  in: formatNumber(ingresosMl),
                  out: formatNumber(egresosMl),
                  balance: formatNumber(ingresosMl - egresosMl),
                }),
          ].join(' · ')}
          {done.length > 0 && <Findings findings={done} />}
        </dd>
        <dt id={`recommend-${id}`}>{translate('ward.handover.r')}</dt>
        <dd>
          {onRecommend ? (
            <textarea
              aria-labelledby={`recommend-${id} handed-${id}`}
              placeholder={translate('ward.handover.recommend')}
              maxLength={1000}
              value={recommendation}
              onChange={(event) => onRecommend(event.target.value)}
            />
          ) : (
            recommendation || '—'
          )}
        </dd>
      </dl>
    </article>
  );
}

function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const translate = useTranslate();
  const what = ({ signo, estatusOrden, que, detalle }: Finding) =>
    signo
      ? `${translate(`resources.signos.fields.${signo}`)} ${detalle ?? ''}`
      : estatusOrden
        ? `${que} ${translate(choiceKey(estatusOrdenCargo, estatusOrden))}`
        : [que, detalle].filter(Boolean).join(': ');
  return (
    <ul className={styles['findings']}>
      {findings.map((finding) => (
        <li key={`${finding.tipo} ${finding.signo ?? finding.que} ${finding.en}`} data-open={finding.pendiente}>
          {finding.pendiente && <Icon name="alert" />}
          <span>
            <b>{translate(`ward.handover.kind.${finding.tipo}`)}</b> {what(finding)}
            {finding.en && <small> {clock(finding.en)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
