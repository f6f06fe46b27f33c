import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Solicitud } from '#generated/shared/types/solicitud.gen';
import { estatusSolicitud } from '#generated/web/solicitud/enums.gen';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { recordPath } from '#platform/shared/record-path';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { ValueView } from '#platform/web/ui/values/ValueView';
import boxStyles from '#platform/web/ui/page/toned-box.module.css';
import styles from './lacking-alert.module.css';

const ALERT = `${boxStyles['box']} ${styles['alert']}`;

/** Renders the missing pieces at the head of a request not received in full, or the request that orders them. */
export default function LackingAlert() {
  const { record } = useShowContext();
  const translate = useTranslate();
  const { piezasSinRecibir, clavesIncompletas, pedidosPendiente = [] } = record as Partial<Solicitud>;
  if (!piezasSinRecibir || !clavesIncompletas) return null;
  const count = (key: string, amount: number) =>
    translate(`app.backOrder.${key}`, { smart_count: amount, amount: formatNumber(amount, 0) });
  if (pedidosPendiente.length === 0)
    return (
      <p className={ALERT} data-tone="warning">
        <InfoOutlined aria-hidden />
        {translate('app.backOrder.lacking', {
          pieces: count('pieces', piezasSinRecibir),
          supplies: count('supplies', clavesIncompletas),
        })}
      </p>
    );
  return (
    <div className={ALERT} data-tone="neutral">
      <InfoOutlined aria-hidden />
      {translate('app.backOrder.asked')}
      {pedidosPendiente.map(({ solicitudId, folio, estatus }) => (
        <span key={solicitudId} className={styles['order']}>
          <Link to={recordPath.show('solicitud', solicitudId)}>{folio || `#${solicitudId}`}</Link>
          <ValueView spec={{ type: 'enum', choices: estatusSolicitud }} value={estatus} />
        </span>
      ))}
    </div>
  );
}
