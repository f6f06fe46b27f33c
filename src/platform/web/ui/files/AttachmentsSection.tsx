import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { FileRecord } from '#platform/shared/file-kinds';
import { useMayWrite } from '../access/useMayWrite';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import type { Attachments } from '../resource/resource-module';
import { ErrorState } from '../states/ErrorState';
import { Loading } from '../states/Loading';
import { LateTexts } from '../texts/LateTexts';
import { AttachmentRow } from './AttachmentRow';
import { AttachmentUpload } from './AttachmentUpload';
import { useFileMethods } from './file-methods';
import sectionStyles from '../page/titled-section.module.css';
import styles from './attachments.module.css';

interface AttachmentsSectionProps {
  /** Key of the record. */
  readonly id: string;
  readonly record: WireRecord;
  readonly allowed: Attachments;
}

/** Attachments of a record, shown once their texts are loaded. */
export default function AttachmentsSection(props: AttachmentsSectionProps) {
  return (
    <LateTexts area="medios" waiting={<Loading />}>
      <Attached {...props} />
    </LateTexts>
  );
}

/** Attachments of a record with author, date and preview. Users who may edit the record can add and remove them. */
function Attached({ id, record, allowed }: AttachmentsSectionProps) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const methods = useFileMethods();
  const queries = useQueryClient();
  const mayChange = useMayWrite('update')(record);
  const key = [name, 'files', id];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await methods.listFiles(name, id, signal)).data,
  });
  // Keeps removed files in place, with an undo.
  const [removed, setRemoved] = useState<readonly FileRecord[]>([]);
  const again = () => queries.invalidateQueries({ queryKey: key });

  const rows = [
    ...(data ?? []),
    ...removed.filter(({ archivoId }) => !data?.some((file) => file.archivoId === archivoId)),
  ].toSorted((a, b) => (a.fecha < b.fecha ? 1 : -1));
  return (
    <section className={`${sectionStyles['section']} ${styles['screenOnly']}`} aria-labelledby="files-title">
      <h2 id="files-title">{translate('app.files.title')}</h2>
      <div className={styles['files']}>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading />
        ) : (
          <>
            {rows.length === 0 && <p className={styles['none']}>{translate('app.files.none')}</p>}
            {rows.length > 0 && (
              <ul className={styles['list']}>
                {rows.map((file) => (
                  <AttachmentRow
                    key={file.archivoId}
                    file={file}
                    id={id}
                    mayChange={mayChange}
                    isRemoved={removed.some(({ archivoId }) => archivoId === file.archivoId)}
                    onRemoved={() => {
                      setRemoved([...removed, file]);
                      void again();
                    }}
                    onRestored={() => {
                      setRemoved(removed.filter(({ archivoId }) => archivoId !== file.archivoId));
                      void again();
                    }}
                  />
                ))}
              </ul>
            )}
            {mayChange && (
              <AttachmentUpload id={id} allowed={allowed} count={data.length} onAdded={() => void again()} />
            )}
          </>
        )}
      </div>
    </section>
  );
}
