import type { ReactNode } from 'react';
import type { CardFace, FaceAction, FaceChip } from './card-face';
import { CardFaceView, type FaceParts } from './CardFaceView';
import { FaceWords } from './FaceWords';
import chipStyles from '#platform/web/ui/values/tone-chip.module.css';
import headingStyles from '#platform/web/ui/page/page-heading.module.css';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './glance.module.css';
import cardStyles from './patients.module.css';

interface GlancePageProps {
  readonly title: string;
  readonly description: string;
  readonly cards: readonly CardFace[];
}

/**
 * Renders «Mis pacientes» for a device to draw before the application has loaded: links, text and styles. `data-note` is filled in when
 * drawn.
 */
export function GlancePage({ title, description, cards }: GlancePageProps) {
  return (
    <div className={styles['glance']} aria-busy>
      <main className={pageStyles['page']} data-ends>
        <header className={headingStyles['heading']}>
          <div className={headingStyles['texts']}>
            <h1 className={headingStyles['title']}>{title}</h1>
            <p className={headingStyles['description']}>{description}</p>
          </div>
        </header>
        <p role="status" className={styles['note']} data-note />
        <ul className={cardStyles['cards']}>
          {cards.map((face) => (
            <CardFaceView key={face.id} face={face} parts={PARTS} />
          ))}
        </ul>
      </main>
    </div>
  );
}

const PARTS: FaceParts = { NameLink, Chip, Action, alert: null };

interface NameLinkProps {
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

function NameLink({ to, className, children }: NameLinkProps) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

function Chip({ tone, ...words }: FaceChip) {
  return (
    <span className={chipStyles['chip']} data-tone={tone}>
      <FaceWords {...words} />
    </span>
  );
}

function Action({ to, text, isUrgent, className }: FaceAction & { readonly className: string }) {
  return (
    <a href={to} className={`${styles['action']} ${className}`} data-urgent={isUrgent}>
      {text}
    </a>
  );
}
