import Button from '@mui/material/Button';
import Markdown from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { useCurrentUser } from '#platform/web/session/CurrentUserContext';
import { NotFound } from '#platform/web/ui/states/NotFound';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { CHAPTERS, chapterOf, type Chapter } from './chapters';
import styles from './help.module.css';

const FOLDER = '/docs/manual/';
const TEXTS = import.meta.glob<string>('/docs/manual/*.md', { query: '?raw', import: 'default', eager: true });
const PICTURES = import.meta.glob<string>('/docs/manual/*.jpg', { query: '?url', import: 'default', eager: true });

/** The user manual: the chapter of the address, or that of the user's profile. */
export default function HelpPage() {
  const translate = useTranslate();
  const { perfilNombre } = useCurrentUser();
  const [language] = useLocaleState();
  const { chapter } = useParams();
  const own = chapterOf(perfilNombre);
  const shown = chapter ?? own;
  const text = TEXTS[`${FOLDER}${shown}.md`];
  const title = translate('help.title');
  usePageTitle(title);
  if (text === undefined) return <NotFound />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{title}</h1>
        <Button onClick={() => window.print()}>{translate('help.print')}</Button>
      </header>
      <nav className={styles['chapters']} aria-label={translate('help.chapters')}>
        <ul>
          {inOrder(own).map((name) => (
            <li key={name}>
              <Link
                to={`/ayuda/${name}`}
                className={styles['link'] ?? ''}
                aria-current={name === shown ? 'page' : undefined}
              >
                {headingOf(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {!language.startsWith('es') && <p className={styles['note']}>{translate('help.note')}</p>}
        <article className={styles['chapter']} lang="es">
          <Markdown options={OPTIONS}>{lowered(text)}</Markdown>
        </article>
      </div>
    </div>
  );
}

/** Chapters with the user's own first. */
const inOrder = (own: Chapter): Chapter[] => [own, ...CHAPTERS.flatMap(({ name }) => (name === own ? [] : [name]))];

/** `# Recepción` → `Recepción` */
const headingOf = (name: Chapter) => /^# (.+)$/m.exec(TEXTS[`${FOLDER}${name}.md`]!)![1]!;

/** Moves headings one level down: the page has its own `h1`. */
const lowered = (text: string) => text.replaceAll(/^#/gm, '##');

const OPTIONS = { forceBlock: true, overrides: { img: { component: Picture } } };

/** Picture of a chapter; links to it at full size. */
function Picture({ src = '', alt }: ComponentProps<'img'>) {
  const address = PICTURES[`${FOLDER}${src}`];
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} loading="lazy" />
    </a>
  );
}
