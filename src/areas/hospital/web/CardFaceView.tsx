import type { ComponentType, ReactNode } from 'react';
import type { CardFace, FaceAction, FaceChip } from './card-face';
import styles from './patients.module.css';

/** Components for drawing a card: those of the application, or those of the glance before it loads. */
export interface FaceParts {
  readonly NameLink: ComponentType<{ readonly to: string; readonly className: string; readonly children: ReactNode }>;
  readonly Chip: ComponentType<FaceChip>;
  readonly Action: ComponentType<FaceAction & { readonly className: string }>;
  readonly alert: ReactNode;
}

interface CardFaceViewProps {
  readonly face: CardFace;
  readonly parts: FaceParts;
}

/** Renders a card of «Mis pacientes». Imports nothing of the application, because the card is also drawn before it loads. */
export function CardFaceView({ face, parts: { NameLink, Chip, Action, alert } }: CardFaceViewProps) {
  return (
    <li className={styles['card']} data-risk={face.risk ?? undefined}>
      <header>
        <b className={styles['bed']}>{face.bed}</b>
        <NameLink to={face.to} className={styles['name'] ?? ''}>
          {face.name}
        </NameLink>
        <Chip {...face.score} />
      </header>
      <p className={styles['facts']}>{face.facts}</p>
      {face.allergies && (
        <p className={styles['allergies']}>
          {alert} {face.allergies}
        </p>
      )}
      <div className={styles['chips']}>
        {face.chips.map((chip) => (
          <Chip key={chip.text} {...chip} />
        ))}
      </div>
      <p className={styles['due']}>{face.due}</p>
      <nav className={styles['actions']} aria-label={face.name}>
        {face.actions.map((action) => (
          <Action key={action.to} {...action} className={action.isUrgent ? (styles['whole'] ?? '') : ''} />
        ))}
      </nav>
    </li>
  );
}
