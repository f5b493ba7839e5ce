/** The router's error screen in the site's own frame, with ways on. */
export function ErrorScreen({ detail }: { detail: string }) {
  return (
    <section data-ground="basalt" className="frame-width pt-40 pb-32">
      <h1>Unexpected Application Error!</h1>
      <p>{detail}</p>
    </section>
  );
}
