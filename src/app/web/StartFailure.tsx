import styles from './start-failure.module.css';

/** Shown when the server could not be reached. In Spanish, the product's language, because no texts could be loaded. */
export function StartFailure() {
  return (
    <main className={styles['page']} role="alert">
      <h1>No se pudo abrir Red Salud</h1>
      <p>El servidor no responde. Revise su conexión y vuelva a intentar.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Reintentar
      </button>
    </main>
  );
}
