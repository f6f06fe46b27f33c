import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermission } from '../../ui/access/PermissionsContext';
import { Icon } from '../../ui/icons/Icon';
import { useWaiting } from '../../ui/offline/WaitingContext';
import { ToneChip } from '../../ui/values/ToneChip';
import { clock } from './clock';
import { News2 } from './News2';
import { ProposeOrder } from './ProposeOrder';
import type { Card } from './useHospital';
import styles from './patients.module.css';

/** One patient of a ward, as read at arm's length: where, who, how they are, and what is due (DOMAIN f.4, «Mis pacientes»). */
export function PatientCard({ card, now }: { readonly card: Card; readonly now: number }) {
  const translate = useTranslate();
  const [takesSigns, gives] = [usePermission('signos.capturar'), usePermission('nota-evolucion.ver')];
  const orders = usePermission('orden-cargo.crear');
  const waiting = useWaiting('hospitalizacionSignosCapturar', 'hospitalizacionMinistrar').filter(
    ({ params, body }) => (body['hospitalizacionId'] ?? params['hospitalizacionId']) === card.hospitalizacionId,
  );
  const to = `/hospital/paciente/${card.hospitalizacionId}`;
  const isSignsLate = card.signosVencenEn !== null && Date.parse(card.signosVencenEn) < now;
  return (
    <li className={styles['card']} data-risk={card.news2Riesgo ?? undefined}>
      <header>
        <b className={styles['bed']}>{card.camaNumero ?? '—'}</b>
        <Link to={to} className={styles['name']}>
          {card.pacienteNombre ?? card.iniciales}
        </Link>
        <News2 card={card} />
      </header>
      <p className={styles['facts']}>
        {[card.edad, card.dias !== null && translate('ward.card.day', { smart_count: card.dias }), card.diagnostico]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {card.alergias && card.alergias.length > 0 && (
        <p className={styles['allergies']}>
          <Icon name="alert" /> {translate('ward.card.allergies', { list: card.alergias.join(', ') })}
        </p>
      )}
      <div className={styles['chips']}>
        {waiting.length > 0 && (
          <ToneChip tone="warning" icon="clock">
            {translate('ward.card.waiting', { smart_count: waiting.length })}
          </ToneChip>
        )}
        {isSignsLate && (
          <ToneChip tone="danger" icon="clock">
            {translate('ward.card.signsLate', { when: clock(card.signosVencenEn!) })}
          </ToneChip>
        )}
        {card.dosisAtrasadas > 0 && (
          <ToneChip tone="danger" icon="pill">
            {translate('ward.card.late', { smart_count: card.dosisAtrasadas })}
          </ToneChip>
        )}
        {card.notaVencida && (
          <ToneChip tone="warning" icon="edit">
            {translate('ward.card.note')}
          </ToneChip>
        )}
        {card.ordenesPorRecibir > 0 && (
          <ToneChip tone="info" icon="box">
            {translate('ward.card.receive', { smart_count: card.ordenesPorRecibir })}
          </ToneChip>
        )}
        {card.aislamiento !== 'NINGUNO' && (
          <ToneChip tone="warning" icon="shield">
            {translate(`ward.card.isolation.${card.aislamiento}`)}
          </ToneChip>
        )}
        {card.ayuno && <ToneChip tone="info">{translate('ward.card.fasting')}</ToneChip>}
        {card.riesgoCaidas === 'ALTO' && <ToneChip tone="warning">{translate('ward.card.falls')}</ToneChip>}
        {card.estatus === 'PREALTA' && (
          <ToneChip tone="info" icon="clock">
            {translate('ward.card.leaving')}
          </ToneChip>
        )}
      </div>
      <p className={styles['due']}>
        {[
          card.proximaDosis &&
            card.dosisAtrasadas === 0 &&
            translate('ward.card.dose', { what: card.proximaDosis.descripcion, when: clock(card.proximaDosis.en) }),
          card.signosVencenEn && !isSignsLate && translate('ward.card.signsDue', { when: clock(card.signosVencenEn) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <nav className={styles['actions']} aria-label={card.pacienteNombre ?? card.iniciales}>
        <ProposeOrder card={card} className={styles['whole']} />
        {takesSigns && (
          <Button variant="outlined" component={Link} to={`/tableta/paciente/${card.hospitalizacionId}/signos`}>
            {translate('ward.card.signs')}
          </Button>
        )}
        {gives && (
          <Button variant="outlined" component={Link} to={`${to}?vista=medicamentos`}>
            {translate('ward.card.medicines')}
          </Button>
        )}
        {orders && (
          <Button variant="outlined" component={Link} to={`/tableta/paciente/${card.hospitalizacionId}/orden`}>
            {translate('ward.card.order')}
          </Button>
        )}
        {gives && (
          <Button variant="outlined" component={Link} to={`${to}?vista=notas`}>
            {translate('ward.card.notes')}
          </Button>
        )}
      </nav>
    </li>
  );
}
